import { games, pickingStones } from '@daeguk/games';
import { expect, test } from 'vitest';
import {
  begin,
  beginFrom,
  lastMove,
  latest,
  outcomeOf,
  upTo,
  withMove,
  withMoves,
} from './course.js';

const game = games.get('picking-stones')!;
const start = pickingStones.setup({ n: 7 }, null);

test('goes on with legal moves, and says why others are none', () => {
  const one = withMove(begin(game, start), '3');
  expect(one).toMatchObject({ ok: true, value: { moves: ['3'] } });
  expect(withMove(begin(game, start), '4')).toMatchObject({ ok: false });
});

test('is told by its start and its moves, to the end', () => {
  const told = beginFrom(game, game.toJson(start));
  if (!told.ok) throw new Error(told.fault.code);
  const over = withMoves(told.value, ['3', '1', '5']);
  if (!over.ok) throw new Error(over.fault.code);
  expect(over.value.states).toHaveLength(4);
  expect(outcomeOf(upTo(over.value, 2))).toBeNull();
  expect(latest(upTo(over.value, 1))).toEqual(game.play(start, 3));
  expect(lastMove(over.value, 2)).toEqual({ before: over.value.states[1], move: '1' });
  expect(lastMove(over.value, 0)).toBeNull();
});

test('a move that does not fit is named by its ply', () => {
  expect(withMoves(begin(game, start), ['3', '2'])).toMatchObject({
    ok: false,
    fault: { values: { ply: 1 } },
  });
});
