import { type Cell, type Colour, EMPTY, otherColour } from '../grid.js';

export const SIZE = 12;

/** The steps a move's option 0–7 stands for, as rows and columns. */
export const STEPS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** The option that steps the other way. */
const OPPOSITE = [1, 0, 3, 2, 7, 6, 5, 4] as const;

/** One option of each axis: its opposite is the other half. */
const AXES = [0, 2, 4, 5] as const;

/** Beyond the last square: there is nothing to read there. */
const OFF_BOARD = SIZE * SIZE;

/** The square one step away, by square × 8 + option, or OFF_BOARD. */
const NEIGHBOUR: readonly number[] = Array.from({ length: SIZE * SIZE * 8 }, (_, index) => {
  const square = Math.floor(index / 8);
  const [dr, dc] = STEPS[index % 8]!;
  const row = Math.floor(square / SIZE) + dr;
  const column = (square % SIZE) + dc;
  const inside = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
  return inside ? row * SIZE + column : OFF_BOARD;
});

function neighbour(square: number, option: number): number {
  return NEIGHBOUR[square * 8 + option]!;
}

export function canStep(cells: readonly Cell[], square: number, option: number): boolean {
  // What lies off the board reads as undefined, which is not empty.
  return cells[neighbour(square, option)] === EMPTY;
}

export function hasMove(cells: readonly Cell[], colour: Colour): boolean {
  for (let square = 0; square < cells.length; square++) {
    if (cells[square] !== colour) continue;
    for (let option = 0; option < 8; option++) {
      if (canStep(cells, square, option)) return true;
    }
  }
  return false;
}

/** The board after a step, with the captures around the square moved to. */
export function step(cells: readonly Cell[], square: number, option: number): Cell[] {
  const after = cells.slice();
  const colour = after[square] as Colour;
  const target = neighbour(square, option);
  after[square] = EMPTY;
  after[target] = colour;
  tiao(after, target, colour);
  jia(after, target, colour);
  return after;
}

/** Enemies on both sides along an axis change colour. */
function tiao(cells: Cell[], target: number, colour: Colour): void {
  const enemy = otherColour(colour);
  for (const option of AXES) {
    const one = neighbour(target, option);
    const other = neighbour(target, OPPOSITE[option]);
    if (cells[one] === enemy && cells[other] === enemy) {
      cells[one] = colour;
      cells[other] = colour;
    }
  }
}

/** An enemy between the piece moved and another own piece changes colour. */
function jia(cells: Cell[], target: number, colour: Colour): void {
  const enemy = otherColour(colour);
  for (let option = 0; option < 8; option++) {
    const next = neighbour(target, option);
    if (cells[next] !== enemy) continue;
    if (cells[neighbour(next, option)] === colour) cells[next] = colour;
  }
}
