import type { Fault } from '@daeguk/games';

/** A server in trouble is asked again after so many milliseconds; the longer the trouble, the more seldom. */
const FIRST = 3000;
const LONGEST = 60_000;

/**
 * How long to wait, after so many attempts, before what went wrong is worth another; null where the server has said no,
 * or where it is silent: that it is back is heard in another way.
 */
export function waitAfter({ code, values }: Fault, attempts: number): number | null {
  const { status, seconds } = values;
  const isBusy = status === 429 || Number(status) >= 500;
  if (code === 'no-server' || !isBusy) return null;
  if (typeof seconds === 'number') return Math.max(seconds * 1000, 1000);
  return status === 429 ? null : Math.min(FIRST * 2 ** attempts, LONGEST);
}
