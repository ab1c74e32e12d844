import { expect, test } from 'vitest';
import type { Pairing, Step } from '../match.js';
import { resultOf } from '../testing/fates.js';
import { PairCounts } from './pair-counts.js';

function pairing(first: string, second: string, step: Step = 'game'): Pairing {
  const match = { id: '1', stage: '', round: 1, first, second };
  return { id: '1/1', match, game: 1, step, first, second, opening: 0, options: {} };
}

test('games are counted by who sat first; what only settles a match is not', () => {
  const results = [
    resultOf(pairing('a', 'b'), 'first'),
    resultOf(pairing('a', 'b'), 'second'),
    resultOf(pairing('a', 'b', 'replay'), null),
    resultOf(pairing('b', 'a'), 'first'),
    resultOf(pairing('a', 'b'), null, { bothLost: true }),
    resultOf(pairing('a', 'house', 'house'), 'first'),
  ];
  expect([...new PairCounts(results)]).toEqual([
    { first: 'a', second: 'b', won: 1, drawn: 1, lost: 1 },
    { first: 'b', second: 'a', won: 1, drawn: 0, lost: 0 },
  ]);
});
