import type { Calendar, ContestSummary } from '@daeguk/api';

/** Something the calendar says, by the key of its sentence, and when that is. */
export interface CalendarLine {
  readonly key:
    | 'opens-at'
    | 'closes-at'
    | 'closed-at'
    | 'frozen-at'
    | 'will-freeze'
    | 'thaws-at'
    | 'always';
  readonly moment: string | null;
}

/** What matters of a calendar now, the most urgent first; never nothing. */
export function calendarLines({ phase, calendar }: ContestSummary): CalendarLine[] {
  const { opensAt, closesAt, frozenAt, thawedAt } = calendar;
  const lines: CalendarLine[] = [];
  const add = (key: CalendarLine['key'], moment: string | null) => {
    if (moment !== null) lines.push({ key, moment });
  };
  if (phase === 'closed') add('closed-at', closesAt);
  if (phase === 'coming') add('opens-at', opensAt);
  if (phase === 'open' || phase === 'frozen' || phase === 'coming') add('closes-at', closesAt);
  if (phase === 'frozen') {
    add('frozen-at', frozenAt);
    add('thaws-at', thawedAt);
  } else if (phase === 'open' && frozenAt !== null && !isPast(thawedAt)) {
    add('will-freeze', frozenAt);
  }
  return lines.length > 0 ? lines : [{ key: 'always', moment: null }];
}

function isPast(moment: string | null): boolean {
  return moment !== null && Date.parse(moment) <= Date.now();
}

/** After a turn of the calendar; the second look is for those whose clock is ahead of the server's. */
const MILLISECONDS_AFTER = [300, 10_000];

/** When to look what has become of contests, because one opens, closes, freezes or thaws; null if nothing is to come. */
export function nextLook(calendars: readonly Calendar[], now: number): number | null {
  const moments = calendars.flatMap((calendar) => Object.values(calendar));
  const looks = moments
    .flatMap((moment) => (moment === null ? [] : Date.parse(moment)))
    .flatMap((turn) => MILLISECONDS_AFTER.map((after) => turn + after))
    .filter((look) => look > now);
  return looks.length === 0 ? null : Math.min(...looks);
}
