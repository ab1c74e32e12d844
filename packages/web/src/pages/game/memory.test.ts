import type { GamePage } from '@daeguk/api';
import { expect, test } from 'vitest';
import { mostMemory } from './memory.js';

const page = (memory: number, ...ofMoves: (number | null)[]) =>
  ({
    usage: { first: { memory }, second: { memory: 0 } },
    moves: ofMoves.map((each) => ({ seat: 'first', memory: each })),
  }) as unknown as GamePage;

test('is that of the game, or of the moves where they tell more', () => {
  expect(mostMemory(page(9, 3, 5), 'first')).toBe(9);
  expect(mostMemory(page(0, 3, 5, null), 'first')).toBe(5);
  expect(mostMemory(page(0, null), 'first')).toBe(0);
  expect(mostMemory(page(9, 3), 'second')).toBe(0);
});
