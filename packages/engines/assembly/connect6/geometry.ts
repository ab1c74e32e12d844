/**
 * The lines of the board. A window is six points in a row; its ends are the points right before and
 * after it, which tell whether six there would be exactly six.
 */
export const SIZE: i32 = 19;
export const CELLS: i32 = SIZE * SIZE;
export const WINDOWS: i32 = 924;
export const LENGTH: i32 = 6;
/** No cell: an end off the board, or the stone that a turn of one does not have. */
export const NOWHERE: i32 = 511;

/** A cell is in at most six windows in each of four directions, and an end of at most two. */
export const MOST_WINDOWS: i32 = 24;
export const MOST_ENDS: i32 = 8;

/** The six cells of each window, from its first to its last. */
export const cellsOf = new StaticArray<u16>(WINDOWS * LENGTH);
/** The two ends of each window, or NOWHERE. */
export const endsOf = new StaticArray<u16>(WINDOWS * 2);
/** For each cell its windows, as 8 times the window plus the cell's place in it. */
export const windowsAt = new StaticArray<u16>(CELLS * MOST_WINDOWS);
export const windowCountAt = new StaticArray<u8>(CELLS);
/** For each cell the windows it is an end of. */
export const endedAt = new StaticArray<u16>(CELLS * MOST_ENDS);
export const endedCountAt = new StaticArray<u8>(CELLS);
/** How many windows come before and after each one on its line. */
export const windowsBefore = new StaticArray<u8>(WINDOWS);
export const windowsAfter = new StaticArray<u8>(WINDOWS);

/** The first windows of the lines down, falling and rising; those across come before. */
const DOWN: i32 = 266;
const FALLING: i32 = 532;
const RISING: i32 = 728;

layOut();

/** The direction of a window: 0 across, 1 down, 2 falling, 3 rising. */
// @ts-ignore: decorator
@inline
export function directionOf(window: i32): i32 {
  return window < FALLING ? (window < DOWN ? 0 : 1) : window < RISING ? 2 : 3;
}

/** From a window to the next one on its line. */
// @ts-ignore: decorator
@inline
export function strideOf(window: i32): i32 {
  return window < FALLING ? (window < DOWN ? 1 : SIZE) : window < RISING ? 15 : -13;
}

/** The direction of the line through two cells that are close enough to share a window or its ends, or −1. */
export function directionBetween(a: i32, b: i32): i32 {
  const dx = (b % SIZE) - (a % SIZE);
  const dy = b / SIZE - a / SIZE;
  if (abs(dx) > LENGTH || abs(dy) > LENGTH) return -1;
  if (dy == 0) return 0;
  if (dx == 0) return 1;
  return dx == dy ? 2 : dx == -dy ? 3 : -1;
}

export function areOnOneLine(a: i32, b: i32): bool {
  return directionBetween(a, b) >= 0;
}

function layOut(): void {
  let window = 0;
  for (let direction = 0; direction < 4; direction++) {
    const dx = direction == 1 ? 0 : 1;
    const dy = direction == 0 ? 0 : direction == 3 ? -1 : 1;
    for (let y = 0; y < SIZE; y++) {
      for (let x = 0; x < SIZE; x++) {
        if (!isOnBoard(x + 5 * dx, y + 5 * dy)) continue;
        for (let place = 0; place < LENGTH; place++) {
          const cell = (y + place * dy) * SIZE + x + place * dx;
          cellsOf[window * LENGTH + place] = <u16>cell;
          const count = windowCountAt[cell]++;
          windowsAt[cell * MOST_WINDOWS + count] = <u16>((window << 3) | place);
        }
        windowsBefore[window] = roomFrom(x, y, -dx, -dy);
        windowsAfter[window] = roomFrom(x + 5 * dx, y + 5 * dy, dx, dy);
        layEnd(window, 0, x - dx, y - dy);
        layEnd(window, 1, x + LENGTH * dx, y + LENGTH * dy);
        window++;
      }
    }
  }
}

function roomFrom(x: i32, y: i32, dx: i32, dy: i32): u8 {
  let room: u8 = 0;
  while (isOnBoard(x + dx * (room + 1), y + dy * (room + 1))) room++;
  return room;
}

function layEnd(window: i32, side: i32, x: i32, y: i32): void {
  if (!isOnBoard(x, y)) {
    endsOf[window * 2 + side] = <u16>NOWHERE;
    return;
  }
  const cell = y * SIZE + x;
  endsOf[window * 2 + side] = <u16>cell;
  const count = endedCountAt[cell]++;
  endedAt[cell * MOST_ENDS + count] = <u16>window;
}

function isOnBoard(x: i32, y: i32): bool {
  return x >= 0 && x < SIZE && y >= 0 && y < SIZE;
}
