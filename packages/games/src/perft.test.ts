import { describe, expect, it } from 'vitest';
import { microchess } from './microchess/rules.js';
import { countMoves, perft } from './perft.js';
import { pickingStones } from './picking-stones/rules.js';
import { at } from './testing/microchess-play.js';

describe('perft', () => {
  const seven = { n: 7, taken: [] };

  it('counts one way to play nothing', () => {
    expect(perft(pickingStones, seven, 0)).toBe(1);
  });

  it('counts the first stones, 1 and 3', () => {
    expect(perft(pickingStones, seven, 1)).toBe(2);
  });

  it('counts the second stones: six after 1, two after 3', () => {
    expect(perft(pickingStones, seven, 2)).toBe(8);
  });

  it('counts the third stones', () => {
    // After 1: 2 → 4 6, 3 → 6, 4 → 2, 5 → none, 6 → 2 3, 7 → none. After 3: 1 → 2 4 5 6 7, 6 → 1 2.
    expect(perft(pickingStones, seven, 3)).toBe(6 + 7);
  });

  it('counts nothing beyond the end of every game', () => {
    expect(perft(pickingStones, seven, 8)).toBe(0);
  });

  it('counts what a move generator would, past the draws on the board', () => {
    const kings = at('k3/4/4/4/3K w - - 0 1');
    expect(perft(microchess, kings, 1)).toBe(3);
    // From c1 and from d2 and c2 alike the black king's three steps stay free.
    expect(perft(microchess, kings, 2)).toBe(9);
    expect(countMoves(microchess, kings)).toBe(0);
  });

  it('counts nothing after checkmate', () => {
    const mate = at('R2k/4/3K/4/4 b - - 0 1');
    expect(perft(microchess, mate, 1)).toBe(0);
  });
});

describe('the count of legal moves', () => {
  it('is what legalMoves gives', () => {
    expect(countMoves(pickingStones, { n: 12, taken: [1] })).toBe(11);
    expect(countMoves(pickingStones, { n: 7, taken: [3, 1, 7] })).toBe(0);
  });
});
