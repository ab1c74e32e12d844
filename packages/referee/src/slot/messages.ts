import type { Note } from '../orders.js';
import type { GamePlan } from '../plan.js';
import type { GameReport } from '../play-game.js';

/** What goes to a slot, and what comes from it. */
export type ToSlot = { readonly kind: 'play'; readonly plan: GamePlan } | { readonly kind: 'stop' };

export type FromSlot =
  | { readonly kind: 'ready' }
  | { readonly kind: 'note'; readonly note: Note }
  | { readonly kind: 'done'; readonly report: GameReport }
  | { readonly kind: 'failed'; readonly problem: string };
