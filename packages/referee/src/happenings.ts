import type { SeatName } from './seats.js';
import type { TurnUsage } from './usage.js';

/** What the arbiter is told. Everything a verdict rests on comes in through here, and is recorded. */
export type Happening =
  /** A frame from a program. `usage` counts from the question that is open, if it is this seat's. */
  | {
      readonly event: 'said';
      readonly seat: SeatName;
      readonly frame: Uint8Array;
      readonly usage: TurnUsage;
    }
  /** A move of a player who sits here without a wire: the house, a person. */
  | {
      readonly event: 'chose';
      readonly seat: SeatName;
      readonly move: string;
      readonly usage: TurnUsage;
    }
  /** The time for the open question has run out; `rest` is a frame that was begun. */
  | {
      readonly event: 'expired';
      readonly seat: SeatName;
      readonly usage: TurnUsage;
      readonly rest: Uint8Array;
    }
  | { readonly event: 'gone'; readonly seat: SeatName; readonly how: Departure }
  | {
      readonly event: 'breached';
      readonly seat: SeatName;
      readonly limit: 'line' | 'move' | 'game';
    }
  /** The platform failed; `evidence` says how anybody can tell. */
  | { readonly event: 'spoilt'; readonly reason: PlatformFault; readonly evidence: string }
  /** Whoever ordered the game wants it no more. */
  | { readonly event: 'stopped' };

/** How a program left: it ended, or only its connection did. */
export interface Departure {
  readonly code: number | null;
  readonly signal: string | null;
  readonly ranOutOfMemory: boolean;
  readonly isConnectionLost: boolean;
  /** Not so for a program that is run afresh: it comes back for its next move. */
  readonly isForGood: boolean;
}

export type PlatformFault = 'referee-stall' | 'overloaded' | 'sandbox' | 'disk' | 'referee';
