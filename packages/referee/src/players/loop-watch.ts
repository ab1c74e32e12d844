import { ownTimes, stolenTime } from '@daeguk/sandbox';

const MILLISECONDS_A_BEAT = 20;
/** Timers are never quite on time; this much is no stall. */
const TOLERANCE = 3;
/**
 * From here on it is no late wake-up: the whole machine may have been asleep, players and all. Such a
 * stall counts for every question it falls into.
 */
const LONG = 250;

/** A moment from which stalls are counted. */
export interface LoopMark extends Moment {
  readonly long: number;
  readonly stolen: number;
}

interface Moment {
  readonly at: number;
  /** Our own CPU time and wait for a core until then. */
  readonly cpu: number;
  readonly waited: number;
}

export interface LoopWatch {
  mark(): LoopMark;
  /** As far as it could have held up an answer that is seen now. */
  stalledSince(mark: LoopMark): number;
  /** What the host of this machine took from our cores meanwhile. */
  stolenSince(mark: LoopMark): number;
}

/**
 * Knows how long our own event loop was held up: stopped, paused or waiting for a core. An answer
 * that came meanwhile could not be seen, so that time is nobody's but ours. While we work we are not
 * held up: most of our work is to read what the player says, and that is on its own clock. A process
 * has one loop, and so one watch.
 */
class OwnLoop implements LoopWatch {
  #timer: NodeJS.Timeout | null = null;
  #lastBeat: Moment = { at: 0, cpu: 0, waited: 0 };
  /** What a host had taken from our cores at that beat; dearer to ask for than the rest. */
  #stolen = 0;
  /** Long stalls that are over. */
  #long = 0;
  /** A short one that was just over; whatever it held up is seen in this turn of the loop. */
  #short = 0;

  mark(): LoopMark {
    if (this.#timer === null) this.#start();
    return { long: this.#long, stolen: this.#stolen, ...moment() };
  }

  stalledSince(mark: LoopMark): number {
    // A beat that was due before the question is no excuse for it.
    const due = { ...mark, at: mark.at - MILLISECONDS_A_BEAT };
    const since = this.#lastBeat.at > due.at ? this.#lastBeat : due;
    const waitedBefore = Math.max(0, mark.waited - since.waited);
    const current = stallBetween(since, moment(), waitedBefore);
    return this.#long - mark.long + Math.max(this.#short, current);
  }

  stolenSince({ stolen }: LoopMark): number {
    return stolenTime() - stolen;
  }

  #start(): void {
    this.#lastBeat = moment();
    this.#stolen = stolenTime();
    this.#timer = setInterval(() => this.#beat(), MILLISECONDS_A_BEAT);
    this.#timer.unref();
  }

  #beat(): void {
    const now = moment();
    const stall = stallBetween(this.#lastBeat, now, 0);
    if (stall > LONG) this.#long += stall;
    else if (stall > 0) {
      this.#short = stall;
      setImmediate(() => {
        this.#short = 0;
      });
    }
    this.#lastBeat = now;
    this.#stolen = stolenTime();
  }
}

function moment(): Moment {
  return { at: performance.now(), ...ownTimes() };
}

/** The wait for a core is told by the kernel; being stopped shows only in a beat that comes late. */
function stallBetween(before: Moment, now: Moment, waitedBefore: number): number {
  const waited = now.waited - before.waited - waitedBefore;
  const late = now.at - before.at - MILLISECONDS_A_BEAT - (now.cpu - before.cpu);
  return Math.max(waited, late > TOLERANCE ? late : 0);
}

export const loopWatch: LoopWatch = new OwnLoop();
