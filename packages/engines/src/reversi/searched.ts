import { type ReversiState, reversi } from '@daeguk/games';
import type { SearchedGame } from '../search-engine.js';

const SIZE = 8;
const EMPTY = 0;
const BLACK = 1;
const WHITE = 2;

/** How the shared search is told of a position, and what it answers. */
export const searched: SearchedGame<ReversiState> = {
  levels: {
    easy: { depth: 1, nodes: null, noise: 2500 },
    normal: { depth: 3, nodes: null, noise: 300 },
    hard: { depth: null, nodes: null, noise: 0 },
  },

  write({ cells, mover }, to) {
    to.setBigUint64(0, bitsOf(cells, BLACK), true);
    to.setBigUint64(8, bitsOf(cells, WHITE), true);
    to.setUint8(16, mover === BLACK ? 0 : 1);
    return 17;
  },

  moveText,
};

export function moveText(code: number): string {
  return reversi.formatMove({ row: Math.floor(code / SIZE), column: code % SIZE });
}

export function emptySquares({ cells }: ReversiState): number {
  return cells.filter((cell) => cell === EMPTY).length;
}

function bitsOf(cells: ReversiState['cells'], colour: number): bigint {
  let bits = 0n;
  for (const [square, cell] of cells.entries()) if (cell === colour) bits |= 1n << BigInt(square);
  return bits;
}
