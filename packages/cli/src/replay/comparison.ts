import type { RecordedGame, RecordedMove, SeatName } from '@daeguk/referee';

/** Where a game played again left the one it was: the player's own first move that is another one. */
export interface Deviation {
  readonly ply: number;
  readonly move: string;
  /** What was played there before; null if the record had come to its end. */
  readonly was: string | null;
}

/** Holds moves against those of the record, as they come. */
export class Comparison {
  readonly #recorded: RecordedGame;
  readonly #seat: SeatName;
  #count = 0;
  /** How many plies were as before. */
  followed = 0;
  deviation: Deviation | null = null;

  constructor(recorded: RecordedGame, seat: SeatName) {
    this.#recorded = recorded;
    this.#seat = seat;
  }

  /** True if this is the move that makes it another game. */
  add({ seat, ply, move }: RecordedMove): boolean {
    const was = this.#recorded.moves[this.#count]?.move ?? null;
    this.#count += 1;
    if (this.deviation !== null) return false;
    if (move === was) this.followed = this.#count;
    else if (seat === this.#seat) this.deviation = { ply, move, was };
    return this.deviation !== null;
  }
}
