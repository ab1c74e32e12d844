import { ownWait } from '@daeguk/sandbox';

const MILLISECONDS_A_BEAT = 20;
/** Timers are never quite on time; this much is no stall. */
const TOLERANCE = 3;
/**
 * From here on it is no late wake-up: the whole machine may have been asleep, players and all. Such a
 * stall counts for every question it falls into.
 */
const LONG = 250;

/** A moment from which stalls are counted. */
export interface LoopMark {
  readonly long: number;
  readonly wait: number;
  readonly at: number;
}

/**
 * Knows how long our own event loop was held up: stopped, paused or waiting for a core. An answer
 * that came meanwhile could not be seen, so that time is nobody's but ours. A process has one loop,
 * and so one watch.
 */
class LoopWatch {
  #timer: NodeJS.Timeout | null = null;
  #lastBeat = 0;
  #lastWait = 0;
  /** Long stalls that are over. */
  #long = 0;
  /** A short one that was just over; whatever it held up is seen in this turn of the loop. */
  #short = 0;

  mark(): LoopMark {
    if (this.#timer === null) this.#start();
    return { long: this.#long, wait: ownWait(), at: performance.now() };
  }

  /** As far as it could have held up an answer that is seen now. */
  stalledSince({ long, wait, at }: LoopMark): number {
    const beat = Math.max(this.#lastBeat, at - MILLISECONDS_A_BEAT);
    return this.#long - long + Math.max(this.#short, current(beat, Math.max(this.#lastWait, wait)));
  }

  #start(): void {
    this.#rememberNow();
    this.#timer = setInterval(() => this.#beat(), MILLISECONDS_A_BEAT);
    this.#timer.unref();
  }

  #beat(): void {
    const stall = current(this.#lastBeat, this.#lastWait);
    if (stall > LONG) this.#long += stall;
    else if (stall > 0) {
      this.#short = stall;
      setImmediate(() => {
        this.#short = 0;
      });
    }
    this.#rememberNow();
  }

  #rememberNow(): void {
    this.#lastBeat = performance.now();
    this.#lastWait = ownWait();
  }
}

function current(lastBeat: number, lastWait: number): number {
  const late = performance.now() - lastBeat - MILLISECONDS_A_BEAT;
  return Math.max(ownWait() - lastWait, late > TOLERANCE ? late : 0);
}

export const loopWatch = new LoopWatch();
