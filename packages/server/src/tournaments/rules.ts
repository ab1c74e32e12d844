import { fail, type Language, ok, type Result } from '@daeguk/games';
import { type Contest, localeErrors, Variants } from '@daeguk/referee';
import {
  everyVariant,
  formatKinds,
  formatSchema,
  isUneven,
  scoringSchema,
  seriesSchema,
  seriesWithin,
  type Tournament,
} from '@daeguk/tournaments';
import type { z } from 'zod';
import type { StoredRules } from '../store/schema.js';

type Fields = Readonly<Record<string, unknown>>;

/** What is to differ from the contest, as a file would say it. */
export interface WantedRules {
  readonly format?: Fields | undefined;
  readonly series?: Fields | undefined;
  readonly scoring?: Fields | undefined;
  readonly openings?: readonly Opening[] | undefined;
}

interface Opening {
  readonly position?: string | undefined;
  readonly options: Fields;
}

const USUAL_START: StoredRules['openings'] = [{ options: {} }];

/** The rules of a tournament, if what is wanted and the contest make sense together. */
export function readRules(
  contest: Contest,
  wanted: WantedRules,
  language: Language,
): Result<StoredRules> {
  const ownFormat = { kind: 'round-robin', ...contest.format };
  const format = read('format', formatSchema, wanted.format ?? ownFormat, language);
  if (!format.ok) return format;
  const usual = read('series', seriesSchema, contest.series, language);
  if (!usual.ok) return usual;
  const own = read('series', seriesSchema.optional(), wanted.series, language);
  if (!own.ok) return own;
  const scored = { ...contest.scoring, ...wanted.scoring };
  const scoring = read('scoring', scoringSchema, scored, language);
  if (!scoring.ok) return scoring;
  const openings = wanted.openings?.map(openingOf) ?? [];
  const rules: StoredRules = {
    format: format.value,
    series: seriesWithin(own.value, usual.value),
    scoring: scoring.value,
    openings: openings.length > 0 ? openings : USUAL_START,
  };
  return checked(contest, rules, language);
}

/**
 * The rules of a contest's ladder. There a match is played from both seats alike, to its end, and a drawn game is a
 * drawn game: whoever enters shall know how many games are to come.
 */
export function ladderRules(contest: Contest): Result<StoredRules> {
  const rules = readRules(contest, {}, 'en');
  if (!rules.ok) return rules;
  const { format, scoring } = rules.value;
  const series =
    format.kind === 'ladder' ? seriesWithin(format.series, rules.value.series) : rules.value.series;
  const isEven = !series.stopsWhenDecided && series.length % 2 === 0;
  return ok({
    format: { kind: 'ladder' },
    series: { length: isEven ? series.length : 2, stopsWhenDecided: false, drawnGame: null },
    scoring,
    openings: USUAL_START,
  });
}

/** A tournament as its format is made of it. Those who take part go by their ids: nicknames change. */
export function tournamentOf(
  { format, series, scoring, openings }: StoredRules,
  seed: number,
  listed: readonly Omit<Tournament['entrants'][number], 'name'>[],
): Tournament {
  const entrants = listed.map(({ id, author }) => ({ id, author, name: id }));
  return { entrants, format, series, scoring, openings: openings.length, seed };
}

/** Every game that could come up is tried before the first is played. */
function checked(contest: Contest, rules: StoredRules, language: Language): Result<StoredRules> {
  const variants = new Variants(contest, rules.openings);
  for (const variant of everyVariant(rules, rules.openings.length)) {
    const played = variants.read(variant, language);
    if (!played.ok) return played;
  }
  if (contest.drawnAnew === 'pair' && isUneven(rules)) return fail('tournament-uneven');
  return ok(rules);
}

function openingOf({ position, options }: Opening): StoredRules['openings'][number] {
  return position === undefined ? { options } : { position, options };
}

function read<T>(
  field: string,
  schema: z.ZodType<T>,
  given: unknown,
  language: Language,
): Result<T> {
  const parsed = schema.safeParse(given, { error: localeErrors[language] });
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  if (issue?.code === 'custom') return fail('tournament-series');
  if (issue?.code === 'invalid_union') {
    return fail('tournament-format', { kinds: formatKinds.join(', ') });
  }
  const path = [field, ...(issue?.path ?? [])].join('.');
  return fail('tournament-field', { field: path, problem: issue?.message ?? '' });
}
