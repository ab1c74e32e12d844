import { levels } from '@daeguk/engines';
import { fail, type Language, nearest, ok, type Result } from '@daeguk/games';
import { localeErrors } from '@daeguk/referee';
import { formatKinds, formatSchema, scoringChanges, seriesSchema } from '@daeguk/tournaments';
import { z } from 'zod';
import { LinedDocument, type Path } from './lined-document.js';

/** Who an entrant is: just one of these. */
const KINDS = ['run', 'source', 'house', 'random'] as const;

const entrantSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(60).describe('How it is called in tables'),
    run: z.string().optional().describe('A command line; paths are seen from this file'),
    source: z.string().optional().describe('A source file, built in the sandbox'),
    house: z.enum(levels).optional().describe('The house AI at this level'),
    random: z.literal(true).optional().describe('Plays at random'),
    author: z.string().min(1).max(60).optional().describe('Whose it is, on a ladder'),
    protocol: z.string().optional().describe('How it talks, where the contest has a choice'),
  })
  .refine((entrant) => KINDS.filter((kind) => entrant[kind] !== undefined).length === 1, {
    params: { code: 'entrant-kind' },
  });

const openingSchema = z.strictObject({
  position: z.string().optional().describe('A position in the notation of the game'),
  options: z.record(z.string(), z.json()).default({}).describe('Options of the rule book'),
});

export const tournamentSchema = z.strictObject({
  $schema: z.string().optional().describe('For editors'),
  name: z.string().trim().min(1).max(100).describe('What it is called'),
  contest: z.string().describe('A contest by id, or its file as seen from this one'),
  with: z
    .record(z.string(), z.json())
    .default({})
    .describe('What differs from the contest, as the contest file has it'),
  format: formatSchema.optional().describe("Who meets whom; else the contest's own"),
  series: seriesSchema.optional().describe("How many games a match has; else the contest's own"),
  scoring: scoringChanges.optional().describe("Points and ties that differ from the contest's"),
  openings: z
    .array(openingSchema)
    .max(1000)
    .default([])
    .describe('Where games begin; each match is played from all of them'),
  seed: z
    .number()
    .int()
    .nonnegative()
    .max(2 ** 31 - 1)
    .optional()
    .describe('What all lots are drawn from; any, if nothing is said'),
  seeding: z
    .string()
    .optional()
    .describe('The standings.json of an earlier tournament: its order is who is seeded higher'),
  entrants: z.array(entrantSchema).min(2).max(500).describe('Who plays, the strongest first'),
});

export type TournamentFile = z.infer<typeof tournamentSchema>;
export type FileEntrant = TournamentFile['entrants'][number];

export interface ReadFile {
  readonly file: TournamentFile;
  /** The line where something stands, or should stand. */
  lineOf(path: Path): number;
}

/** The tournament a text describes; faults name the line. */
export function readTournamentFile(text: string, language: Language): Result<ReadFile> {
  const document = LinedDocument.read(text);
  if (!document.ok) return document;
  const parsed = tournamentSchema.safeParse(document.value.json, {
    error: localeErrors[language],
    reportInput: true,
  });
  const lineOf = (path: Path) => document.value.lineOf(path);
  if (!parsed.success) return faultOf(tellingOf(parsed.error.issues), lineOf);
  const names = parsed.data.entrants.map(({ name }) => name);
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  if (twice >= 0) {
    const line = lineOf(['entrants', twice, 'name']);
    return fail('tournament-name-twice', { line, name: names[twice] ?? '' });
  }
  return ok({ file: parsed.data, lineOf });
}

/** A field by a wrong name is missing as well: what it is called says more. */
function tellingOf(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue {
  const unknown = issues.find(({ code }) => code === 'unrecognized_keys');
  return unknown ?? (issues[0] as z.core.$ZodIssue);
}

function faultOf(issue: z.core.$ZodIssue, lineOf: (path: Path) => number): Result<never> {
  const path = issue.path as Path;
  const line = lineOf(path);
  const field = path.join('.');
  if (field === '' && issue.code === 'invalid_type') return fail('tournament-nothing', { line });
  if (issue.code === 'custom') {
    if (issue.params?.code === 'series') return fail('tournament-series', { line });
    return fail('tournament-entrant-kind', { line, kinds: KINDS.join(', ') });
  }
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const near = nearest(key, FIELDS);
    const values = { line: lineOf([...path, key]), field: key };
    if (near === null) return fail('tournament-unknown', values);
    return fail('tournament-unknown-near', { ...values, near });
  }
  if (issue.code === 'invalid_union' && path.at(-1) === 'kind') {
    return fail('tournament-format', { line, kinds: formatKinds.join(', ') });
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return fail('tournament-missing', { line, field });
  }
  return fail('tournament-field', { line, field, problem: issue.message });
}

/** What fields are called, wherever they stand. */
const FIELDS = [tournamentSchema, entrantSchema, openingSchema, scoringChanges].flatMap(
  ({ shape }) => Object.keys(shape),
);
