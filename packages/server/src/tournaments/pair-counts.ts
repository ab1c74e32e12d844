import type { GameResult, PairCount } from '@daeguk/tournaments';

/**
 * How everybody did against everybody, from the first seat. Games against the house settle a match; they say nothing
 * of one entrant's strength against another.
 */
export function pairCounts(results: Iterable<GameResult>): PairCount[] {
  const counts = new Map<string, PairCount>();
  for (const { pairing, winner, bothLost } of results) {
    if (pairing.step === 'house' || bothLost) continue;
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
