import type { Thought } from '@daeguk/engines';
import type { Fault } from '@daeguk/games';
import { House } from './house.js';

const THINKS = 1000;

/** What the house would do in a position. It thinks apart from opponents, who must not learn from it. */
export class Hint {
  #state: unknown = $state.raw(null);
  #thought = $state.raw<Thought | null>(null);
  #fault = $state.raw<Fault | null>(null);
  #isAsked = $state(false);
  readonly #house: House;
  #step = 0;

  constructor(game: string) {
    this.#house = new House(game);
  }

  get isAsked(): boolean {
    return this.#isAsked;
  }

  get fault(): Fault | null {
    return this.#fault;
  }

  /** What is known of a position; null for any other than the one that was asked about. */
  of(state: unknown): Thought | null {
    return state === this.#state ? this.#thought : null;
  }

  async ask(state: unknown): Promise<void> {
    this.clear();
    const mine = this.#step;
    this.#state = state;
    this.#isAsked = true;
    const budget = { moveTime: THINKS, gameTime: null, nodes: null, seed: 0 };
    const chosen = await this.#house.choose(state, budget, 'hard');
    if (mine !== this.#step) return;
    this.#isAsked = false;
    if (chosen.ok) this.#thought = chosen.value;
    else this.#fault = chosen.fault;
  }

  /** What was said is over, and what is being thought about is left. */
  clear(): void {
    this.#step++;
    if (this.#isAsked) this.#house.stop();
    this.#isAsked = false;
    this.#thought = null;
    this.#fault = null;
  }

  leave(): void {
    this.clear();
    this.#house.stop();
  }
}
