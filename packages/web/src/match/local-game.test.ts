import { games, pickingStones } from '@daeguk/games';
import { expect, test } from 'vitest';
import { begin } from './course.js';
import {
  afterMove,
  afterResigning,
  afterTime,
  afterUndo,
  beginLocal,
  type LocalGame,
  plyBefore,
  resigner,
  resultOf,
  running,
  turnOf,
} from './local-game.js';
import type { Player, Seats } from './seats.js';

const me: Player = { kind: 'me' };
const house: Player = { kind: 'house', level: 'easy' };
const meFirst: Seats = { first: me, second: house };

const start = begin(games.get('picking-stones')!, pickingStones.setup({ n: 7 }, null));
const perGame = { per: 'game', seconds: 10 } as const;

/** One move a second, the first at 1000. */
function played(seats: Seats, moves: readonly string[], limit: typeof perGame | null = null) {
  let game = running(beginLocal(start, seats, limit), 0);
  for (const [index, move] of moves.entries()) {
    const after = afterMove(game, move, (index + 1) * 1000);
    if (!after.ok) throw new Error(after.fault.code);
    game = after.value;
  }
  return game;
}

test('knows whose turn it is, and who has won by the rules', () => {
  expect(turnOf(played(meFirst, []))).toBe('first');
  expect(turnOf(played(meFirst, ['3']))).toBe('second');
  const over = played(meFirst, ['3', '1', '5']);
  expect(turnOf(over)).toBeNull();
  expect(resultOf(over)).toMatchObject({ winner: 'first', outcome: { ending: 'last-stone' } });
  expect(resultOf(played(meFirst, ['3']))).toBeNull();
});

test('a move that is none changes nothing', () => {
  expect(afterMove(played(meFirst, ['3']), '3', 0)).toMatchObject({ ok: false });
});

test('takes back to where a person was to move last', () => {
  const game = played(meFirst, ['3', '1']);
  expect(afterUndo(game, 9000).course.moves).toEqual([]);
  expect(afterUndo(played(meFirst, ['3']), 0).course.moves).toEqual([]);
  const two: Seats = { first: me, second: me };
  expect(afterUndo(played(two, ['3', '1']), 0).course.moves).toEqual(['3']);
  expect(plyBefore(played({ first: house, second: me }, ['3']))).toBeNull();
  expect(plyBefore(played({ first: house, second: house }, ['3', '1']))).toBeNull();
  const untouched = played(meFirst, []);
  expect(afterUndo(untouched, 0)).toBe(untouched);
});

test('who takes back has the time they had then, and their clock runs', () => {
  const game = afterUndo(played(meFirst, ['3', '1'], perGame), 5000);
  expect(game.clocks).toMatchObject({
    left: { first: 10_000, second: 10_000 },
    running: { seat: 'first', since: 5000 },
  });
  const later = afterUndo(played(meFirst, ['3', '1', '5'], perGame), 5000);
  expect(later.course.moves).toEqual(['3', '1']);
  expect(later.clocks?.left).toEqual({ first: 9000, second: 9000 });
});

test('to resign is to lose, and can be taken back without a move', () => {
  const game = played(meFirst, ['3', '1']);
  expect(resigner(game)).toBe('first');
  expect(resigner(played(meFirst, ['3']))).toBe('first');
  expect(resigner(played({ first: me, second: me }, ['3']))).toBe('second');
  expect(resigner(played({ first: house, second: house }, []))).toBeNull();
  const lost = afterResigning(game, 'first', 0);
  expect(resultOf(lost)).toMatchObject({ winner: 'second', early: { reason: 'resigned' } });
  expect(turnOf(lost)).toBeNull();
  expect(resigner(lost)).toBeNull();
  expect(afterUndo(lost, 0)).toMatchObject({ early: null, course: { moves: ['3', '1'] } });
});

test('who has no time left has lost', () => {
  const game = played(meFirst, ['3', '1'], perGame);
  expect(afterTime(game, 10_999)).toBe(game);
  const lost: LocalGame = afterTime(game, 11_000);
  expect(resultOf(lost)).toMatchObject({
    winner: 'second',
    early: { reason: 'time', loser: 'first' },
  });
  expect(lost.clocks?.running).toBeNull();
  expect(afterTime(lost, 99_000)).toBe(lost);
});
