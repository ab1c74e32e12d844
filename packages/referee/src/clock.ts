import type { Conditions } from './conditions.js';

type Times = Pick<Conditions, 'moveTime' | 'gameTime' | 'startTime' | 'increment'>;

/** One player's time, in milliseconds of charged time. */
export class Clock {
  readonly #times: Times;
  #gameLeft: number;
  #startLeft: number;

  constructor(times: Times) {
    this.#times = times;
    this.#gameLeft = times.gameTime ?? Number.POSITIVE_INFINITY;
    this.#startLeft = times.startTime;
  }

  /** How long the next answer may take, and which limit that is. */
  limit(isMove: boolean): { readonly milliseconds: number; readonly kind: TimeLimit } {
    const own = isMove ? (this.#times.moveTime ?? Number.POSITIVE_INFINITY) : this.#startLeft;
    if (own <= this.#gameLeft) return { milliseconds: own, kind: isMove ? 'move' : 'start' };
    return { milliseconds: this.#gameLeft, kind: 'game' };
  }

  /** The greeting counts against the whole game too. */
  spend(milliseconds: number, isMove: boolean): void {
    this.#gameLeft = Math.max(0, this.#gameLeft - milliseconds);
    if (isMove) this.#gameLeft += this.#times.increment;
    else this.#startLeft = Math.max(0, this.#startLeft - milliseconds);
  }

  /** What is left for the whole game; null where only moves are timed. */
  get gameLeft(): number | null {
    return this.#times.gameTime === null ? null : this.#gameLeft;
  }
}

export type TimeLimit = 'move' | 'game' | 'start';
