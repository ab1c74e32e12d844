import type { Game, Outcome } from '../game.js';
import {
  BLACK,
  EMPTY,
  formatGridPosition,
  formatRows,
  type GridPosition,
  type GridShape,
  gridFromJson,
  gridToJson,
  isOnSquareBoard,
  lead,
  leader,
  otherColour,
  parseGridPosition,
  parseRows,
  sideOf,
  sides,
} from '../grid.js';
import { members } from '../json.js';
import { readOptions, wholeNumberOption } from '../options.js';
import { type Fault, fault, ok } from '../result.js';
import { canStep, hasMove, SIZE, STEPS, step } from './board.js';
import { messages } from './messages.js';
import { formatMove, type MakyekMove, parseMove } from './notation.js';

export interface MakyekState extends GridPosition {
  /** The game is decided by pieces after this many turns of both sides together. */
  readonly plies: number;
}

export interface MakyekOptions {
  readonly plies: number;
}

const OPENING =
  '............/............/..www....b../.........b../............/...bbb....../' +
  '......www.../............/..w........./..w....bbb../............/............';

export const makyek: Game<MakyekState, MakyekMove, MakyekOptions> = {
  name: 'makyek',
  sides,
  options: { plies: wholeNumberOption(1, 10_000, 120) },
  messages,

  setup({ plies }) {
    const cells = parseRows(OPENING, SIZE, SIZE, 3);
    if (!cells.ok) throw new Error('the opening is not a position');
    return { cells: cells.value, mover: BLACK, ply: 0, plies };
  },

  toMove: (state) => (outcome(state) === null ? sideOf(state.mover) : null),
  ply: (state) => state.ply,
  ruling,

  play(state, { row, column, option }) {
    const cells = step(state.cells, row * SIZE + column, option);
    return { ...state, cells, mover: otherColour(state.mover), ply: state.ply + 1 };
  },

  outcome,
  margin: ({ cells }) => lead(cells),

  *legalMoves({ cells, mover, ply, plies }) {
    if (ply >= plies) return;
    for (let square = 0; square < cells.length; square++) {
      if (cells[square] !== mover) continue;
      for (let option = 0; option < 8; option++) {
        if (canStep(cells, square, option)) yield MOVES[square * 8 + option]!;
      }
    }
  },

  parseMove,
  formatMove,

  parsePosition(text, { plies }) {
    const position = parseGridPosition(text, shape);
    return position.ok ? ok({ ...position.value, plies }) : position;
  },

  formatPosition: (state) => formatGridPosition(state, SIZE),
  board: (state) => formatRows(state.cells, SIZE),
  toJson: (state) => ({ ...gridToJson(state, SIZE), plies: state.plies }),

  fromJson(json) {
    const position = gridFromJson(json, shape);
    if (!position.ok) return position;
    const options = readOptions(makyek.options, { plies: members(json).plies });
    return options.ok ? ok({ ...position.value, ...options.value }) : options;
  },
};

const MOVES: readonly MakyekMove[] = Array.from({ length: SIZE * SIZE * 8 }, (_, index) => {
  const square = Math.floor(index / 8);
  return { row: Math.floor(square / SIZE), column: square % SIZE, option: index % 8 };
});

const shape: GridShape = {
  width: SIZE,
  height: SIZE,
  kinds: 3,
  guess: () => ({ mover: BLACK, ply: 0 }),
};

function outcome({ cells, mover, ply, plies }: MakyekState): Outcome | null {
  if (!hasMove(cells, mover)) {
    const lost = { winner: sideOf(otherColour(mover)), ending: 'no-move' };
    return cells.includes(mover) ? lost : { ...lost, cause: 'no-piece' };
  }
  if (ply < plies) return null;
  return { winner: leader(cells), ending: 'pieces' };
}

function ruling(state: MakyekState, { row, column, option }: MakyekMove): Fault | null {
  if (outcome(state) !== null) return fault('game-over');
  const at = `(${row},${column})`;
  if (!isOnSquareBoard(SIZE, row, column)) return fault('off-board', { at });
  const square = row * SIZE + column;
  const piece = state.cells[square];
  if (piece === EMPTY) return fault('no-piece', { at });
  if (piece !== state.mover) return fault('not-your-piece', { at });
  const move = STEPS[option];
  if (move === undefined) return fault('no-such-direction', { option });
  const to = { row: row + move[0], column: column + move[1] };
  const target = `(${to.row},${to.column})`;
  if (!isOnSquareBoard(SIZE, to.row, to.column)) return fault('off-board', { at: target });
  return canStep(state.cells, square, option) ? null : fault('occupied', { at: target });
}
