import type { Situation } from '@daeguk/protocols';
import type { SeatName } from '../seats.js';
import { type Evidence, NO_EVIDENCE, type Player, type Question, type Tell } from './player.js';
import { type Metered, Stopwatch } from './stopwatch.js';

/** Somebody who is asked for moves without a wire. */
export interface Asked {
  /** Makes ready, and tells by what its use of the machine is measured. */
  open(): Promise<Metered>;
  /** The move chosen for the situation, in the game's notation. */
  ask(situation: Situation, milliseconds: number): Promise<string>;
  /** The question is closed, answered or not. */
  rest(): void;
  close(): void;
}

/** Seats somebody who is asked. */
export class AskedPlayer implements Player {
  readonly #seat: SeatName;
  readonly #asked: Asked;
  readonly #tell: Tell;
  #metered: Metered | null = null;
  #stopwatch: Stopwatch | null = null;

  constructor(seat: SeatName, asked: Asked, tell: Tell) {
    this.#seat = seat;
    this.#asked = asked;
    this.#tell = tell;
  }

  async open(): Promise<void> {
    this.#metered = await this.#asked.open();
  }

  ask({ situation, milliseconds }: Question): void {
    if (milliseconds === null || this.#metered === null) return;
    const seat = this.#seat;
    const rest = new Uint8Array();
    // The same side may be asked twice in a row, without a rest in between.
    this.#stopwatch?.stop();
    const stopwatch = new Stopwatch(this.#metered, milliseconds, (usage) =>
      this.#tell({ event: 'expired', seat, usage, rest }),
    );
    this.#stopwatch = stopwatch;
    const isOpen = () => this.#stopwatch === stopwatch;
    this.#asked.ask(situation(), milliseconds).then(
      (move) => {
        if (!isOpen()) return;
        stopwatch.stop();
        this.#tell({ event: 'chose', seat, move, usage: stopwatch.usage() });
      },
      (error: unknown) => {
        const evidence = error instanceof Error ? error.message : String(error);
        if (isOpen()) this.#tell({ event: 'spoilt', reason: 'referee', evidence });
      },
    );
  }

  rest(): void {
    this.#stopwatch?.stop();
    this.#stopwatch = null;
    this.#asked.rest();
  }

  async close(): Promise<Evidence> {
    this.rest();
    this.#asked.close();
    return NO_EVIDENCE;
  }
}
