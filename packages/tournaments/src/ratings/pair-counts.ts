import { isBetweenEntrants } from '../match.js';
import type { GameResult } from '../results.js';
import type { PairCount } from './ratings.js';

/** How everybody did against everybody, from the first seat: what ratings are made of. */
export function pairCounts(results: Iterable<GameResult>): PairCount[] {
  const counts = new Map<string, PairCount>();
  for (const { pairing, winner, bothLost } of results) {
    if (!isBetweenEntrants(pairing) || bothLost) continue;
    const { first, second } = pairing;
    const key = `${first} ${second}`;
    const { won, drawn, lost } = counts.get(key) ?? { won: 0, drawn: 0, lost: 0 };
    counts.set(key, {
      first,
      second,
      won: won + (winner === 'first' ? 1 : 0),
      drawn: drawn + (winner === null ? 1 : 0),
      lost: lost + (winner === 'second' ? 1 : 0),
    });
  }
  return [...counts.values()];
}
