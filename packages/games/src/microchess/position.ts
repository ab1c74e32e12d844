import type { Board, Colour } from './board.js';
import type { MicrochessOptions } from './options.js';

export interface MicrochessState {
  readonly board: Board;
  readonly mover: Colour;
  readonly castling: CastlingRights;
  /** The square a pawn has just passed over and can be taken on, or null. */
  readonly passant: number | null;
  /** Plies since a pawn moved or a piece was taken. */
  readonly quiet: number;
  readonly ply: number;
  /** The state before, as far back as the same position could still come again. */
  readonly earlier: MicrochessState | null;
  readonly options: MicrochessOptions;
}

/** Whether the king and his rook have both stayed at home. */
export interface CastlingRights {
  readonly white: boolean;
  readonly black: boolean;
}

/** Castling is the king's move onto the square of his own rook. */
export interface MicrochessMove {
  readonly from: number;
  readonly to: number;
  readonly promotion: Promotion | null;
}

export const promotions = ['q', 'r', 'b', 'n'] as const;
export type Promotion = (typeof promotions)[number];
