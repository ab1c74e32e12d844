/**
 * Captures by the square moved to. Where the piece comes from plays no part in them: it is next to that
 * square and of the own colour, so it is neither an enemy there nor the own piece behind one.
 */
import { cellAt, EMPTY, pieceAt, pieceCount, stepOf } from './board';

/** How many enemies a piece moved to a square takes, by square, as `findCaptures` found it. */
const gains = memory.data(256);
const targets = memory.data(256);
let targetCount: i32 = 0;

/** The options in whose direction the next piece is taken by a move to a square, as bits. */
// @ts-ignore: decorator
@inline
export function takenAround(target: i32, own: i32, enemy: i32): i32 {
  let taken = 0;
  for (let option = 0; option < 8; option++) {
    const step = stepOf(option);
    const next = target + step;
    if (cellAt(next) != enemy) continue;
    if (cellAt(target - step) == enemy || cellAt(next + step) == own) taken |= 1 << option;
  }
  return taken;
}

/** Finds every square where a colour can move to and takes something. */
export function findCaptures(own: i32, enemy: i32): void {
  for (let i = 0; i < targetCount; i++) store<u8>(gains + <usize>load<u8>(targets + <usize>i), 0);
  targetCount = 0;
  for (let i = 0; i < pieceCount; i++) {
    const square = pieceAt(i);
    if (cellAt(square) != enemy) continue;
    for (let option = 0; option < 8; option++) {
      const step = stepOf(option);
      const target = square + step;
      if (cellAt(target) != EMPTY) continue;
      // Taken from there together with the enemy beyond, or against the own piece behind.
      if (cellAt(target + step) != enemy && cellAt(square - step) != own) continue;
      const gain = load<u8>(gains + <usize>target);
      if (gain == 0) {
        if (!isNear(target, own)) continue;
        store<u8>(targets + <usize>targetCount, <u8>target);
        targetCount++;
      }
      store<u8>(gains + <usize>target, gain + 1);
    }
  }
}

// @ts-ignore: decorator
@inline
export function captureCount(): i32 {
  return targetCount;
}

// @ts-ignore: decorator
@inline
export function captureTarget(index: i32): i32 {
  return <i32>load<u8>(targets + <usize>index);
}

// @ts-ignore: decorator
@inline
export function gainAt(square: i32): i32 {
  return <i32>load<u8>(gains + <usize>square);
}

/** Whether a piece of a colour is next to a square. */
// @ts-ignore: decorator
@inline
function isNear(square: i32, colour: i32): bool {
  for (let option = 0; option < 8; option++) {
    if (cellAt(square + stepOf(option)) == colour) return true;
  }
  return false;
}
