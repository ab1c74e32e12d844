import type { Reference, ReferenceOptions } from '../testing/reference.js';

type Side = 'black' | 'white';
type Overline = 'loses' | 'ignored' | 'wins';

interface Point {
  /** The column, growing to the right. */
  readonly x: number;
  /** The row, growing downwards. */
  readonly y: number;
}

interface Position {
  /** 19 texts of 19 characters, from the top: '.' empty, 'b' black, 'w' white, '#' block. */
  readonly rows: readonly string[];
  readonly overline: Overline;
  readonly turnsPlayed: number;
  /** The stones of the turn just played; none before the first turn. */
  readonly justPlaced: readonly Point[];
}

const SIZE = 19;

/** Along the row, along the column, and the two diagonals. */
const DIRECTIONS = [
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: 1, dy: 1 },
  { dx: 1, dy: -1 },
];

/** What stands on a point; the empty text off the board, so that no line runs over the edge. */
function cellAt(rows: readonly string[], x: number, y: number): string {
  return x < 0 || x >= SIZE || y < 0 || y >= SIZE ? '' : (rows[y] ?? '').charAt(x);
}

function withCell(rows: readonly string[], point: Point, mark: string): string[] {
  const changed = [...rows];
  const row = rows[point.y] ?? '';
  changed[point.y] = row.slice(0, point.x) + mark + row.slice(point.x + 1);
  return changed;
}

/** Black plays the first turn, then the sides alternate. */
function sideOfTurn(turn: number): Side {
  return turn % 2 === 0 ? 'black' : 'white';
}

function otherSide(side: Side): Side {
  return side === 'black' ? 'white' : 'black';
}

function markOf(side: Side): string {
  return side === 'black' ? 'b' : 'w';
}

/** How many stones of this mark, or blocks, follow one another from the point (not counted). */
function countAlong(
  rows: readonly string[],
  from: Point,
  dx: number,
  dy: number,
  mark: string,
): number {
  let count = 0;
  let x = from.x + dx;
  let y = from.y + dy;
  while (cellAt(rows, x, y) === mark || cellAt(rows, x, y) === '#') {
    count += 1;
    x += dx;
    y += dy;
  }
  return count;
}

/**
 * The lengths of the longest possible lines of own stones and blocks through a stone just placed.
 * Each holds that stone, so a line of blocks alone is never among them.
 */
function lineLengths(position: Position, mark: string): number[] {
  const lengths: number[] = [];
  for (const stone of position.justPlaced) {
    for (const { dx, dy } of DIRECTIONS) {
      const ahead = countAlong(position.rows, stone, dx, dy, mark);
      const behind = countAlong(position.rows, stone, -dx, -dy, mark);
      lengths.push(behind + 1 + ahead);
    }
  }
  return lengths;
}

function outcome(position: Position): { winner: Side | null; ending: string } | null {
  if (position.turnsPlayed > 0) {
    const mover = sideOfTurn(position.turnsPlayed - 1);
    const lengths = lineLengths(position, markOf(mover));
    const hasSix = lengths.some((length) => length === 6);
    const hasOverline = lengths.some((length) => length >= 7);
    // The overline is asked about first: it loses even when the same turn also makes a six.
    if (hasOverline && position.overline === 'loses') {
      return { winner: otherSide(mover), ending: 'overline' };
    }
    if (hasOverline && position.overline === 'wins') {
      return { winner: mover, ending: 'six' };
    }
    if (hasSix) {
      return { winner: mover, ending: 'six' };
    }
  }
  if (!position.rows.some((row) => row.includes('.'))) {
    return { winner: null, ending: 'full-board' };
  }
  return null;
}

/** The points a move names, or null when the text is not one or two points. */
function readMove(text: string): Point[] | null {
  const points: Point[] = [];
  for (const part of text.split(' ')) {
    // One way to write a number: no sign, no leading zero, no blanks.
    const found = /^(0|[1-9][0-9]?),(0|[1-9][0-9]?)$/.exec(part);
    if (found === null) {
      return null;
    }
    points.push({ x: Number(found[1]), y: Number(found[2]) });
  }
  return points;
}

/** One stone opens the game, then two a turn; one when there is no room for two. */
function stonesToPlace(position: Position): number {
  if (position.turnsPlayed === 0) {
    return 1;
  }
  const points = position.rows.join('');
  const hasOneFree = points.indexOf('.') === points.lastIndexOf('.');
  return hasOneFree ? 1 : 2;
}

function isLegal(position: Position, move: string): boolean {
  if (outcome(position) !== null) {
    return false;
  }
  const points = readMove(move);
  if (points === null || points.length !== stonesToPlace(position)) {
    return false;
  }
  let rows: readonly string[] = position.rows;
  for (const point of points) {
    // Points off the board and blocks are not empty either.
    if (cellAt(rows, point.x, point.y) !== '.') {
      return false;
    }
    // The second stone finds the first one there, so the same point twice is refused.
    rows = withCell(rows, point, 'b');
  }
  return true;
}

function play(position: Position, move: string): Position {
  const points = readMove(move) ?? [];
  const mark = markOf(sideOfTurn(position.turnsPlayed));
  let rows: readonly string[] = position.rows;
  for (const point of points) {
    rows = withCell(rows, point, mark);
  }
  return {
    rows,
    overline: position.overline,
    turnsPlayed: position.turnsPlayed + 1,
    justPlaced: points,
  };
}

function readBlocks(value: unknown): Point[] {
  if (value === undefined) {
    return [];
  }
  if (!Array.isArray(value)) {
    throw new Error('blocks must be a list of [x, y] pairs');
  }
  const list: unknown[] = value;
  const blocks: Point[] = [];
  for (const pair of list) {
    if (!Array.isArray(pair) || pair.length !== 2) {
      throw new Error('a block must be a pair [x, y]');
    }
    const x: unknown = pair[0];
    const y: unknown = pair[1];
    if (typeof x !== 'number' || typeof y !== 'number') {
      throw new Error('a block must be a pair of numbers');
    }
    if (!Number.isInteger(x) || !Number.isInteger(y)) {
      throw new Error('a block must be a pair of whole numbers');
    }
    blocks.push({ x, y });
  }
  return blocks;
}

function readOverline(value: unknown): Overline {
  if (value === undefined) {
    return 'loses';
  }
  if (value === 'loses' || value === 'ignored' || value === 'wins') {
    return value;
  }
  throw new Error('overline must be loses, ignored or wins');
}

function start(options: ReferenceOptions): Position {
  const { blocks, overline } = options;
  let rows: readonly string[] = Array.from({ length: SIZE }, () => '.'.repeat(SIZE));
  for (const block of readBlocks(blocks)) {
    if (cellAt(rows, block.x, block.y) !== '.') {
      throw new Error('a block is off the board or named twice');
    }
    rows = withCell(rows, block, '#');
  }
  return { rows, overline: readOverline(overline), turnsPlayed: 0, justPlaced: [] };
}

/** Connect6 with blocks. */
export const reference: Reference<Position> = {
  start,
  toMove: (position) => (outcome(position) === null ? sideOfTurn(position.turnsPlayed) : null),
  board: (position) => position.rows.join('/'),
  isLegal,
  play,
  outcome,
};
