import { type MakyekState, makyek } from '@daeguk/games';
import type { Choices } from '../carrying.svelte.js';

export const SIZE = 12;

/** How large a piece is drawn. */
export const RADIUS = 40;

/** A step of a piece, by squares: what a board shows of a move. */
export interface Step {
  readonly from: number;
  readonly to: number;
}

type Move = { readonly row: number; readonly column: number; readonly option: number };

/** What the options 0–7 of a move mean, as rows down and columns right. */
const WAYS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

export function stepOf({ row, column, option }: Move): Step {
  const [down, right] = WAYS[option] ?? [0, 0];
  return { from: row * SIZE + column, to: (row + down) * SIZE + column + right };
}

export const NONE: Choices<string> = new Map();

/** Where each piece may go, and the move that leads there. */
export function choicesOf(state: MakyekState): Choices<string> {
  const choices = new Map<number, Map<number, string>>();
  for (const move of makyek.legalMoves(state)) {
    const { from, to } = stepOf(move);
    const targets = choices.get(from) ?? new Map<number, string>();
    choices.set(from, targets.set(to, makyek.formatMove(move)));
  }
  return choices;
}
