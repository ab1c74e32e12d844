import { otherColour } from '../grid.js';
import { Random } from '../random.js';
import { describeFuzz } from '../testing/fuzz.js';
import { describeProperties } from '../testing/properties.js';
import { swapCells, swapSide, turnCells, turns } from '../testing/square-board.js';
import { describeSymmetries, type Image } from '../testing/symmetry.js';
import { SIZE, STEPS } from './board.js';
import type { MakyekMove } from './notation.js';
import { type MakyekState, makyek } from './rules.js';

const subject = {
  game: makyek,
  begin(seed: number) {
    const options = { plies: 1 + new Random(seed).below(120) };
    return { state: makyek.setup(options, null), options };
  },
  // The largest of the limits above.
  longest: 120,
  runs: 200,
};

/** From the board and a square more on each side, in the eight directions and two that are not. */
const steps: MakyekMove[] = [];
for (let row = -1; row <= SIZE; row++) {
  for (let column = -1; column <= SIZE; column++) {
    for (let option = -1; option <= 8; option++) steps.push({ row, column, option });
  }
}

const swap: Image<MakyekState, MakyekMove> = {
  name: 'black for white',
  state: (state) => ({
    ...state,
    cells: swapCells(state.cells),
    mover: otherColour(state.mover),
  }),
  move: (move) => move,
  side: swapSide,
};

const images = turns.map(
  (turn): Image<MakyekState, MakyekMove> => ({
    name: turn.name,
    state: (state) => ({ ...state, cells: turnCells(turn, SIZE, state.cells) }),
    move({ row, column, option }) {
      const [turnedRow, turnedColumn] = turn.square(SIZE, [row, column]);
      const step = STEPS[option];
      if (step === undefined) return { row: turnedRow, column: turnedColumn, option };
      const [down, right] = turn.step(step);
      const turnedOption = STEPS.findIndex(([d, r]) => d === down && r === right);
      return { row: turnedRow, column: turnedColumn, option: turnedOption };
    },
    side: (side) => side,
  }),
);

describeProperties('makyek', { ...subject, universe: () => steps });
describeFuzz('makyek', subject);
describeSymmetries('makyek is the same', { ...subject, runs: 40 }, [...images, swap], () => steps);
