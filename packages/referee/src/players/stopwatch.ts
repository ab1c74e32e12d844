import { NOTHING, type Times, usedBetween } from '@daeguk/sandbox';
import { charged, doubt, rounded, type TurnUsage } from '../usage.js';
import { type LoopMark, type LoopWatch, loopWatch } from './loop-watch.js';

/** How long to wait when the kernel's figures may still be behind what happened. */
const MILLISECONDS_TO_CONFIRM = 10;

/** With more processes than this a program is its own overload, and excuses are not looked into. */
const CROWD = 8;

/** Whose use of the machine is measured: a box, or somebody of whom nothing is known. */
export interface Metered {
  times(): Times;
  /** Bytes in use now. */
  memory(): number;
  isRunnable(): boolean;
}

export const UNMETERED: Metered = {
  times: () => NOTHING,
  memory: () => 0,
  isRunnable: () => false,
};

/**
 * Times one question. The deadline is absolute, in charged time: output does not extend it, waiting
 * for a core does.
 */
export class Stopwatch {
  readonly #metered: Metered;
  readonly #limit: number;
  readonly #onExpired: (usage: TurnUsage) => void;
  readonly #loop: LoopWatch;
  readonly #before: Times;
  readonly #loopMark: LoopMark;
  readonly #start: number;
  #timer: NodeJS.Timeout | null = null;
  #drain: NodeJS.Immediate | null = null;
  #lastProgress = -1;

  constructor(
    metered: Metered,
    limit: number,
    onExpired: (usage: TurnUsage) => void,
    loop: LoopWatch = loopWatch,
  ) {
    this.#metered = metered;
    this.#limit = limit;
    this.#onExpired = onExpired;
    this.#before = metered.times();
    this.#loop = loop;
    this.#loopMark = loop.mark();
    this.#start = performance.now();
    this.#arm(limit);
  }

  usage(): TurnUsage {
    const wall = performance.now() - this.#start;
    const now = this.#metered.times();
    const used = usedBetween(this.#before, now);
    // A wait is booked when it is over, even if it began before the question. Whatever the books say,
    // a thread that ran did not wait meanwhile.
    const waited = Math.min(used.waited, Math.max(0, wall - used.busiest));
    const stalled = now.processes > CROWD ? 0 : this.#stalled(used.beside);
    const own = wall - waited - stalled;
    const stolen = own > this.#limit ? this.#stolen(used.busiest / own) : 0;
    return {
      wall: rounded(wall),
      cpu: rounded(used.cpu),
      waited: rounded(waited + stolen),
      stalled: rounded(stalled),
      memory: this.#metered.memory(),
    };
  }

  /** Processes of its own may hold us up as well as itself: what they ran is no excuse either. */
  #stalled(beside: number): number {
    return Math.max(0, this.#loop.stalledSince(this.#loopMark) - beside);
  }

  /**
   * What the host of this machine took while the program ran: for the part of the time that it did
   * run. Asked for only when it matters, as it takes a while.
   */
  #stolen(share: number): number {
    return this.#loop.stolenSince(this.#loopMark) * Math.min(1, share);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#drain !== null) clearImmediate(this.#drain);
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
    // Asked before the figures are read: what was booked when it stopped wanting to run is in them.
    const isRunnable = this.#metered.isRunnable();
    const usage = this.usage();
    const left = this.#limit - charged(usage);
    if (left > 0 && doubt(usage, this.#limit) !== 'overloaded') this.#wait(left);
    else if (isRunnable && !this.#isNews(usage)) this.#arm(MILLISECONDS_TO_CONFIRM);
    else this.#onExpired(usage);
  }

  /** There is time left. By when it is over, what was seen of the figures is old, and proves nothing any more. */
  #wait(left: number): void {
    this.#lastProgress = -1;
    this.#arm(Math.max(1, left));
  }

  /**
   * A thread's wait is booked only when it gets its core. One that wants to run and has made no
   * progress since the last look may be in the middle of a long wait: the figures do not say yet.
   */
  #isNews({ cpu, waited }: TurnUsage): boolean {
    const progress = cpu + waited;
    const isNews = this.#lastProgress >= 0 && progress !== this.#lastProgress;
    this.#lastProgress = progress;
    return isNews;
  }
}
