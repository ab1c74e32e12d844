import { fail, ok, type Result } from '../result.js';
import { excerpt, wholeNumbers } from '../text.js';

export interface ReversiMove {
  readonly row: number;
  readonly column: number;
}

export function parseMove(text: string): Result<ReversiMove> {
  const [row, column] = wholeNumbers(text, ',', 2) ?? [];
  if (row === undefined || column === undefined) return fail('unreadable', { text: excerpt(text) });
  return ok({ row, column });
}

export function formatMove({ row, column }: ReversiMove): string {
  return `${row},${column}`;
}
