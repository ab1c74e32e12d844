import type { Side } from './game.js';
import { members, wrongField } from './json.js';
import { fail, ok, type Result } from './result.js';
import { excerpt, wholeNumber } from './text.js';

/** What the black-and-white board games share: cells in rows from the top, and how they are written. */
export type Cell = 0 | 1 | 2 | 3;
export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
/** A point of the board where nobody can place: a block, a missing corner. */
export const WALL = 3;

export type Colour = typeof BLACK | typeof WHITE;

export const sides: readonly [Side, Side] = ['black', 'white'];

export function sideOf(colour: Colour): Side {
  return colour === BLACK ? 'black' : 'white';
}

export function otherColour(colour: Colour): Colour {
  return colour === BLACK ? WHITE : BLACK;
}

export function count(cells: readonly Cell[], colour: Cell): number {
  let found = 0;
  for (const cell of cells) if (cell === colour) found += 1;
  return found;
}

/** How many more Black has on the board. */
export function lead(cells: readonly Cell[]): number {
  return count(cells, BLACK) - count(cells, WHITE);
}

/** The side with more on the board, or null if both have as many. */
export function leader(cells: readonly Cell[]): Side | null {
  const more = lead(cells);
  return more === 0 ? null : sideOf(more > 0 ? BLACK : WHITE);
}

/** Whether a row and column exist on a square board. */
export function isOnSquareBoard(size: number, row: number, column: number): boolean {
  const whole = Number.isInteger(row) && Number.isInteger(column);
  return whole && row >= 0 && row < size && column >= 0 && column < size;
}

const SYMBOLS = '.bw#';

export function formatRows(cells: readonly Cell[], width: number): string {
  let text = '';
  for (let index = 0; index < cells.length; index++) {
    if (index > 0 && index % width === 0) text += '/';
    text += SYMBOLS[cells[index]!];
  }
  return text;
}

/** Reads rows written with the first `kinds` of the symbols `.`, `b`, `w`, `#`. */
export function parseRows(
  text: string,
  width: number,
  height: number,
  kinds: 3 | 4,
): Result<Cell[]> {
  const symbols = SYMBOLS.slice(0, kinds);
  const rows = text.split('/', height + 1);
  const shape = { width, height, text: excerpt(text) };
  if (rows.length !== height) {
    return fail('position-row-count', { ...shape, found: text.split('/').length });
  }
  const cells: Cell[] = [];
  for (const [y, row] of rows.entries()) {
    if (row.length !== width) {
      return fail('position-rows', { ...shape, row: y + 1, found: row.length });
    }
    for (const [x, symbol] of [...row].entries()) {
      const cell = symbols.indexOf(symbol);
      if (cell < 0) {
        const place = { row: y + 1, place: x + 1, symbol: excerpt(symbol) };
        return fail('position-symbol', { symbols: [...symbols].join(' '), ...place });
      }
      cells.push(cell as Cell);
    }
  }
  return ok(cells);
}

/** A board with whose turn it is and the turns played: a position of these games. */
export interface GridPosition {
  readonly cells: readonly Cell[];
  readonly mover: Colour;
  readonly ply: number;
}

export interface GridShape {
  readonly width: number;
  readonly height: number;
  readonly kinds: 3 | 4;
  /** The turns played and the side to move where a position does not say. */
  guess(cells: readonly Cell[]): { mover: Colour; ply: number };
}

/** `rows side plies`, as `parseGridPosition` reads it. */
export function formatGridPosition(position: GridPosition, width: number): string {
  const side = SYMBOLS[position.mover];
  return `${formatRows(position.cells, width)} ${side} ${position.ply}`;
}

export function parseGridPosition(text: string, shape: GridShape): Result<GridPosition> {
  const [rows = '', side, plies, ...rest] = text.trim().split(/ +/, 4);
  const cells = parseRows(rows, shape.width, shape.height, shape.kinds);
  if (!cells.ok) return cells;
  const guess = shape.guess(cells.value);
  const mover = side === undefined ? guess.mover : side === 'b' ? BLACK : WHITE;
  const ply = plies === undefined ? guess.ply : wholeNumber(plies);
  const sideIsRead = side === undefined || side === 'b' || side === 'w';
  if (!sideIsRead || ply === null || ply < 0 || rest.length > 0) {
    return fail('position-fields', {
      sides: 'b, w',
      text: excerpt(text.trim().slice(rows.length).trim()),
    });
  }
  return ok({ cells: cells.value, mover, ply });
}

export function gridToJson(position: GridPosition, width: number) {
  const { cells, mover, ply } = position;
  return { board: formatRows(cells, width), toMove: sideOf(mover), ply };
}

export function gridFromJson(json: unknown, shape: GridShape): Result<GridPosition> {
  const { board, toMove, ply } = members(json);
  if (typeof board !== 'string') return wrongField('board');
  const cells = parseRows(board, shape.width, shape.height, shape.kinds);
  if (!cells.ok) return cells;
  if (toMove !== 'black' && toMove !== 'white') return wrongField('toMove');
  if (typeof ply !== 'number' || !Number.isSafeInteger(ply) || ply < 0) return wrongField('ply');
  return ok({ cells: cells.value, mover: toMove === 'black' ? BLACK : WHITE, ply });
}
