import { type Level, Thinker } from '@daeguk/engines';
import type { Side } from '@daeguk/games';
import type { Situation } from '@daeguk/protocols';
import { OwnThread } from '@daeguk/sandbox';
import type { Asked } from './asked.js';
import { type Metered, UNMETERED } from './stopwatch.js';

/**
 * The house AI. It thinks in a thread of its own, for the loop of a slot has the clock to mind, and is
 * timed like any bot: by what it uses, not by how busy the machine is.
 */
export class House implements Asked {
  readonly #thinker: Thinker;
  readonly #side: Side;
  readonly #level: Level;
  readonly #seed: number;
  #thread: OwnThread | null = null;
  #isThinking = false;

  constructor(game: string, side: Side, level: Level, seed: number) {
    this.#thinker = new Thinker(game);
    this.#side = side;
    this.#level = level;
    this.#seed = seed;
  }

  async open(): Promise<Metered> {
    const thread = await this.#thinker.ready();
    if (thread === null) return UNMETERED;
    const own = new OwnThread(thread);
    this.#thread = own;
    return { times: () => own.times(), isRunnable: () => own.isRunnable(), memory: () => 0 };
  }

  async ask({ state, remaining }: Situation, milliseconds: number): Promise<string> {
    const gameTime = remaining?.[this.#side] ?? null;
    const budget = { moveTime: milliseconds, gameTime, nodes: null, seed: this.#seed };
    this.#isThinking = true;
    const thought = await this.#thinker.choose(state, budget, this.#level);
    this.#isThinking = false;
    if (thought === null) throw new Error('the house AI has no move');
    return thought.move;
  }

  rest(): void {
    if (this.#isThinking) this.#thinker.stop();
    this.#isThinking = false;
  }

  close(): void {
    this.#thread?.close();
    this.#thinker.stop();
  }
}
