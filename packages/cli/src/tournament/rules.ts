import { describe, fail, type Language, ok, type Result } from '@daeguk/games';
import { type Contest, readContest, messages as refereeMessages } from '@daeguk/referee';
import {
  type FormatRules,
  formatSchema,
  type Pairing,
  type Scoring,
  type SeriesRules,
  scoringSchema,
  seriesSchema,
  seriesWithin,
} from '@daeguk/tournaments';
import type { z } from 'zod';
import type { ReadFile } from './file.js';
import { withOverrides } from './overrides.js';

/** By what a tournament is played: its contest, and what the file or the contest says of format and points. */
export interface TournamentRules {
  readonly contest: Contest;
  readonly format: FormatRules;
  readonly series: SeriesRules;
  readonly scoring: Scoring;
  /** How many opening positions there are. */
  readonly openings: number;
  /** The contest as a game of it is played: from its opening, with its options. */
  contestOf(variant: Variant): Contest;
}

type Variant = Pick<Pairing, 'opening' | 'options'>;

/** The rules, if file and contest make sense together; faults name the line of the file. */
export function readRules(
  { file, lineOf }: ReadFile,
  contestJson: unknown,
  language: Language,
): Result<TournamentRules> {
  const plain = readContest(contestJson, language);
  if (!plain.ok) return fail('tournament-contest-file', { problem: sentence(plain, language) });
  const json = withOverrides(contestJson, file.with);
  const contest = readContest(json, language);
  if (!contest.ok) {
    const field = String(contest.fault.values.field ?? '').split('.');
    const line = lineOf(['with', ...field]);
    return fail('tournament-contest', { line, problem: sentence(contest, language) });
  }
  const format = own(file.format, formatSchema, { kind: 'round-robin', ...contest.value.format });
  const usual = own(undefined, seriesSchema, contest.value.series);
  const series = usual && seriesWithin(file.series, usual);
  const scoring = own(undefined, scoringSchema, { ...contest.value.scoring, ...file.scoring });
  if (format === null || series === null || scoring === null) {
    const field = format === null ? 'format' : series === null ? 'series' : 'scoring';
    return fail('tournament-contest-rules', { line: lineOf(['contest']), field });
  }
  const openings = file.openings.length > 0 ? file.openings : [{ options: {} }];
  const variant = ({ opening, options }: Variant): Result<Contest> => {
    const { position = contest.value.position, options: changes } = openings[opening]!;
    const whole = { position, options: { ...changes, ...options } };
    return readContest(withOverrides(json, whole), language);
  };
  const wrong = wrongVariant(openings.length, [series, ...seriesOf(format)], variant);
  if (wrong !== null) {
    const isReplay = Object.keys(wrong.options).length > 0;
    const line = lineOf(
      isReplay ? ['series', 'drawnGame', 'replays'] : ['openings', wrong.opening],
    );
    return fail('tournament-contest', { line, problem: sentence(wrong.contest, language) });
  }
  const isUneven = ({ stopsWhenDecided, length }: SeriesRules) =>
    !stopsWhenDecided && length % 2 === 1;
  const all = format.series === undefined ? [series, ...seriesOf(format)] : seriesOf(format);
  if (contest.value.drawnAnew === 'pair' && all.some(isUneven)) {
    return fail('tournament-uneven', { line: lineOf(['series']) });
  }
  return ok({
    contest: contest.value,
    format,
    series,
    scoring,
    openings: openings.length,
    contestOf: remembered(variant),
  });
}

/** What the file says, else what the contest does; null if that is not understood. */
function own<T>(given: T | undefined, schema: z.ZodType<T>, contest: unknown): T | null {
  if (given !== undefined) return given;
  const parsed = schema.safeParse(contest);
  return parsed.success ? parsed.data : null;
}

/** The series that stages of a format have for themselves. */
function seriesOf(format: FormatRules): SeriesRules[] {
  const stages = [format.series, format.kind === 'groups' ? format.knockOut.series : undefined];
  return stages.filter((series) => series !== undefined);
}

/** Every game that could come up is tried before the first is played. */
function wrongVariant(
  openings: number,
  all: readonly SeriesRules[],
  variant: (variant: Variant) => Result<Contest>,
): (Variant & { readonly contest: Result<Contest> }) | null {
  const changes = [{}, ...all.flatMap(({ drawnGame }) => drawnGame?.replays ?? [])];
  for (let opening = 0; opening < openings; opening++) {
    for (const options of changes) {
      const contest = variant({ opening, options });
      if (!contest.ok) return { opening, options, contest };
    }
  }
  return null;
}

function remembered(variant: (variant: Variant) => Result<Contest>) {
  const known = new Map<string, Contest>();
  return (wanted: Variant): Contest => {
    const key = JSON.stringify([wanted.opening, wanted.options]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const contest = variant(wanted);
    if (!contest.ok) throw new TypeError('a variant that was never tried');
    known.set(key, contest.value);
    return contest.value;
  };
}

function sentence(contest: Result<Contest>, language: Language): string {
  return contest.ok ? '' : describe(refereeMessages, contest.fault, language);
}
