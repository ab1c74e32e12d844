import type { SeatName } from './seats.js';
import type { TurnUsage } from './usage.js';

/** The most memory that each player was seen with so far, by what its answers took. */
export class MemoryMarks {
  readonly #most = { first: 0, second: 0 };

  /** What happened, or the line of a record that tells of it; only answers were measured. */
  see(happening: object): void {
    if (!('usage' in happening)) return;
    const { seat, usage } = happening as { seat: SeatName; usage: Pick<TurnUsage, 'memory'> };
    this.#most[seat] = Math.max(this.#most[seat], usage.memory);
  }

  /** In bytes; null where nothing is measured, as of persons and the house. */
  of(seat: SeatName): number | null {
    return this.#most[seat] || null;
  }
}
