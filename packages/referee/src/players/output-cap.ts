import type { Contest } from '../contest.js';

/** A frame counts as this many bytes at least: reading it takes time, however short it is. */
const LEAST_BYTES_A_FRAME = 64;

/** Counts what a program writes, against what one move and one game may take. */
export class OutputCap {
  readonly #limits: Contest['limits']['output'];
  #move = 0;
  #game = 0;

  constructor(limits: Contest['limits']['output']) {
    this.#limits = limits;
  }

  nextMove(): void {
    this.#move = 0;
  }

  /** Which limit is passed with one more frame of so many bytes, or null if none is. */
  add(bytes: number): 'move' | 'game' | null {
    const counted = Math.max(bytes, LEAST_BYTES_A_FRAME);
    this.#move += counted;
    this.#game += counted;
    if (this.#game > this.#limits.gameBytes) return 'game';
    return this.#move > this.#limits.moveBytes ? 'move' : null;
  }
}
