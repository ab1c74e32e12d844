/**
 * Moves done to the pieces and undone again. A deed is a move together with what taking it back
 * needs: the piece that moved (bits 12 to 15), the one taken (16 to 19), and whether that was in
 * passing (20).
 */
import { lift, pieceAt, place } from './board';
import { kingGoal, rookGoal, squareOf } from './castling';
import { fromOf, isPromotion, passedTo, promotionOf, toOf } from './moves';
import { EMPTY, KINDS, PAWN, ROOK } from './squares';

const MOVE: i32 = 0xfff;
const IN_PASSING: i32 = 1 << 20;

// @ts-ignore: decorator
@inline
function movedBy(deed: i32): i32 {
  return (deed >> 12) & 15;
}

// @ts-ignore: decorator
@inline
function takenBy(deed: i32): i32 {
  return (deed >> 16) & 15;
}

// @ts-ignore: decorator
@inline
export function isPawnDeed(side: i32, deed: i32): bool {
  return movedBy(deed) == side * KINDS + PAWN;
}

/** Whether what was there before can never come again: a pawn has moved, or a piece was taken. */
// @ts-ignore: decorator
@inline
export function isFinal(side: i32, deed: i32): bool {
  const taken = takenBy(deed);
  return isPawnDeed(side, deed) || (taken != EMPTY && taken != side * KINDS + ROOK);
}

export function carryOut(side: i32, move: i32, passant: i32): i32 {
  const from = fromOf(move);
  const to = toOf(move);
  const piece = pieceAt(from);
  const taken = pieceAt(to);
  const deed = move | (piece << 12) | (taken << 16);
  lift(side, piece, from);
  // Only castling goes onto a piece of one's own.
  if (taken == side * KINDS + ROOK) {
    lift(side, taken, to);
    place(side, piece, squareOf(kingGoal, side));
    place(side, taken, squareOf(rookGoal, side));
    return deed;
  }
  if (taken != EMPTY) lift(1 - side, taken, to);
  if (piece != side * KINDS + PAWN) {
    place(side, piece, to);
    return deed;
  }
  if (isPromotion(move)) {
    place(side, side * KINDS + promotionOf(move), to);
    return deed;
  }
  place(side, piece, to);
  if (to != passant) return deed;
  lift(1 - side, (1 - side) * KINDS + PAWN, passedTo(side, to));
  return deed | IN_PASSING;
}

export function takeBack(side: i32, deed: i32): void {
  const from = fromOf(deed);
  const to = toOf(deed & MOVE);
  const piece = movedBy(deed);
  const taken = takenBy(deed);
  if (taken == side * KINDS + ROOK) {
    lift(side, piece, squareOf(kingGoal, side));
    lift(side, taken, squareOf(rookGoal, side));
    place(side, taken, to);
  } else {
    lift(side, pieceAt(to), to);
    if (taken != EMPTY) place(1 - side, taken, to);
    if ((deed & IN_PASSING) != 0) place(1 - side, (1 - side) * KINDS + PAWN, passedTo(side, to));
  }
  place(side, piece, from);
}
