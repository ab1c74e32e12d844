import { type Cell, type Colour, EMPTY, otherColour, WALL } from '../grid.js';

export const SIZE = 8;

const DIRECTIONS = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

/** For each square the squares seen from it, one list a direction, nearest first. */
const RAYS: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: SIZE * SIZE },
  (_, square) => DIRECTIONS.map(([dr, dc]) => ray(square, dr, dc)).filter((r) => r.length > 1),
);

function ray(square: number, dr: number, dc: number): number[] {
  const squares: number[] = [];
  let row = Math.floor(square / SIZE) + dr;
  let column = (square % SIZE) + dc;
  while (row >= 0 && row < SIZE && column >= 0 && column < SIZE) {
    squares.push(row * SIZE + column);
    row += dr;
    column += dc;
  }
  return squares;
}

/** The squares of the central 6×6, where a disc may be placed whether it flips or not. */
const IS_CENTRAL: readonly boolean[] = Array.from({ length: SIZE * SIZE }, (_, square) => {
  const row = Math.floor(square / SIZE);
  const column = square % SIZE;
  return row >= 1 && row <= 6 && column >= 1 && column <= 6;
});

/** Empty but for the four corners, which are not part of the board. */
export function emptyBoard(): Cell[] {
  const cells = Array<Cell>(SIZE * SIZE).fill(EMPTY);
  for (const corner of CORNERS) cells[corner] = WALL;
  return cells;
}

export const CORNERS: readonly number[] = [0, SIZE - 1, SIZE * (SIZE - 1), SIZE * SIZE - 1];

export function canPlace(cells: readonly Cell[], square: number, colour: Colour): boolean {
  if (cells[square] !== EMPTY) return false;
  return IS_CENTRAL[square]! || RAYS[square]!.some((line) => bracketed(cells, line, colour) > 0);
}

export function hasMove(cells: readonly Cell[], colour: Colour): boolean {
  for (let square = 0; square < cells.length; square++) {
    if (canPlace(cells, square, colour)) return true;
  }
  return false;
}

/** The board with a disc placed and all it brackets flipped. */
export function place(cells: readonly Cell[], square: number, colour: Colour): Cell[] {
  const after = cells.slice();
  after[square] = colour;
  for (const line of RAYS[square]!) {
    const count = bracketed(cells, line, colour);
    for (let i = 0; i < count; i++) after[line[i]!] = colour;
  }
  return after;
}

/** How many enemy discs at the start of the line stand before an own one. */
function bracketed(cells: readonly Cell[], line: readonly number[], colour: Colour): number {
  const enemy = otherColour(colour);
  let length = 0;
  while (length < line.length && cells[line[length]!] === enemy) length++;
  return length < line.length && cells[line[length]!] === colour ? length : 0;
}
