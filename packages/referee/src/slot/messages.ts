import type { PlayedMove, Situation } from '@daeguk/protocols';
import type { Note } from '../orders.js';
import type { GamePlan } from '../plan.js';
import type { GameReport } from '../play-game.js';
import type { SeatName } from '../seats.js';

/** What goes to a slot, and what comes from it. */
export type ToSlot =
  | { readonly kind: 'play'; readonly plan: GamePlan }
  | { readonly kind: 'stop' }
  | ({ readonly kind: 'chose'; readonly move: string } & Asking)
  | ({ readonly kind: 'unanswered'; readonly problem: string } & Asking);

/** Which question: an answer that comes late is not one to the next. */
interface Asking {
  readonly seat: SeatName;
  readonly number: number;
}

export type FromSlot =
  | { readonly kind: 'ready' }
  | { readonly kind: 'note'; readonly note: Note }
  | AskedOfPerson
  | { readonly kind: 'rest'; readonly seat: SeatName }
  | { readonly kind: 'done'; readonly report: GameReport }
  | { readonly kind: 'failed'; readonly problem: string };

/** A question to a person. The state is left out: it follows from the moves. */
export interface AskedOfPerson extends Asking {
  readonly kind: 'ask';
  readonly moves: readonly PlayedMove[];
  readonly remaining: Situation['remaining'];
  readonly milliseconds: number;
}
