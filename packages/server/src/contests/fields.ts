import type { Fault, Result } from '@daeguk/games';

/** Where in what was sent a fault lies whose sentence alone tells it, for forms that show it there. */
const FIELDS: Readonly<Record<string, string>> = {
  'contest-other-game': 'protocols',
  'contest-cannot-tell-start': 'position',
  'contest-cannot-play-on': 'faults',
  'contest-over': 'position',
  'contest-untimed': 'limits.moveSeconds',
  'contest-empty-range': 'limits.moveSeconds',
  'contest-taken': 'id',
  'contest-renamed': 'id',
  'contest-other-rules': 'game',
  'tournament-format': 'format',
  'tournament-series': 'series',
  'tournament-uneven': 'series',
  'calendar-thaw': 'calendar.thawedAt',
};

/** The same with the field it lies in, where one is known. */
export function withField<T>(result: Result<T>): Result<T> {
  return result.ok ? result : { ok: false, fault: placed(result.fault) };
}

function placed({ code, values }: Fault): Fault {
  const field = code === 'calendar-order' ? `calendar.${values.later}` : FIELDS[code];
  return { code, values: field === undefined ? values : { field, ...values } };
}
