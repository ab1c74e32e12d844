import { fail, ok, type Result } from '../result.js';
import { excerpt } from '../text.js';

export interface ReversiMove {
  readonly row: number;
  readonly column: number;
}

export function parseMove(text: string): Result<ReversiMove> {
  const match = /^(-?\d{1,6}),(-?\d{1,6})$/.exec(text);
  if (match === null) return fail('unreadable', { text: excerpt(text) });
  return ok({ row: Number(match[1]), column: Number(match[2]) });
}

export function formatMove({ row, column }: ReversiMove): string {
  return `${row},${column}`;
}
