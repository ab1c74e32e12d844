import { fail, ok, type Result } from '../result.js';
import { excerpt } from '../text.js';

/** One step of the piece on a square; option 0–7 is its direction. */
export interface MakyekMove {
  readonly row: number;
  readonly column: number;
  readonly option: number;
}

export function parseMove(text: string): Result<MakyekMove> {
  const match = /^(-?\d{1,6}) (-?\d{1,6}) (-?\d{1,6})$/.exec(text);
  if (match === null) return fail('unreadable', { text: excerpt(text) });
  return ok({ row: Number(match[1]), column: Number(match[2]), option: Number(match[3]) });
}

export function formatMove({ row, column, option }: MakyekMove): string {
  return `${row} ${column} ${option}`;
}
