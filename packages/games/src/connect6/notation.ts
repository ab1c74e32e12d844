import { fail, ok, type Result } from '../result.js';
import { excerpt, wholeNumbers } from '../text.js';
import type { Point } from './board.js';

export function parsePoint(text: string): Point | null {
  const [x, y] = wholeNumbers(text, ',', 2) ?? [];
  return x === undefined || y === undefined ? null : { x, y };
}

export function formatPoint({ x, y }: Point): string {
  return `${x},${y}`;
}

/** One stone or more; whether it is the right number is for the rules to say. */
export function parseMove(text: string): Result<readonly Point[]> {
  const stones: Point[] = [];
  for (const word of text.split(' ', 400)) {
    const point = parsePoint(word);
    if (point === null) return fail('unreadable', { text: excerpt(text) });
    stones.push(point);
  }
  return ok(stones);
}

export function formatMove(stones: readonly Point[]): string {
  return stones.map(formatPoint).join(' ');
}
