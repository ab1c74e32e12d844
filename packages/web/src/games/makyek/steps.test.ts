import { makyek } from '@daeguk/games';
import { expect, test } from 'vitest';
import { choicesOf, SIZE, stepOf } from './steps.js';

const start = makyek.setup({ plies: 120 }, null);

test('knows every way a piece steps as the rule book does', () => {
  for (const move of makyek.legalMoves(start)) {
    const { from, to } = stepOf(move);
    const { cells } = makyek.play(start, move);
    expect([cells[from], cells[to]]).toEqual([0, start.mover]);
  }
});

test('lists what can move, and where to', () => {
  const choices = choicesOf(start);
  expect(choices.size).toBe(8);
  const targets = choices.get(5 * SIZE + 3)!;
  expect(targets.get(4 * SIZE + 3)).toBe('5 3 0');
  expect(targets.has(5 * SIZE + 4)).toBe(false);
});
