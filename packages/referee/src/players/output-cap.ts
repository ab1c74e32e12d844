import type { Contest } from '../contest.js';

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

  /** Which limit is passed with so many bytes more, or null if none is. */
  add(bytes: number): 'move' | 'game' | null {
    this.#move += bytes;
    this.#game += bytes;
    if (this.#game > this.#limits.gameBytes) return 'game';
    return this.#move > this.#limits.moveBytes ? 'move' : null;
  }
}
