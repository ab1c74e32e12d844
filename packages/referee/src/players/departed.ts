import type { BoxEnd } from '@daeguk/sandbox';
import type { Happening } from '../happenings.js';
import type { SeatName } from '../seats.js';

/** What it means for the game that a boxed program has ended. */
export function departed(seat: SeatName, end: BoxEnd, isForGood: boolean): Happening {
  const { code, signal, ranOutOfMemory, fault } = end;
  if (fault !== null) return { event: 'spoilt', reason: 'sandbox', evidence: fault };
  return {
    event: 'gone',
    seat,
    how: { code, signal, ranOutOfMemory, isConnectionLost: false, isForGood },
  };
}
