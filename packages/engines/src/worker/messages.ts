import type { Budget } from '../choose.js';
import type { Level, Thought } from '../engine.js';

/** What a worker is asked: the move to play, or all there is to say about a position until it is stopped. */
export type Question =
  | { readonly kind: 'load'; readonly game: string; readonly tableBits: number }
  | {
      readonly kind: 'choose';
      readonly state: unknown;
      readonly budget: Budget;
      readonly level: Level;
    }
  | { readonly kind: 'analyse'; readonly state: unknown };

export type Answer =
  /** The engine is there; where the system tells, with the thread it runs in. */
  | { readonly kind: 'loaded'; readonly thread: number | null }
  /** The best so far; more may come. */
  | { readonly kind: 'thought'; readonly thought: Thought }
  /** The question is answered: by this thought, by those that came before, or there is nothing to say. */
  | { readonly kind: 'done'; readonly thought: Thought | null }
  | { readonly kind: 'failed'; readonly problem: string };
