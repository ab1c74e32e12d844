import type { Part } from '../../drawing/board.js';
import type { Story } from './story.js';

/** One board, or several side by side; an arrow leads from a board to a later one of the same story. */
export interface Picture {
  readonly panels: readonly Panel[];
  /** What the pieces are worth together, beside the last board. */
  readonly tally?: readonly Sum[];
}

export interface Panel {
  readonly story: Story;
  readonly ply: number;
  /** What changed after this ply is marked; else what the last ply changed. */
  readonly since?: number;
  /** What is shown of the board, if not all of it. */
  readonly part?: Part;
  readonly signs?: readonly Sign[];
  /** Pieces one may choose from, by their letters. */
  readonly choices?: readonly string[];
}

/** What is drawn on a board to explain it; cells are numbered row by row. */
export type Sign =
  /** One may go there. */
  | { readonly kind: 'may'; readonly cells: readonly number[] }
  /** These are meant: they win, or they are in danger. */
  | { readonly kind: 'good' | 'bad'; readonly cells: readonly number[] }
  | { readonly kind: 'area'; readonly cells: readonly number[] }
  | {
      readonly kind: 'arrow';
      readonly from: number;
      readonly to: number;
      /** How far it swings out to its left, in cells. */
      readonly bend?: number;
    };

export interface Sum {
  readonly worths: readonly { readonly letter: string; readonly worth: number }[];
  readonly wins: boolean;
}
