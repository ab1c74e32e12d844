/** Castling, by side: where king and rook stand, and the two squares between them where they go. */
import { attackers, occupied } from './board';
import { bit, SQUARES } from './squares';

export const kingHome = memory.data<i32>([3, 16]);
export const rookHome = memory.data<i32>([0, 19]);
export const kingGoal = memory.data<i32>([1, 18]);
export const rookGoal = memory.data<i32>([2, 17]);

/** The rights, a bit a side, that are lost once a piece has left or reached a square. */
const lost = new StaticArray<i32>(SQUARES);
for (let side = 0; side < 2; side++) {
  lost[squareOf(kingHome, side)] = bit(side);
  lost[squareOf(rookHome, side)] = bit(side);
}

// @ts-ignore: decorator
@inline
export function squareOf(list: usize, side: i32): i32 {
  return load<i32>(list + ((<usize>side) << 2));
}

// @ts-ignore: decorator
@inline
export function rightsAfter(rights: i32, from: i32, to: i32): i32 {
  return rights & ~(unchecked(lost[from]) | unchecked(lost[to]));
}

/** Whether a side that still has the right can castle now: nothing between, no check on the way. */
export function mayCastle(side: i32): bool {
  const king = squareOf(kingHome, side);
  const beside = squareOf(rookGoal, side);
  const goal = squareOf(kingGoal, side);
  const all = occupied();
  return (
    (all & (bit(beside) | bit(goal))) == 0 &&
    attackers(king, 1 - side, all) == 0 &&
    attackers(beside, 1 - side, all) == 0 &&
    attackers(goal, 1 - side, all) == 0
  );
}
