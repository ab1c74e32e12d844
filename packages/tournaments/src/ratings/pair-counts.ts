import { type EntrantId, isBetweenEntrants } from '../match.js';
import type { GameResult } from '../results.js';
import type { PairCount } from './ratings.js';

type GrowingCount = { -readonly [Key in keyof PairCount]: PairCount[Key] };

/** How everybody did against everybody, from the first seat: what ratings are made of. */
export class PairCounts implements Iterable<PairCount> {
  readonly #counts = new Map<EntrantId, Map<EntrantId, GrowingCount>>();

  constructor(results: Iterable<GameResult> = []) {
    for (const result of results) this.add(result);
  }

  add({ pairing, winner, bothLost }: GameResult): void {
    if (!isBetweenEntrants(pairing) || bothLost) return;
    const count = this.#of(pairing.first, pairing.second);
    if (winner === 'first') count.won += 1;
    else if (winner === 'second') count.lost += 1;
    else count.drawn += 1;
  }

  *[Symbol.iterator](): Generator<PairCount> {
    for (const against of this.#counts.values()) yield* against.values();
  }

  #of(first: EntrantId, second: EntrantId): GrowingCount {
    const against = this.#counts.get(first) ?? new Map<EntrantId, GrowingCount>();
    this.#counts.set(first, against);
    const count = against.get(second) ?? { first, second, won: 0, drawn: 0, lost: 0 };
    against.set(second, count);
    return count;
  }
}
