import { type Reading, usedBetween } from '@daeguk/sandbox';
import { charged, doubt, rounded, type TurnUsage } from '../usage.js';
import { LoopWatch } from './loop-watch.js';

/** How long to wait when the kernel's figures may still be behind what happened. */
const MILLISECONDS_TO_CONFIRM = 10;

/**
 * Times one question. The deadline is absolute, in charged time: output does not extend it, waiting
 * for a core does.
 */
export class Stopwatch {
  readonly #meter: () => Reading;
  readonly #limit: number;
  readonly #onExpired: (usage: TurnUsage) => void;
  readonly #before: Reading;
  readonly #loop: LoopWatch;
  readonly #start: number;
  #timer: NodeJS.Timeout | null = null;
  #drain: NodeJS.Immediate | null = null;
  #lastProgress = -1;

  constructor(meter: () => Reading, limit: number, onExpired: (usage: TurnUsage) => void) {
    this.#meter = meter;
    this.#limit = limit;
    this.#onExpired = onExpired;
    this.#before = meter();
    this.#loop = new LoopWatch();
    this.#start = performance.now();
    this.#arm(limit);
  }

  usage(): TurnUsage {
    return this.#usageAt(this.#meter());
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#drain !== null) clearImmediate(this.#drain);
    this.#loop.stop();
  }

  #arm(milliseconds: number): void {
    this.#timer = setTimeout(
      () => {
        // A timer that is due comes before data that is already there: let the data come first.
        this.#drain = setImmediate(() => this.#look());
      },
      Math.min(milliseconds, 2 ** 31 - 1),
    );
  }

  #look(): void {
    const now = this.#meter();
    const usage = this.#usageAt(now);
    const left = this.#limit - charged(usage);
    if (left > 0 && doubt(usage, this.#limit) !== 'overloaded') this.#arm(Math.max(1, left));
    else if (this.#isBehind(now, usage)) this.#arm(MILLISECONDS_TO_CONFIRM);
    else this.#onExpired(usage);
  }

  /**
   * A thread's wait is booked only when it gets its core. One that wants to run and has made no
   * progress since the last look may be in the middle of a long wait: the figures do not say yet.
   */
  #isBehind({ isRunnable }: Reading, { cpu, waited }: TurnUsage): boolean {
    const progress = cpu + waited;
    const isBehind = isRunnable && (this.#lastProgress < 0 || progress === this.#lastProgress);
    this.#lastProgress = progress;
    return isBehind;
  }

  #usageAt(now: Reading): TurnUsage {
    const { cpu, waited, memory, peak } = usedBetween(this.#before, now);
    const wall = performance.now() - this.#start;
    return {
      wall: rounded(wall),
      cpu: rounded(cpu),
      waited: rounded(waited),
      stalled: rounded(this.#loop.stalled()),
      memory,
      peak,
    };
  }
}
