import type { EntrantId } from '../match.js';

interface PastRound {
  readonly matches: readonly { readonly first: EntrantId; readonly second: EntrantId }[];
  readonly resting: EntrantId | null;
}

/** Who met whom, who sat where, who rested. */
export class History {
  readonly #meetings = new Map<EntrantId, Map<EntrantId, number>>();
  readonly #balance = new Map<EntrantId, number>();
  readonly #last = new Map<EntrantId, number>();
  readonly #rests = new Map<EntrantId, number>();

  constructor(rounds: readonly PastRound[]) {
    for (const { matches, resting } of rounds) {
      for (const { first, second } of matches) {
        this.#met(first, second);
        this.#met(second, first);
        this.#sat(first, 1);
        this.#sat(second, -1);
      }
      if (resting !== null) this.#rests.set(resting, this.rests(resting) + 1);
    }
  }

  meetings(one: EntrantId, two: EntrantId): number {
    return this.#meetings.get(one)?.get(two) ?? 0;
  }

  rests(entrant: EntrantId): number {
    return this.#rests.get(entrant) ?? 0;
  }

  /** How much more often somebody sat first than second. */
  balance(entrant: EntrantId): number {
    return this.#balance.get(entrant) ?? 0;
  }

  /**
   * First sits who did so less often; else who did not the last time; else the better placed on every
   * other board: if they all did, and won, they could not meet in the next round.
   */
  seated(better: EntrantId, other: EntrantId, board: number): readonly [EntrantId, EntrantId] {
    const more =
      this.balance(better) - this.balance(other) ||
      (this.#last.get(better) ?? 0) - (this.#last.get(other) ?? 0);
    const isBetterFirst = more === 0 ? board % 2 === 0 : more < 0;
    return isBetterFirst ? [better, other] : [other, better];
  }

  #met(one: EntrantId, two: EntrantId): void {
    const others = this.#meetings.get(one) ?? new Map<EntrantId, number>();
    this.#meetings.set(one, others.set(two, this.meetings(one, two) + 1));
  }

  #sat(entrant: EntrantId, seat: 1 | -1): void {
    this.#balance.set(entrant, this.balance(entrant) + seat);
    this.#last.set(entrant, seat);
  }
}
