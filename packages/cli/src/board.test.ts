import { describe, expect, it } from 'vitest';
import { drawBoard } from './board.js';

describe('drawBoard', () => {
  it('numbers rows and columns as the protocol counts them', () => {
    expect(drawBoard('#b./.w./..#')).toEqual(['  0 1 2', '0 ■ ● ·', '1 · ○ ·', '2 · · ■']);
  });

  it('keeps columns straight beyond ten', () => {
    const board = Array(12).fill('b'.repeat(12)).join('/');
    const widths = new Set(drawBoard(board).map((line) => line.length));
    expect([...widths]).toEqual([38]);
  });

  it('draws the pieces of a FEN', () => {
    expect(drawBoard('knbr/p3/4/3P/RBNK w Qk - 0 1')).toEqual([
      '5 k n b r',
      '4 p · · ·',
      '3 · · · ·',
      '2 · · · P',
      '1 R B N K',
      '  a b c d',
    ]);
  });

  it('lists stones within 76 columns', () => {
    const stones = Array.from({ length: 60 }, (_, index) => index + 1);
    const lines = drawBoard(stones.join(','));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(76);
    expect(lines.join(' ')).toBe(stones.join(' '));
  });
});
