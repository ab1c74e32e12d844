import type { Tally } from './standings.js';

/** What came of games or matches between two, from the side of the first. */
export interface Outcomes {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Earned neither of them anything: both lost. */
  readonly neither: number;
}

export type GrowingTally = { -readonly [Key in keyof Tally]: Tally[Key] };

export function newTally(): GrowingTally {
  return { won: 0, drawn: 0, lost: 0 };
}

/** Counts the same outcomes for the one and, seen from the other side, for the other. */
export function addOutcomes(one: GrowingTally, two: GrowingTally, outcomes: Outcomes): void {
  const { won, drawn, lost, neither } = outcomes;
  one.won += won;
  one.drawn += drawn;
  one.lost += lost + neither;
  two.won += lost;
  two.drawn += drawn;
  two.lost += won + neither;
}
