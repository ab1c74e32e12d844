import type { Reference } from '../testing/reference.js';

type Side = 'black' | 'white';

interface Square {
  readonly row: number;
  readonly column: number;
}

interface Position {
  /** 8 texts of 8 characters, from the top: '.' empty, 'b' black, 'w' white, '#' missing corner. */
  readonly rows: readonly string[];
  /** Null when neither side can move. */
  readonly toMove: Side | null;
  /** Where the side to move may play, row by row. */
  readonly squares: readonly Square[];
}

const START_ROWS = [
  '#......#',
  '........',
  '........',
  '........',
  '........',
  '........',
  '........',
  '#......#',
];

const DIRECTIONS = [
  { down: -1, right: -1 },
  { down: -1, right: 0 },
  { down: -1, right: 1 },
  { down: 0, right: -1 },
  { down: 0, right: 1 },
  { down: 1, right: -1 },
  { down: 1, right: 0 },
  { down: 1, right: 1 },
];

/** What stands on a square; the empty text off the board. */
function cellAt(rows: readonly string[], row: number, column: number): string {
  const isOnBoard = row >= 0 && row < 8 && column >= 0 && column < 8;
  return isOnBoard ? (rows[row] ?? '').charAt(column) : '';
}

function withCell(rows: readonly string[], square: Square, mark: string): string[] {
  const changed = [...rows];
  const text = rows[square.row] ?? '';
  changed[square.row] = text.slice(0, square.column) + mark + text.slice(square.column + 1);
  return changed;
}

function otherSide(side: Side): Side {
  return side === 'black' ? 'white' : 'black';
}

function markOf(side: Side): string {
  return side === 'black' ? 'b' : 'w';
}

/** The discs that a disc of this side on this square would bracket and flip. */
function flippedBy(rows: readonly string[], side: Side, square: Square): Square[] {
  const own = markOf(side);
  const theirs = markOf(otherSide(side));
  const flipped: Square[] = [];
  for (const { down, right } of DIRECTIONS) {
    const passed: Square[] = [];
    let row = square.row + down;
    let column = square.column + right;
    while (cellAt(rows, row, column) === theirs) {
      passed.push({ row, column });
      row += down;
      column += right;
    }
    // Only an own disc at the far end brackets them: not an empty square, a corner or the edge.
    if (cellAt(rows, row, column) === own) {
      flipped.push(...passed);
    }
  }
  return flipped;
}

function isCentral(square: Square): boolean {
  return square.row >= 1 && square.row <= 6 && square.column >= 1 && square.column <= 6;
}

function canPlace(rows: readonly string[], side: Side, square: Square): boolean {
  if (cellAt(rows, square.row, square.column) !== '.') {
    return false;
  }
  return isCentral(square) || flippedBy(rows, side, square).length > 0;
}

/** Every square the side may play, row by row. */
function legalSquares(rows: readonly string[], side: Side): Square[] {
  const squares: Square[] = [];
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      if (canPlace(rows, side, { row, column })) {
        squares.push({ row, column });
      }
    }
  }
  return squares;
}

/** The position after a move by the mover: a side that cannot move is skipped. */
function nextPosition(rows: readonly string[], mover: Side): Position {
  for (const side of [otherSide(mover), mover]) {
    const squares = legalSquares(rows, side);
    if (squares.length > 0) {
      return { rows, toMove: side, squares };
    }
  }
  return { rows, toMove: null, squares: [] };
}

function moves(position: Position): string[] {
  return position.squares.map((square) => `${square.row},${square.column}`);
}

function play(position: Position, move: string): Position {
  const mover = position.toMove;
  if (mover === null) {
    throw new Error('the game is over');
  }
  const [row, column] = move.split(',');
  const square = { row: Number(row), column: Number(column) };
  let rows = withCell(position.rows, square, markOf(mover));
  for (const flipped of flippedBy(position.rows, mover, square)) {
    rows = withCell(rows, flipped, markOf(mover));
  }
  return nextPosition(rows, mover);
}

function countDiscs(rows: readonly string[], side: Side): number {
  let count = 0;
  for (const text of rows) {
    for (const cell of text) {
      if (cell === markOf(side)) {
        count += 1;
      }
    }
  }
  return count;
}

function outcome(position: Position): { winner: Side | null; ending: string } | null {
  if (position.toMove !== null) {
    return null;
  }
  const black = countDiscs(position.rows, 'black');
  const white = countDiscs(position.rows, 'white');
  if (black > white) {
    return { winner: 'black', ending: 'discs' };
  }
  if (white > black) {
    return { winner: 'white', ending: 'discs' };
  }
  return { winner: null, ending: 'discs' };
}

/** Corner-less Reversi. */
export const reference: Reference<Position> = {
  start: () => ({
    rows: START_ROWS,
    toMove: 'black',
    squares: legalSquares(START_ROWS, 'black'),
  }),
  toMove: (position) => position.toMove,
  board: (position) => position.rows.join('/'),
  moves,
  // The list holds every legal move as it is written, so any other text is illegal.
  isLegal: (position, move) => moves(position).includes(move),
  play,
  outcome,
};
