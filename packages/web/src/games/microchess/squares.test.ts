import { expect, test } from 'vitest';
import { isDark, SQUARES, squareName, turned } from './squares.js';

test('names squares by file and rank', () => {
  expect([0, 3, 16, 19].map(squareName)).toEqual(['a1', 'd1', 'a5', 'd5']);
});

test('has a dark a1, and no two neighbours alike', () => {
  expect([0, 1, 4, 5].map(isDark)).toEqual([true, false, false, true]);
});

test('shows White below, or above when turned; the way back is the same', () => {
  expect(turned(0, false)).toBe(16);
  expect(turned(0, true)).toBe(3);
  for (const isTurned of [false, true]) {
    expect(SQUARES.map((square) => turned(turned(square, isTurned), isTurned))).toEqual(SQUARES);
  }
});
