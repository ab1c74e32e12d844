import { describe, expect, it } from 'vitest';
import { pickingStones } from './picking-stones/rules.js';
import { readMove } from './reading.js';

describe('readMove', () => {
  const start = { n: 7, taken: [] };

  it('gives the move that may be played', () => {
    expect(readMove(pickingStones, start, '3')).toEqual({ ok: true, value: 3 });
  });

  it.each([
    ['what cannot be read', start, 'three', 'unreadable'],
    ['what the rules refuse', start, '4', 'opening'],
    ['any move after the end', { n: 7, taken: [1, 7] }, '2', 'game-over'],
    ['any text after the end', { n: 7, taken: [1, 7] }, 'x', 'game-over'],
  ])('refuses %s', (_, state, text, code) => {
    expect(readMove(pickingStones, state, text)).toMatchObject({ ok: false, fault: { code } });
  });
});
