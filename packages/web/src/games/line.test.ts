import { reversi } from '@daeguk/games';
import { expect, test } from 'vitest';
import { stepsOf } from './line.js';

const start = reversi.setup({}, null);

test('follows a line from state to state', () => {
  const steps = stepsOf(reversi, start, ['3,3', '3,4']);
  expect(steps.map(({ move }) => reversi.formatMove(move))).toEqual(['3,3', '3,4']);
  expect(steps[1]!.before).toEqual(reversi.play(start, { row: 3, column: 3 }));
});

test('ends where a move cannot be played', () => {
  expect(stepsOf(reversi, start, ['3,3', '3,3', '4,4'])).toHaveLength(1);
  expect(stepsOf(reversi, start, ['nonsense'])).toEqual([]);
});
