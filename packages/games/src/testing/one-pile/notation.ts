import { fail, ok, type Result } from '../../result.js';
import { excerpt, wholeNumber } from '../../text.js';

export function parseMove(text: string): Result<number> {
  const count = wholeNumber(text);
  return count === null ? fail('unreadable', { text: excerpt(text) }) : ok(count);
}

export function formatMove(count: number): string {
  return String(count);
}
