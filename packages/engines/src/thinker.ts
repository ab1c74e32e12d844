import type { Budget } from './choose.js';
import type { Level, Thought } from './engine.js';
import type { Question } from './worker/messages.js';
import { Thread } from './worker/thread.js';

/** Remembers a million positions, in 16 MB. */
const TABLE_BITS = 20;

/**
 * The house AI of a game in a thread of its own, so that whoever asks stays free for other things. A new
 * question takes the place of one that is still open, and `stop` ends all thinking at once.
 */
export class Thinker {
  readonly #game: string;
  readonly #tableBits: number;
  #thread: Thread | null = null;
  #isThinking = false;

  constructor(game: string, tableBits = TABLE_BITS) {
    this.#game = game;
    this.#tableBits = tableBits;
  }

  /** Gets the engine ready, so that no question waits for it. Gives the system's number of its thread, if known. */
  ready(): Promise<number | null> {
    return this.#begun().loaded;
  }

  /** The move to play; null when the game is over, or when thinking was stopped before. */
  async choose(state: unknown, budget: Budget, level: Level): Promise<Thought | null> {
    let chosen: Thought | null = null;
    for await (const thought of this.#ask({ kind: 'choose', state, budget, level })) {
      chosen = thought;
    }
    return chosen;
  }

  /** What there is to say about a position: one thought after the other, each better, until it is stopped. */
  analyse(state: unknown): AsyncIterable<Thought> {
    return this.#ask({ kind: 'analyse', state });
  }

  /** Ends all thinking, now. The next question begins with an empty memory. */
  stop(): void {
    this.#thread?.end();
    this.#thread = null;
    this.#isThinking = false;
  }

  async *#ask(question: Question): AsyncIterable<Thought> {
    if (this.#isThinking) this.stop();
    const thread = this.#begun();
    this.#isThinking = true;
    try {
      await thread.loaded;
      await thread.ask(question);
      for (;;) {
        const answer = await thread.next();
        if (answer === null || answer.kind === 'loaded') return;
        if (answer.thought !== null) yield answer.thought;
        if (answer.kind !== 'done') continue;
        this.#isThinking = false;
        return;
      }
    } finally {
      // Left in the middle: nobody wants the rest.
      if (this.#thread === thread && this.#isThinking) this.stop();
    }
  }

  #begun(): Thread {
    this.#thread ??= new Thread(this.#game, this.#tableBits);
    return this.#thread;
  }
}
