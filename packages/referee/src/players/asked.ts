import type { Situation } from '@daeguk/protocols';
import type { SeatName } from '../seats.js';
import { type Evidence, NO_EVIDENCE, type Player, type Question, type Tell } from './player.js';
import { Stopwatch, UNMETERED } from './stopwatch.js';

/** Where a person can be reached: a page in a browser, a terminal. */
export interface PersonLine {
  /** Shows the position and gives the move chosen, in the game's notation. */
  ask(situation: Situation, milliseconds: number): Promise<string>;
  /** The question is closed, answered or not. */
  rest(): void;
}

/** A person at a seat. Their clock is the wall's: what their own machine does is not ours to meter. */
export class PersonPlayer implements Player {
  readonly #seat: SeatName;
  readonly #line: PersonLine;
  readonly #tell: Tell;
  #stopwatch: Stopwatch | null = null;

  constructor(seat: SeatName, line: PersonLine, tell: Tell) {
    this.#seat = seat;
    this.#line = line;
    this.#tell = tell;
  }

  async open(): Promise<void> {}

  ask({ situation, milliseconds }: Question): void {
    if (milliseconds === null) return;
    const seat = this.#seat;
    const rest = new Uint8Array();
    const stopwatch = new Stopwatch(UNMETERED, milliseconds, (usage) =>
      this.#tell({ event: 'expired', seat, usage, rest }),
    );
    this.#stopwatch = stopwatch;
    void this.#line.ask(situation(), milliseconds).then((move) => {
      const isOpen = this.#stopwatch === stopwatch;
      if (isOpen) this.#tell({ event: 'chose', seat, move, usage: stopwatch.usage() });
    });
  }

  rest(): void {
    this.#stopwatch?.stop();
    this.#stopwatch = null;
    this.#line.rest();
  }

  async close(): Promise<Evidence> {
    this.rest();
    return NO_EVIDENCE;
  }
}
