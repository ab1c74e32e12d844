import type { GamePage } from '@daeguk/api';
import { pickingStones, type Result } from '@daeguk/games';
import { expect, test } from 'vitest';
import { begunAnew, caughtUp, type PlayedMove, toldBy, withMoved } from './told.js';

const start = pickingStones.toJson(pickingStones.setup({ n: 7 }, null));

function page(...moves: string[]): GamePage {
  return { file: { game: 'picking-stones' }, start, moves: moves.map(played) } as never;
}

function played(move: string, index: number): PlayedMove {
  const seat = index % 2 === 0 ? 'first' : 'second';
  return { seat, ply: index + 1, move, charged: 5, left: null, instead: null, memory: null };
}

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

test('goes on from what a page tells', () => {
  const told = value(toldBy(page('3')));
  const next = value(withMoved(told, played('1', 1)));
  expect(next.course.moves).toEqual(['3', '1']);
  expect(next.moves.map(({ seat }) => seat)).toEqual(['first', 'second']);
  expect(begunAnew(next)).toMatchObject({ course: { moves: [] }, moves: [] });
});

test('keeps the states it has while more is told, and forgets them where another game is told', () => {
  const told = value(toldBy(page('3', '1')));
  const more = value(caughtUp(told, page('3', '1', '5').moves));
  expect(more.course.states[2]).toBe(told.course.states[2]);
  expect(more.moves).toHaveLength(3);
  const other = value(caughtUp(more, page('1').moves));
  expect(other.course.moves).toEqual(['1']);
});

test('a game whose rules are not known cannot be told', () => {
  expect(toldBy({ ...page(), file: { game: 'go' } })).toMatchObject({
    ok: false,
    fault: { code: 'unknown-game' },
  });
});
