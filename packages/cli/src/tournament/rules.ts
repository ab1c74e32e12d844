import { describe, fail, type Language, ok, type Result } from '@daeguk/games';
import {
  type Contest,
  readContest,
  messages as refereeMessages,
  Variants,
  withOverrides,
} from '@daeguk/referee';
import {
  everyVariant,
  type FormatRules,
  formatSchema,
  isUneven,
  type Scoring,
  type SeriesRules,
  scoringSchema,
  seriesSchema,
  seriesWithin,
} from '@daeguk/tournaments';
import type { z } from 'zod';
import type { ReadFile } from './file.js';

/** By what a tournament is played: its contest, and what the file or the contest says of format and points. */
export interface TournamentRules {
  readonly contest: Contest;
  readonly format: FormatRules;
  readonly series: SeriesRules;
  readonly scoring: Scoring;
  /** How many opening positions there are. */
  readonly openings: number;
  /** The contest as a game of it is played. */
  readonly variants: Variants;
}

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
    return fail('tournament-problem', { line, problem: sentence(contest, language) });
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
  const variants = new Variants(contest.value, openings);
  // Every game that could come up is tried before the first is played.
  for (const variant of everyVariant({ format, series }, openings.length)) {
    const played = variants.read(variant, language);
    if (played.ok) continue;
    const isReplay = Object.keys(variant.options).length > 0;
    const place = isReplay ? ['series', 'drawnGame', 'replays'] : ['openings', variant.opening];
    const line = lineOf(place);
    return fail('tournament-problem', { line, problem: sentence(played, language) });
  }
  if (contest.value.drawnAnew === 'pair' && isUneven({ format, series })) {
    return fail('tournament-uneven', { line: lineOf(['series']) });
  }
  return ok({
    contest: contest.value,
    format,
    series,
    scoring,
    openings: openings.length,
    variants,
  });
}

/** What the file says, else what the contest does; null if that is not understood. */
function own<T>(given: T | undefined, schema: z.ZodType<T>, contest: unknown): T | null {
  if (given !== undefined) return given;
  const parsed = schema.safeParse(contest);
  return parsed.success ? parsed.data : null;
}

function sentence(contest: Result<Contest>, language: Language): string {
  return contest.ok ? '' : describe(refereeMessages, contest.fault, language);
}
