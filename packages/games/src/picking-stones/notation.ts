import { fail, ok, type Result } from '../result.js';
import { excerpt, wholeNumber } from '../text.js';
import {
  areRelated,
  FEWEST_STONES,
  MOST_STONES,
  mayOpen,
  type PickingStonesState,
} from './stones.js';

export function parseMove(text: string): Result<number> {
  const stone = wholeNumber(text);
  return stone === null ? fail('unreadable', { text: excerpt(text) }) : ok(stone);
}

export function formatMove(stone: number): string {
  return String(stone);
}

/** `n k s1 … sk`, as the contest's `play` is called. */
export function formatPosition({ n, taken }: PickingStonesState): string {
  return [n, taken.length, ...taken].join(' ');
}

export function parsePosition(text: string): Result<PickingStonesState> {
  return parsePlay(text.trim().split(/ +/));
}

/** The words of a position: the stones must have been taken by the rules. */
export function parsePlay(words: readonly string[]): Result<PickingStonesState> {
  const numbers: number[] = [];
  for (const word of words) {
    const number = wholeNumber(word);
    if (number === null) return fail('not-a-number', { text: excerpt(word) });
    numbers.push(number);
  }
  const [n, count, ...taken] = numbers;
  if (n === undefined || count === undefined) return fail('position-too-short');
  if (n < FEWEST_STONES || n > MOST_STONES) {
    return fail('stones-out-of-range', { n, min: FEWEST_STONES, max: MOST_STONES });
  }
  if (count !== taken.length) return fail('wrong-count', { count, found: taken.length });
  return checkedSequence({ n, taken });
}

/**
 * Holds a sequence to the rules. The opening rule is held only against a stone that has just opened
 * the game: positions from the middle of a game are handed round for exercises whatever they began
 * with, and what began them no longer changes what may follow.
 */
export function checkedSequence(state: PickingStonesState): Result<PickingStonesState> {
  const { n, taken } = state;
  const gone = new Set<number>();
  for (const [index, stone] of taken.entries()) {
    if (stone < 1 || stone > n) return fail('off-board', { stone, n });
    if (gone.has(stone)) return fail('already-taken', { stone });
    const last = taken[index - 1];
    if (last !== undefined && !areRelated(stone, last)) return fail('not-related', { stone, last });
    gone.add(stone);
  }
  if (taken.length === 1 && !mayOpen(n, taken[0]!)) return fail('opening', { stone: taken[0]!, n });
  return ok(state);
}
