import type { EntrantId } from '../match.js';

/** So many entrants: e1, e2, … */
export function entrants(count: number): EntrantId[] {
  return Array.from({ length: count }, (_, index) => `e${index + 1}`);
}
