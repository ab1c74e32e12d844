/**
 * The board in a frame of walls, two deep, so that no step or capture looks over its edge: 16 × 16 bytes,
 * square = (row + 2) × 16 + column + 2.
 */
export const EMPTY: i32 = 0;
export const BLACK: i32 = 1;
export const WHITE: i32 = 2;
export const WALL: i32 = 3;

export const SIZE: i32 = 12;
export const ROW: i32 = 16;
export const SQUARES: i32 = 256;

/** One of each of a move's options 0–7: up, down, left, right, then the diagonals. */
const STEPS = memory.data<i32>([-16, 16, -1, 1, -17, -15, 15, 17]);

const cells = memory.data(256);
/** Pieces change colour but never leave: one list holds them all, for ever. */
const pieces = memory.data(256);
/** Where in the list the piece of a square is. */
const places = memory.data(256);
export let pieceCount: i32 = 0;

// @ts-ignore: decorator
@inline
export function stepOf(option: i32): i32 {
  return load<i32>(STEPS + ((<usize>option) << 2));
}

export function squareAt(row: i32, column: i32): i32 {
  return (row + 2) * ROW + column + 2;
}

// @ts-ignore: decorator
@inline
export function cellAt(square: i32): i32 {
  return <i32>load<u8>(cells + <usize>square);
}

// @ts-ignore: decorator
@inline
export function setCell(square: i32, cell: i32): void {
  store<u8>(cells + <usize>square, <u8>cell);
}

// @ts-ignore: decorator
@inline
export function pieceAt(index: i32): i32 {
  return <i32>load<u8>(pieces + <usize>index);
}

/** The piece on a square is on another now. */
// @ts-ignore: decorator
@inline
export function relocate(from: i32, to: i32): void {
  const place = load<u8>(places + <usize>from);
  store<u8>(places + <usize>to, place);
  store<u8>(pieces + <usize>place, <u8>to);
}

/** Sets up the 144 cells at an address, row by row. */
export function setUpBoard(from: usize): void {
  memory.fill(cells, <u8>WALL, 256);
  pieceCount = 0;
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const cell: i32 = load<u8>(from + <usize>(row * SIZE + column));
      const square = squareAt(row, column);
      setCell(square, cell);
      if (cell == EMPTY) continue;
      store<u8>(places + <usize>square, <u8>pieceCount);
      store<u8>(pieces + <usize>pieceCount, <u8>square);
      pieceCount++;
    }
  }
}

/** Whether a colour has a step to make. */
export function hasStep(colour: i32): bool {
  for (let i = 0; i < pieceCount; i++) {
    const square = pieceAt(i);
    if (cellAt(square) != colour) continue;
    for (let option = 0; option < 8; option++) {
      if (cellAt(square + stepOf(option)) == EMPTY) return true;
    }
  }
  return false;
}
