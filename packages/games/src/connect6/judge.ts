import { type Cell, type Colour, WALL } from '../grid.js';
import { POINTS, SIZE } from './board.js';

/** What a line of seven or more does: it disqualifies, is nothing, or wins like six. */
export const overlinePolicies = ['loses', 'ignored', 'wins'] as const;
export type OverlinePolicy = (typeof overlinePolicies)[number];

const WINNING_LENGTH = 6;
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/**
 * What the stones just placed made for their owner. The whole turn is judged at once: one line too
 * long outweighs any six beside it.
 */
export function judge(
  cells: readonly Cell[],
  placed: readonly number[],
  colour: Colour,
  overline: OverlinePolicy,
): 'six' | 'overline' | null {
  let six = false;
  for (const index of placed) {
    for (const [dx, dy] of DIRECTIONS) {
      const length = lineLength(cells, index, dx, dy, colour);
      if (length > WINNING_LENGTH && overline === 'loses') return 'overline';
      if (length === WINNING_LENGTH) six = true;
      if (length > WINNING_LENGTH && overline === 'wins') six = true;
    }
  }
  return six ? 'six' : null;
}

/** The line through a stone. A block counts as a stone of both colours. */
function lineLength(
  cells: readonly Cell[],
  index: number,
  dx: number,
  dy: number,
  colour: Colour,
): number {
  const { x, y } = POINTS[index]!;
  let length = 1;
  for (const sign of [1, -1]) {
    for (let step = 1; ; step++) {
      const column = x + sign * step * dx;
      const row = y + sign * step * dy;
      if (column < 0 || column >= SIZE || row < 0 || row >= SIZE) break;
      const cell = cells[row * SIZE + column];
      if (cell !== colour && cell !== WALL) break;
      length++;
    }
  }
  return length;
}
