import { fail, ok, type Result } from '../result.js';
import { excerpt, wholeNumbers } from '../text.js';

/** One step of the piece on a square; option 0–7 is its direction. */
export interface MakyekMove {
  readonly row: number;
  readonly column: number;
  readonly option: number;
}

export function parseMove(text: string): Result<MakyekMove> {
  const [row, column, option] = wholeNumbers(text, ' ', 3) ?? [];
  if (row === undefined || column === undefined || option === undefined) {
    return fail('unreadable', { text: excerpt(text) });
  }
  return ok({ row, column, option });
}

export function formatMove({ row, column, option }: MakyekMove): string {
  return `${row} ${column} ${option}`;
}
