/** Flips and legal places on bitboards: bit = row × 8 + column, from the top left. */

/** Squares that exist: all but the four corners. */
export const BOARD: u64 = 0x7effffffffffff7e;
/** The central 6×6, where a disc may be placed whether it flips or not. */
export const CENTRE: u64 = 0x007e7e7e7e7e7e00;
/** Discs here can be in the middle of a line that leaves its row, so that it does not wrap around. */
const INNER_COLUMNS: u64 = 0x7e7e7e7e7e7e7e7e;

const SIZE: i32 = 8;
const RAYS_OF_SQUARE: usize = 64;

/** For each square the squares seen from it: towards the high bits in four directions, then the low ones. */
const rays = memory.data(64 * 64, 8);

function layRays(): void {
  for (let square = 0; square < 64; square++) {
    const place = rays + <usize>square * RAYS_OF_SQUARE;
    for (let direction = 0; direction < 4; direction++) {
      const dr = direction == 0 ? 0 : 1;
      const dc = direction == 0 ? 1 : direction - 2;
      store<u64>(place + (direction << 3), ray(square, dr, dc));
      store<u64>(place + ((direction + 4) << 3), ray(square, -dr, -dc));
    }
  }
}

function ray(square: i32, dr: i32, dc: i32): u64 {
  let bits: u64 = 0;
  let row = square / SIZE + dr;
  let column = (square % SIZE) + dc;
  while (row >= 0 && row < SIZE && column >= 0 && column < SIZE) {
    bits |= (<u64>1) << (row * SIZE + column);
    row += dr;
    column += dc;
  }
  return bits & BOARD;
}

layRays();

/**
 * The enemies between a square and an own disc towards the high bits: adding one runs, as a carry, through
 * everything off the ray and through the enemies on it, and stops at the first square that is neither.
 */
// @ts-ignore: decorator
@inline
function flipsUp(mine: u64, theirs: u64, ray: u64): u64 {
  const end = ((theirs | ~ray) + 1) & mine & ray;
  return (end - <u64>(end != 0)) & ray;
}

/** The same towards the low bits: the highest square of the ray that is no enemy is found by counting. */
// @ts-ignore: decorator
@inline
function flipsDown(mine: u64, theirs: u64, ray: u64): u64 {
  // Bit 0 is a corner and never a disc: it stands for "no such square".
  const end = ((<u64>1 << 63) >> clz((ray & ~theirs) | 1)) & mine;
  return (0 - (end << 1)) & ray;
}

export function flipsOf(mine: u64, theirs: u64, square: i32): u64 {
  const place = rays + <usize>square * RAYS_OF_SQUARE;
  return (
    flipsUp(mine, theirs, load<u64>(place)) |
    flipsUp(mine, theirs, load<u64>(place, 8)) |
    flipsUp(mine, theirs, load<u64>(place, 16)) |
    flipsUp(mine, theirs, load<u64>(place, 24)) |
    flipsDown(mine, theirs, load<u64>(place, 32)) |
    flipsDown(mine, theirs, load<u64>(place, 40)) |
    flipsDown(mine, theirs, load<u64>(place, 48)) |
    flipsDown(mine, theirs, load<u64>(place, 56))
  );
}

/** Squares next to the end of a line of enemies that begins at an own disc, both ways along one axis. */
// @ts-ignore: decorator
@inline
function bracketsAlong(mine: u64, theirs: u64, by: i32): u64 {
  let up = (mine << by) & theirs;
  let down = (mine >> by) & theirs;
  up |= (up << by) & theirs;
  down |= (down >> by) & theirs;
  const pairsUp = theirs & (theirs << by);
  const pairsDown = pairsUp >> by;
  up |= (up << (2 * by)) & pairsUp;
  down |= (down >> (2 * by)) & pairsDown;
  up |= (up << (2 * by)) & pairsUp;
  down |= (down >> (2 * by)) & pairsDown;
  return (up << by) | (down >> by);
}

/** Where the side with the discs `mine` may place. */
export function placesOf(mine: u64, theirs: u64): u64 {
  const inner = theirs & INNER_COLUMNS;
  const brackets =
    bracketsAlong(mine, inner, 1) |
    bracketsAlong(mine, inner, 7) |
    bracketsAlong(mine, theirs, 8) |
    bracketsAlong(mine, inner, 9);
  return (brackets | CENTRE) & BOARD & ~(mine | theirs);
}
