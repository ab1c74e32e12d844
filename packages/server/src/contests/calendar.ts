import type { Calendar } from '@daeguk/api';
import { fail, ok, type Result } from '@daeguk/games';
import type { ContestRow } from './contests.js';

export type Dates = Pick<ContestRow, 'opensAt' | 'closesAt' | 'frozenAt' | 'thawedAt'>;

const NO_DATES: Dates = { opensAt: null, closesAt: null, frozenAt: null, thawedAt: null };

/** What must come before what, where both are said. */
const ORDER = [
  ['opensAt', 'frozenAt'],
  ['opensAt', 'closesAt'],
  ['frozenAt', 'closesAt'],
  ['frozenAt', 'thawedAt'],
] as const;

/** A calendar with some of its dates changed, if they come in order. */
export function changedCalendar(
  changes: { readonly [K in keyof Calendar]?: string | null | undefined },
  before: Dates = NO_DATES,
): Result<Dates> {
  const read = (name: keyof Dates): Date | null => {
    const change = changes[name];
    if (change === undefined) return before[name];
    return change === null ? null : new Date(change);
  };
  const dates: Dates = {
    opensAt: read('opensAt'),
    closesAt: read('closesAt'),
    frozenAt: read('frozenAt'),
    thawedAt: read('thawedAt'),
  };
  for (const [earlier, later] of ORDER) {
    const [one, other] = [dates[earlier], dates[later]];
    if (one !== null && other !== null && one >= other) {
      return fail('calendar-order', { earlier, later });
    }
  }
  if (dates.thawedAt !== null && dates.frozenAt === null) return fail('calendar-thaw');
  return ok(dates);
}

export function calendarOf({ opensAt, closesAt, frozenAt, thawedAt }: Dates): Calendar {
  return {
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    frozenAt: frozenAt?.toISOString() ?? null,
    thawedAt: thawedAt?.toISOString() ?? null,
  };
}
