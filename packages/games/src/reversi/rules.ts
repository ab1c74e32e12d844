import type { Game, Outcome } from '../game.js';
import {
  BLACK,
  type Cell,
  type Colour,
  count,
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
  sideOf,
  sides,
  WALL,
  WHITE,
} from '../grid.js';
import { type Fault, fail, fault, ok, type Result } from '../result.js';
import { CORNERS, canPlace, emptyBoard, hasMove, place, SIZE } from './board.js';
import { messages } from './messages.js';
import { formatMove, parseMove, type ReversiMove } from './notation.js';

/** Whoever is to move can move, unless neither can: skipped turns are settled when a state is made. */
export type ReversiState = GridPosition;

export type ReversiOptions = Readonly<Record<never, never>>;

export const reversi: Game<ReversiState, ReversiMove, ReversiOptions> = {
  name: 'reversi',
  sides,
  options: {},
  messages,

  setup: () => ({ cells: emptyBoard(), mover: BLACK, ply: 0 }),
  toMove: (state) => (isOver(state) ? null : sideOf(state.mover)),
  ply: (state) => state.ply,
  ruling,

  play(state, { row, column }) {
    const cells = place(state.cells, row * SIZE + column, state.mover);
    return settled(cells, otherColour(state.mover), state.ply + 1);
  },

  outcome(state): Outcome | null {
    if (!isOver(state)) return null;
    return { winner: leader(state.cells), ending: 'discs' };
  },

  margin: ({ cells }) => lead(cells),

  /** Row by row from the top: the first is the one played for a bot that fails to answer. */
  *legalMoves({ cells, mover }) {
    for (const [square, move] of MOVES.entries()) {
      if (canPlace(cells, square, mover)) yield move;
    }
  },

  parseMove,
  formatMove,

  parsePosition(text) {
    const position = parseGridPosition(text, shape);
    return position.ok ? checked(position.value) : position;
  },

  formatPosition: (state) => formatGridPosition(state, SIZE),
  board: (state) => formatRows(state.cells, SIZE),
  toJson: (state) => gridToJson(state, SIZE),

  fromJson(json) {
    const position = gridFromJson(json, shape);
    return position.ok ? checked(position.value) : position;
  },
};

const MOVES: readonly ReversiMove[] = Array.from({ length: SIZE * SIZE }, (_, square) => ({
  row: Math.floor(square / SIZE),
  column: square % SIZE,
}));

const shape: GridShape = {
  width: SIZE,
  height: SIZE,
  kinds: 4,
  guess: (cells: readonly Cell[]) => ({
    mover: BLACK,
    ply: count(cells, BLACK) + count(cells, WHITE),
  }),
};

function isOver({ cells, mover }: ReversiState): boolean {
  return !hasMove(cells, mover);
}

/** A player who cannot move is skipped. */
function settled(cells: readonly Cell[], next: Colour, ply: number): ReversiState {
  const other = otherColour(next);
  const skipped = !hasMove(cells, next) && hasMove(cells, other);
  return { cells, mover: skipped ? other : next, ply };
}

function ruling(state: ReversiState, { row, column }: ReversiMove): Fault | null {
  if (isOver(state)) return fault('game-over');
  const at = formatMove({ row, column });
  if (!isOnSquareBoard(SIZE, row, column)) return fault('off-board', { at });
  const square = row * SIZE + column;
  const cell = state.cells[square];
  if (cell === WALL) return fault('blocked', { at });
  if (cell !== EMPTY) return fault('occupied', { at });
  return canPlace(state.cells, square, state.mover) ? null : fault('flips-nothing', { at });
}

function checked({ cells, mover, ply }: GridPosition): Result<ReversiState> {
  const walls = [...cells.keys()].filter((square) => cells[square] === WALL);
  if (walls.join() !== CORNERS.join()) return fail('position-corners');
  return ok(settled(cells, mover, ply));
}
