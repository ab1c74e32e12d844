import { fail, ok, type Result } from '../result.js';
import { excerpt } from '../text.js';
import type { Point } from './board.js';

export function parsePoint(text: string): Point | null {
  const match = /^(-?\d{1,6}),(-?\d{1,6})$/.exec(text);
  return match === null ? null : { x: Number(match[1]), y: Number(match[2]) };
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
