import type { ContestSummary } from '@daeguk/api';
import { nextLook } from './calendar.js';

/** A timer cannot be set for longer. */
const LONGEST = 2 ** 31 - 1;

/** Asks for contests anew whenever one opens, closes, freezes or thaws. To be called while a component is set up. */
export function alongCalendars(
  contests: () => readonly ContestSummary[],
  refresh: () => unknown,
): void {
  $effect(() => {
    const calendars = contests().map(({ calendar }) => calendar);
    const look = nextLook(calendars, Date.now());
    if (look === null) return;
    const timer = setTimeout(refresh, Math.min(look - Date.now(), LONGEST));
    return () => clearTimeout(timer);
  });
}
