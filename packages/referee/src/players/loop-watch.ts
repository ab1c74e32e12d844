import { ownWait } from '@daeguk/sandbox';

const MILLISECONDS_A_BEAT = 20;
/** Timers are never quite on time; this much is no stall. */
const TOLERANCE = 3;
/** From here on a stall is not just a late wake-up: it is remembered for the whole question. */
const LONG = 25;

/**
 * Knows how long our own event loop has been held up: stopped, paused or waiting for a core. An
 * answer that came meanwhile could not be seen, so that time is nobody's but ours.
 */
export class LoopWatch {
  readonly #timer: NodeJS.Timeout;
  #lastBeat = performance.now();
  #lastWait = ownWait();
  /** Long stalls that are over. */
  #long = 0;
  /** A short one that was just over; whatever it held up is seen in this turn of the loop. */
  #short = 0;

  constructor() {
    this.#timer = setInterval(() => this.#beat(), MILLISECONDS_A_BEAT);
  }

  /** Since the watch began, as far as it could have held up an answer that is seen now. */
  stalled(): number {
    return this.#long + Math.max(this.#short, this.#current());
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const stall = this.#current();
    if (stall > LONG) this.#long += stall;
    else if (stall > 0) {
      this.#short = stall;
      setImmediate(() => {
        this.#short = 0;
      });
    }
    this.#lastBeat = performance.now();
    this.#lastWait = ownWait();
  }

  #current(): number {
    const late = performance.now() - this.#lastBeat - MILLISECONDS_A_BEAT;
    const waited = ownWait() - this.#lastWait;
    return Math.max(waited, late > TOLERANCE ? late : 0);
  }
}
