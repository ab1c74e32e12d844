/** A turn as one number: two cells, the smaller first, or one cell and NOWHERE. */
import { isFatal, mover, passTurn, place, takeBack } from './board';
import { NOWHERE } from './geometry';

export const NO_TURN: i32 = -1;

// @ts-ignore: decorator
@inline
export function turnOf(a: i32, b: i32): i32 {
  return a < b ? a | (b << 9) : b | (a << 9);
}

// @ts-ignore: decorator
@inline
export function firstOf(turn: i32): i32 {
  return turn & 511;
}

// @ts-ignore: decorator
@inline
export function secondOf(turn: i32): i32 {
  return turn >> 9;
}

/** Plays a turn of the side to move; one that makes a line too long is refused, and changes nothing. */
export function playTurn(turn: i32): bool {
  const first = firstOf(turn);
  const second = secondOf(turn);
  if (isFatal(first, mover)) return false;
  place(first, mover);
  if (second != NOWHERE) {
    if (isFatal(second, mover)) {
      takeBack(first, mover);
      return false;
    }
    place(second, mover);
  }
  passTurn();
  return true;
}

export function undoTurn(turn: i32): void {
  passTurn();
  const second = secondOf(turn);
  if (second != NOWHERE) takeBack(second, mover);
  takeBack(firstOf(turn), mover);
}
