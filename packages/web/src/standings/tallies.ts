import type { BoardStanding } from '@daeguk/api';

export interface EndingTally {
  readonly ending: string;
  readonly won: number;
  readonly lost: number;
}

/** By what somebody won and lost, the most frequent first. */
export function endingTallies({ won, lost }: BoardStanding['endings']): EndingTally[] {
  const endings = [...new Set([...Object.keys(won), ...Object.keys(lost)])];
  return endings
    .map((ending) => ({ ending, won: won[ending] ?? 0, lost: lost[ending] ?? 0 }))
    .sort((a, b) => b.won + b.lost - a.won - a.lost || a.ending.localeCompare(b.ending));
}

/** Where a table's ratings begin and end, so that their bars have one scale; null if there are none. */
export function ratingScale(
  table: readonly BoardStanding[],
): readonly [from: number, to: number] | null {
  const ratings = table.flatMap(({ rating }) => rating ?? []);
  if (ratings.length === 0) return null;
  const from = Math.min(...ratings.map(({ low }) => low));
  const to = Math.max(...ratings.map(({ high }) => high));
  return from < to ? [from, to] : [from - 1, to + 1];
}

const MEDALS = 3;

/** Which medal somebody has earned; none where so many share a rank that it means nothing. */
export function medalOf({ rank }: BoardStanding, table: readonly BoardStanding[]): number | null {
  const equals = table.filter((other) => other.rank === rank).length;
  return rank <= MEDALS && equals <= MEDALS ? rank : null;
}
