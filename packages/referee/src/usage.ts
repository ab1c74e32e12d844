/** What an answer took, as measured. Times are in milliseconds, memory in bytes. */
export interface TurnUsage {
  /** From the question written to the answer read. */
  readonly wall: number;
  readonly cpu: number;
  /** Waiting for a core through no doing of its own. */
  readonly waited: number;
  /** While the referee itself was held up and could not have seen an answer. */
  readonly stalled: number;
  readonly memory: number;
}

export const NO_USAGE: TurnUsage = {
  wall: 0,
  cpu: 0,
  waited: 0,
  stalled: 0,
  memory: 0,
};

/** The part of the time that is the player's own. */
export function charged({ wall, waited, stalled }: TurnUsage): number {
  return Math.max(0, wall - waited - stalled);
}

/** A game this much held up says nothing about the player any more. */
const MOST_STALL_SHARE = 0.5;
const MOST_STALL = 500;
const MOST_WALL_FACTOR = 12;
const MOST_WALL_GRACE = 10_000;

/** Why a player cannot be blamed for its time, or null if it can. */
export function doubt(usage: TurnUsage, limit: number): 'referee-stall' | 'overloaded' | null {
  const { wall, stalled } = usage;
  if (wall > limit * MOST_WALL_FACTOR + MOST_WALL_GRACE) return 'overloaded';
  return stalled > Math.min(MOST_STALL, limit * MOST_STALL_SHARE) ? 'referee-stall' : null;
}

/**
 * Whether an answer is in time only because we were held up for long: it may have been late or not,
 * and nobody can say.
 */
export function isExcused(usage: TurnUsage, limit: number): boolean {
  return usage.wall - usage.waited > limit && doubt(usage, limit) === 'referee-stall';
}

/** Times are told to the microsecond, so that a record holds just what was ruled on. */
export function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
