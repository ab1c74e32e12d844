import type { Departure } from './happenings.js';
import type { Verdict } from './verdict.js';

/** What it is called when a program leaves before the game is over. */
export function judgeDeparture(
  { code, signal, ranOutOfMemory, isConnectionLost }: Departure,
  memory: number,
): Pick<Verdict, 'ending' | 'cause' | 'values'> {
  if (ranOutOfMemory) return { ending: 'memory', cause: null, values: { memory } };
  if (isConnectionLost) return { ending: 'crash', cause: 'disconnected', values: {} };
  if (signal !== null) return { ending: 'crash', cause: 'signal', values: { signal } };
  if (code === null) return { ending: 'crash', cause: null, values: {} };
  if (code === 0) return { ending: 'exit', cause: null, values: {} };
  return { ending: 'crash', cause: 'code', values: { code } };
}
