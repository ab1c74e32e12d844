import type { SeatName } from './seats.js';

export interface TimeLimit {
  readonly per: 'move' | 'game';
  readonly seconds: number;
}

/** The clocks of a game. Times are milliseconds; whoever asks says what time it is. */
export interface Clocks {
  readonly limit: TimeLimit;
  /** What each had when its clock was last stopped. */
  readonly left: TimesLeft;
  readonly running: { readonly seat: SeatName; readonly since: number } | null;
}

export type TimesLeft = Readonly<Record<SeatName, number>>;

export function setClocks(limit: TimeLimit): Clocks {
  const left = limit.seconds * 1000;
  return { limit, left: { first: left, second: left }, running: null };
}

export function timeLeft({ left, running }: Clocks, seat: SeatName, now: number): number {
  const gone = running?.seat === seat ? now - running.since : 0;
  return Math.max(0, left[seat] - gone);
}

/** Nobody's clock runs; the turn is not over. */
export function paused(clocks: Clocks, now: number): Clocks {
  const { running, left } = clocks;
  if (running === null) return clocks;
  const { seat } = running;
  return { ...clocks, left: { ...left, [seat]: timeLeft(clocks, seat, now) }, running: null };
}

/** The clock of a seat goes on where it stood. */
export function resumed(clocks: Clocks, seat: SeatName, now: number): Clocks {
  if (clocks.running?.seat === seat) return clocks;
  return { ...paused(clocks, now), running: { seat, since: now } };
}

/** A turn is over: the next begins, or none where the game is over. */
export function nextTurn(clocks: Clocks, seat: SeatName | null, now: number): Clocks {
  const stopped = paused(clocks, now);
  const { limit, left } = stopped;
  if (seat === null) return stopped;
  const fresh = limit.per === 'move' ? { ...left, [seat]: limit.seconds * 1000 } : left;
  return { limit, left: fresh, running: { seat, since: now } };
}

/** When the time of whoever is to move is up, if nothing happens before. */
export function expiry({ left, running }: Clocks): number | null {
  return running === null ? null : running.since + left[running.seat];
}
