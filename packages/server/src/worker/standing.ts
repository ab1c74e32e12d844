import type { WorkerState } from '@daeguk/api';

/** Whether a worker works, and if not, why. */
export interface Standing {
  readonly state: WorkerState;
  readonly reason: string | null;
}

export const WORKING: Standing = { state: 'working', reason: null };

/** How fast this worker is, how fast the fastest, and which share of that is asked for. */
export interface Speeds {
  readonly own: number;
  readonly fastest: number;
  readonly share: number;
}

/**
 * Where a worker stands after a look at its row. `own` is what it wrote last, `found` what is there now: organisers
 * change it, and a worker that was silent finds itself gone. Time limits must hold on every worker, so one much slower
 * than the fastest plays nothing.
 */
export function nextStanding(own: Standing, found: Standing | null, speeds: Speeds): Standing {
  const standing = found === null || found.state === 'gone' ? own : found;
  if (standing.state !== 'working' && standing.state !== 'too-slow') return standing;
  const { own: speed, fastest, share } = speeds;
  if (speed >= fastest * share) return WORKING;
  const least = (fastest * share).toFixed(2);
  return { state: 'too-slow', reason: `speed ${speed.toFixed(2)}, at least ${least} is asked for` };
}
