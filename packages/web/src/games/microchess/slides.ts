import { type MicrochessState, microchess } from '@daeguk/games';

/** A piece that goes from one square to another. */
export interface Slide {
  readonly from: number;
  readonly to: number;
}

/** King and rook when a move castles, the king first; else null. */
export function castlesOf(before: MicrochessState, { from, to }: Slide): [Slide, Slide] | null {
  const { board, mover } = before;
  if (board[from]! * mover <= 0 || board[to]! * mover <= 0) return null;
  const after = microchess.play(before, { from, to, promotion: null }).board;
  const goalOf = (piece: number) =>
    after.findIndex((now, square) => now === piece && board[square] !== piece);
  return [
    { from, to: goalOf(board[from]!) },
    { from: to, to: goalOf(board[to]!) },
  ];
}

/** What is seen moving when a move is made. */
export function slidesOf(before: MicrochessState, text: string): readonly Slide[] {
  const move = microchess.parseMove(text, before);
  if (!move.ok) return [];
  return castlesOf(before, move.value) ?? [move.value];
}

/** Where a piece was taken by a move, and which; null mostly. */
export function takenBy(
  before: MicrochessState,
  after: MicrochessState,
): { readonly square: number; readonly piece: number } | null {
  const square = before.board.findIndex(
    (piece, at) => piece * before.mover < 0 && after.board[at] !== piece,
  );
  return square < 0 ? null : { square, piece: before.board[square]! };
}
