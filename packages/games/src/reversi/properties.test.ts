import { otherColour } from '../grid.js';
import { describeFuzz } from '../testing/fuzz.js';
import { describeProperties } from '../testing/properties.js';
import { swapCells, swapSide, turnCells, turns } from '../testing/square-board.js';
import { describeSymmetries, type Image } from '../testing/symmetry.js';
import { SIZE } from './board.js';
import type { ReversiMove } from './notation.js';
import { type ReversiState, reversi } from './rules.js';

const subject = {
  game: reversi,
  begin: () => ({ state: reversi.setup({}, null), options: {} }),
  // Every turn fills one of the 60 squares.
  longest: 60,
  runs: 200,
};

/** The board and a square more on each side. */
const squares: ReversiMove[] = Array.from({ length: (SIZE + 2) ** 2 }, (_, index) => ({
  row: Math.floor(index / (SIZE + 2)) - 1,
  column: (index % (SIZE + 2)) - 1,
}));

const swap: Image<ReversiState, ReversiMove> = {
  name: 'black for white',
  state: ({ cells, mover, ply }) => ({ cells: swapCells(cells), mover: otherColour(mover), ply }),
  move: (move) => move,
  side: swapSide,
};

const images = turns.map(
  (turn): Image<ReversiState, ReversiMove> => ({
    name: turn.name,
    state: (state) => ({ ...state, cells: turnCells(turn, SIZE, state.cells) }),
    move({ row, column }) {
      const [turnedRow, turnedColumn] = turn.square(SIZE, [row, column]);
      return { row: turnedRow, column: turnedColumn };
    },
    side: (side) => side,
  }),
);

describeProperties('reversi', { ...subject, universe: () => squares });
describeFuzz('reversi', subject);
describeSymmetries(
  'reversi is the same',
  { ...subject, runs: 40 },
  [...images, swap],
  () => squares,
);
