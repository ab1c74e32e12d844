/**
 * Few pieces are hunted down: the side that is far ahead wants its own near them, and them without a way
 * out. Training cannot teach this, for such games are won whatever it does.
 */
import { cellAt, EMPTY, pieceAt, pieceCount, stepOf } from './board';

/** Up to so many pieces are hunted. */
const MOST_HUNTED: i32 = 5;
const FEWEST_HUNTERS: i32 = 8;

const FOR_DISTANCE: i32 = 14;
const FOR_EXIT: i32 = 8;

// @ts-ignore: decorator
@inline
export function isHunt(mine: i32, theirs: i32): bool {
  return min(mine, theirs) <= MOST_HUNTED && max(mine, theirs) >= FEWEST_HUNTERS;
}

/** What the hunt for the pieces of a colour is worth to the hunters. */
export function huntWorth(colour: i32): i32 {
  let worth = 0;
  for (let i = 0; i < pieceCount; i++) {
    const square = pieceAt(i);
    if (cellAt(square) == colour) worth -= FOR_EXIT * exits(square);
    else worth -= FOR_DISTANCE * distanceToNearest(square, colour);
  }
  return worth;
}

function exits(square: i32): i32 {
  let count = 0;
  for (let option = 0; option < 8; option++) {
    if (cellAt(square + stepOf(option)) == EMPTY) count++;
  }
  return count;
}

function distanceToNearest(square: i32, colour: i32): i32 {
  let nearest = 16;
  for (let i = 0; i < pieceCount; i++) {
    const other = pieceAt(i);
    if (cellAt(other) != colour) continue;
    const rows = abs((square >> 4) - (other >> 4));
    const columns = abs((square & 15) - (other & 15));
    nearest = min(nearest, max(rows, columns));
  }
  return nearest;
}
