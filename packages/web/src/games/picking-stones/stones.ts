import { type PickingStonesState, pickingStones, takeable } from '@daeguk/games';
import { stepsOf } from '../line.js';

/** So many stones can be looked at; of more, only those are shown that the next move is about. */
export const MOST_SHOWN = 400;

/** A stone as it is shown. */
export interface StoneView {
  readonly stone: number;
  readonly isLegal: boolean;
  /** The how manieth it was taken, from 1: the odd ones by Max. Null while it lies there. */
  readonly taken: number | null;
  readonly isLast: boolean;
  /** The turn of a shown line in which it would be taken, from 1. */
  readonly hint: number | null;
}

export function takerOf(order: number): 'max' | 'min' {
  return order % 2 === 1 ? 'max' : 'min';
}

/** The stones to be shown, ascending: of many the last one taken, and its factors and multiples. */
export function shownStones({ n, taken }: PickingStonesState): number[] {
  if (n <= MOST_SHOWN) return Array.from({ length: n }, (_, index) => index + 1);
  const last = taken.slice(-1);
  return [...last, ...takeable({ n, taken: last })].sort((a, b) => a - b);
}

export function viewsOf(
  state: PickingStonesState,
  stones: readonly number[],
  line: readonly string[],
): StoneView[] {
  const legal = new Set(takeable(state));
  const orders = new Map(state.taken.map((stone, index) => [stone, index + 1]));
  const hints = new Map(
    stepsOf(pickingStones, state, line).map(({ move }, index) => [move, index + 1]),
  );
  const last = state.taken.at(-1);
  return stones.map((stone) => ({
    stone,
    isLegal: legal.has(stone),
    taken: orders.get(stone) ?? null,
    isLast: stone === last,
    hint: hints.get(stone) ?? null,
  }));
}

/** What could be taken after a stone: its factors and multiples that still lie there. */
export function followers(state: PickingStonesState, stone: number): Set<number> {
  return new Set(takeable({ n: state.n, taken: [...state.taken, stone] }));
}
