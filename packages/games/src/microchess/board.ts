/** Squares are numbered from a1 = 0 along the ranks; a piece is its kind, negative for Black. */
export const FILES = 4;
export const RANKS = 5;
export const SQUARES = FILES * RANKS;

export const EMPTY = 0;
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;

/** Piece letters by kind; White's are upper case. */
export const LETTERS = ' PNBRQK';

export type Colour = 1 | -1;
export const WHITE = 1;
export const BLACK = -1;

export type Board = readonly number[];

export const A1 = 0;
export const D1 = 3;
export const A5 = 16;
export const D5 = 19;

export function fileOf(square: number): number {
  return square % FILES;
}

export function rankOf(square: number): number {
  return Math.floor(square / FILES);
}

export function squareName(square: number): string {
  return 'abcd'[fileOf(square)]! + String(rankOf(square) + 1);
}

/** The square's number, or null if there is no such square on this board. */
export function squareNumber(name: string): number | null {
  const file = 'abcd'.indexOf(name[0] ?? ' ');
  const rank = Number(name.slice(1)) - 1;
  return file >= 0 && rank >= 0 && rank < RANKS ? rank * FILES + file : null;
}

/** A square some files and ranks away, or null beyond the edge. */
export function offset(square: number, files: number, ranks: number): number | null {
  const file = fileOf(square) + files;
  const rank = rankOf(square) + ranks;
  const inside = file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
  return inside ? rank * FILES + file : null;
}

/** The rank a pawn starts from, two steps at once being open to it there. */
export function pawnRank(colour: Colour): number {
  return colour === WHITE ? 1 : RANKS - 2;
}

export function lastRank(colour: Colour): number {
  return colour === WHITE ? RANKS - 1 : 0;
}
