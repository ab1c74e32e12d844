import { BLACK, type Cell, EMPTY, WALL, WHITE } from '../grid.js';

type Pair = readonly [row: number, column: number];

/** A way to lay a square board on itself. */
export interface Turn {
  readonly name: string;
  /** Where a square of a board of this size comes to lie. */
  square(size: number, square: Pair): Pair;
  /** Which way a step then goes. */
  step(step: Pair): Pair;
}

/** All eight but the one that leaves everything where it is. */
export const turns: readonly Turn[] = [false, true]
  .flatMap((transposes) =>
    [false, true].flatMap((upsideDown) =>
      [false, true].map((leftToRight) => turn(transposes, upsideDown, leftToRight)),
    ),
  )
  .slice(1);

function turn(transposes: boolean, upsideDown: boolean, leftToRight: boolean): Turn {
  const transposed = ([row, column]: Pair): Pair => (transposes ? [column, row] : [row, column]);
  const flips = [
    transposes ? 'transposed' : '',
    upsideDown ? 'upside down' : '',
    leftToRight ? 'left to right' : '',
  ].filter((word) => word !== '');
  return {
    name: flips.join(', '),
    square(size, square) {
      const [row, column] = transposed(square);
      return [upsideDown ? size - 1 - row : row, leftToRight ? size - 1 - column : column];
    },
    step(step) {
      const [down, right] = transposed(step);
      return [upsideDown ? -down : down, leftToRight ? -right : right];
    },
  };
}

export function turnIndex({ square }: Turn, size: number, index: number): number {
  const [row, column] = square(size, [Math.floor(index / size), index % size]);
  return row * size + column;
}

export function turnCells(by: Turn, size: number, cells: readonly Cell[]): Cell[] {
  const turned = cells.slice();
  for (const [index, cell] of cells.entries()) turned[turnIndex(by, size, index)] = cell;
  return turned;
}

/** Black for white and white for black. */
export function swapCells(cells: readonly Cell[]): Cell[] {
  const swapped = { [EMPTY]: EMPTY, [BLACK]: WHITE, [WHITE]: BLACK, [WALL]: WALL } as const;
  return cells.map((cell) => swapped[cell]);
}

export function swapSide(side: string): string {
  return side === 'black' ? 'white' : 'black';
}
