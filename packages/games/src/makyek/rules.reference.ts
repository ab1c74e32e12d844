import type { Reference, ReferenceOptions } from '../testing/reference.js';

/** Mak-yek 12x12 (contests.md, section 5). Rows and columns are 0 to 11 from the top left. */

type Colour = 'b' | 'w';

interface Position {
  /** Twelve rows of twelve cells: 'b', 'w' or '.'. */
  readonly rows: readonly (readonly string[])[];
  readonly colour: Colour;
  readonly plies: number;
  readonly plyLimit: number;
  /** The steps of the side to move, whether or not the game is over by the ply limit. */
  readonly steps: readonly string[];
}

type Pair = readonly [row: number, column: number];

const SIZE = 12;
const PLY_LIMIT = 120;

const BLACK_AT_START: readonly Pair[] = [
  [5, 3],
  [5, 4],
  [5, 5],
  [2, 9],
  [3, 9],
  [9, 7],
  [9, 8],
  [9, 9],
];

const WHITE_AT_START: readonly Pair[] = [
  [2, 2],
  [2, 3],
  [2, 4],
  [6, 6],
  [6, 7],
  [6, 8],
  [8, 2],
  [9, 2],
];

/** The place in this list is the option of a move. */
const DIRECTIONS: readonly Pair[] = [
  [-1, 0], // 0 up
  [1, 0], // 1 down
  [0, -1], // 2 left
  [0, 1], // 3 right
  [-1, -1], // 4 up-left
  [-1, 1], // 5 up-right
  [1, -1], // 6 down-left
  [1, 1], // 7 down-right
];

/** One direction for each line through a square; the other way is its opposite. */
const AXES: readonly Pair[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** What stands on a square; '' off the board, which is neither empty nor anybody's piece. */
function cell(rows: readonly (readonly string[])[], row: number, column: number): string {
  const isOnBoard = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
  return isOnBoard ? (rows[row]?.[column] ?? '') : '';
}

function put(rows: string[][], row: number, column: number, content: string): void {
  const cells = rows[row];
  if (cells !== undefined) {
    cells[column] = content;
  }
}

function enemyOf(colour: Colour): Colour {
  return colour === 'b' ? 'w' : 'b';
}

function nameOfColour(colour: Colour): string {
  return colour === 'b' ? 'black' : 'white';
}

function countPieces(position: Position, colour: Colour): number {
  let count = 0;
  for (const cells of position.rows) {
    for (const content of cells) {
      if (content === colour) {
        count += 1;
      }
    }
  }
  return count;
}

function start(options: ReferenceOptions): Position {
  const rows: string[][] = [];
  for (let row = 0; row < SIZE; row += 1) {
    const cells: string[] = [];
    for (let column = 0; column < SIZE; column += 1) {
      cells.push('.');
    }
    rows.push(cells);
  }
  for (const [row, column] of BLACK_AT_START) {
    put(rows, row, column, 'b');
  }
  for (const [row, column] of WHITE_AT_START) {
    put(rows, row, column, 'w');
  }
  const { plies } = options;
  const plyLimit = typeof plies === 'number' ? plies : PLY_LIMIT;
  return { rows, colour: 'b', plies: 0, plyLimit, steps: possibleSteps(rows, 'b') };
}

function possibleSteps(rows: readonly (readonly string[])[], colour: Colour): string[] {
  const steps: string[] = [];
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      if (cell(rows, row, column) !== colour) {
        continue;
      }
      for (const [option, [down, right]] of DIRECTIONS.entries()) {
        if (cell(rows, row + down, column + right) === '.') {
          steps.push(`${row} ${column} ${option}`);
        }
      }
    }
  }
  return steps;
}

/** Tiao: where both neighbours on an axis are enemies, both change colour. */
function captureTiao(rows: string[][], row: number, column: number, own: Colour): void {
  const enemy = enemyOf(own);
  for (const [down, right] of AXES) {
    const oneSide = cell(rows, row + down, column + right);
    const otherSide = cell(rows, row - down, column - right);
    if (oneSide === enemy && otherSide === enemy) {
      put(rows, row + down, column + right, own);
      put(rows, row - down, column - right, own);
    }
  }
}

/** Jia: a neighbouring enemy with an own piece behind it changes colour. */
function captureJia(rows: string[][], row: number, column: number, own: Colour): void {
  const enemy = enemyOf(own);
  for (const [down, right] of DIRECTIONS) {
    const neighbour = cell(rows, row + down, column + right);
    const behind = cell(rows, row + 2 * down, column + 2 * right);
    if (neighbour === enemy && behind === own) {
      put(rows, row + down, column + right, own);
    }
  }
}

function play(position: Position, move: string): Position {
  const [row = -1, column = -1, option = -1] = move.split(' ').map(Number);
  const [down, right] = DIRECTIONS[option] ?? [0, 0];
  const rows = position.rows.map((cells) => [...cells]);
  put(rows, row, column, '.');
  put(rows, row + down, column + right, position.colour);
  // Only the piece moved captures, tiao before jia.
  captureTiao(rows, row + down, column + right, position.colour);
  captureJia(rows, row + down, column + right, position.colour);
  const colour = enemyOf(position.colour);
  return {
    rows,
    colour,
    plies: position.plies + 1,
    plyLimit: position.plyLimit,
    steps: possibleSteps(rows, colour),
  };
}

function outcome(
  position: Position,
): { winner: string | null; ending: string; cause?: string } | null {
  const { colour } = position;
  const enemy = enemyOf(colour);
  // A side that cannot move loses, also when the last ply allowed brought that about.
  if (countPieces(position, colour) === 0) {
    return { winner: nameOfColour(enemy), ending: 'no-move', cause: 'no-piece' };
  }
  if (position.steps.length === 0) {
    return { winner: nameOfColour(enemy), ending: 'no-move' };
  }
  if (position.plies < position.plyLimit) {
    return null;
  }
  const black = countPieces(position, 'b');
  const white = countPieces(position, 'w');
  let winner: string | null = null;
  if (black > white) {
    winner = 'black';
  }
  if (white > black) {
    winner = 'white';
  }
  return { winner, ending: 'pieces' };
}

function moves(position: Position): string[] {
  return outcome(position) === null ? [...position.steps] : [];
}

export const reference: Reference<Position> = {
  start,
  toMove(position) {
    return outcome(position) === null ? nameOfColour(position.colour) : null;
  },
  board(position) {
    return position.rows.map((cells) => cells.join('')).join('/');
  },
  moves,
  isLegal(position, move) {
    return moves(position).includes(move);
  },
  play,
  outcome,
};
