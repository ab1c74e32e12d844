import type { SeatName } from './seats.js';
import type { Verdict } from './verdict.js';

/** What the arbiter wants done, or noted. */
export type Order =
  /** Send these, and start the clock; `milliseconds` is null if nothing is awaited. */
  | {
      readonly order: 'ask';
      readonly seat: SeatName;
      readonly messages: readonly Uint8Array[];
      readonly milliseconds: number | null;
    }
  /** The same for a player without a wire, who is shown the position. */
  | { readonly order: 'choose'; readonly seat: SeatName; readonly milliseconds: number }
  | { readonly order: 'note'; readonly note: Note }
  | {
      readonly order: 'close';
      readonly verdict: Verdict;
      readonly farewells: Readonly<Record<SeatName, readonly Uint8Array[]>>;
    };

/** What is worth telling those who watch, and the record. */
export type Note =
  | { readonly event: 'named'; readonly seat: SeatName; readonly name: string }
  | { readonly event: 'debug'; readonly seat: SeatName; readonly text: string }
  | {
      readonly event: 'moved';
      readonly seat: SeatName;
      readonly ply: number;
      readonly move: string;
      /** Milliseconds this move was charged, and those left for the game where it is timed. */
      readonly charged: number;
      readonly left: number | null;
      /** Why the referee moved in the player's stead, if it did. */
      readonly instead: string | null;
      /** The most memory so far, for those who watch; the record has it with what was said. */
      readonly memory?: number | null;
    };
