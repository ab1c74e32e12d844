/** Where in a game somebody is. */
export interface Place {
  readonly ply: number;
  /** At the newest move, whichever that is. */
  readonly isFollowing: boolean;
}

/** What is shown of a game that has got to `end`. */
export function shownPly({ ply, isFollowing }: Place, end: number): number {
  return isFollowing ? end : Math.min(ply, end);
}

/** Whoever goes back stays there, whatever is played meanwhile; whoever goes to the end goes on with it. */
export function goTo(ply: number, end: number): Place {
  const there = Math.min(Math.max(0, Math.trunc(ply)), end);
  return { ply: there, isFollowing: there === end };
}

/** From an address; one that says nothing, or no number, is at the newest move. */
export function placeIn(asked: string | null): Place {
  const isPly = asked !== null && /^\d{1,5}$/.test(asked);
  return isPly ? { ply: Number(asked), isFollowing: false } : { ply: 0, isFollowing: true };
}

/** Moves a second. */
export const paces = [1, 2, 5, 10] as const;
export type Pace = (typeof paces)[number];

/** Where a key leads; null for one that leads nowhere. */
export function keyTo(key: string, ply: number, end: number): number | null {
  if (key === 'ArrowLeft') return Math.max(0, ply - 1);
  if (key === 'ArrowRight') return Math.min(end, ply + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? end : null;
}
