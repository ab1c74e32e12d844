import { z } from 'zod';
import { person } from './accounts.js';
import { id, moment, type Route } from './route.js';

const words = z.object({ en: z.string(), ko: z.string(), zh: z.string() });

/** When a contest takes submissions, and since when its board stands still for all but organisers. */
export const calendar = z.object({
  opensAt: moment.nullable(),
  closesAt: moment.nullable(),
  frozenAt: moment.nullable(),
  /** The board moves again for everybody from here on. */
  thawedAt: moment.nullable(),
});

/** Who may submit: every contestant, or those on its list. */
export const entries = ['open', 'listed'] as const;

/** What a contest says of submissions, in its file under "ladder". */
export const submissionLimits = z.object({
  sourceBytes: z.number().int().positive().max(1_048_576).default(1_048_576),
  gapSeconds: z.number().int().nonnegative().max(86_400).default(60),
  /** How long builds and games of one author may take in 24 hours. */
  judgeSecondsADay: z.number().int().positive().max(864_000).default(14_400),
  /** Whether people may practise against what others have on the ladder. */
  sparring: z.boolean().default(false),
});

export const phases = ['coming', 'open', 'frozen', 'closed'] as const;

export const contestSummary = z.object({
  id: z.string(),
  title: words,
  game: z.string(),
  phase: z.enum(phases),
  calendar,
  entry: z.enum(entries),
  /** People may practise against what others have on the ladder, now. */
  sparring: z.boolean(),
  /** How many take part in the ladder, and how many games are being played. */
  entrants: z.number(),
  playing: z.number(),
});

/** What a contest is played by, whole: where its file says nothing, as it is everywhere. */
export const terms = z.object({
  /** In the language asked for; names of code stand between `backticks`. */
  limits: z.array(z.object({ what: z.string(), figure: z.string() })),
  /** How many games two play against each other on the ladder. */
  ladderGames: z.number(),
  /** Of its tournaments. */
  series: z.object({
    length: z.number(),
    stopsWhenDecided: z.boolean(),
    drawnGame: z.object({ replays: z.array(z.unknown()), house: z.string().nullable() }).nullable(),
  }),
  format: z.object({
    kind: z.string(),
    rounds: z.number().optional(),
    groups: z.number().optional(),
    advance: z.number().optional(),
    thirdPlace: z.boolean().optional(),
    extraPairs: z.number().optional(),
    knockOut: z.object({ thirdPlace: z.boolean(), extraPairs: z.number() }).optional(),
  }),
  scoring: z.object({
    per: z.enum(['game', 'match']),
    win: z.number(),
    draw: z.number(),
    loss: z.number(),
    ties: z.array(z.string()),
  }),
});

export const contestPage = contestSummary.extend({
  /** Another one whenever calendar, entry or file have changed. */
  revision: z.string(),
  /** The contest as a file has it. */
  file: z.record(z.string(), z.unknown()),
  isFromFile: z.boolean(),
  terms,
  submissions: submissionLimits,
  /** What a submission may be built with, by language. */
  compilers: z.array(
    z.object({ name: z.string(), language: z.string(), extensions: z.array(z.string()) }),
  ),
});

const contestId = z.object({ contest: z.string().max(64) });

const calendarChanges = calendar.partial();

/** A contest as a file has it, and what is said of it beside that. */
const newContest = z.strictObject({
  file: z.record(z.string(), z.unknown()),
  calendar: calendarChanges.default({}),
  entry: z.enum(entries).default('open'),
});

export const contestRoutes = {
  'GET /api/contests': {
    summary: 'All contests',
    access: 'anyone',
    answer: z.array(contestSummary),
  },
  'GET /api/contests/:contest': {
    summary: 'One contest',
    access: 'anyone',
    params: contestId,
    answer: contestPage,
  },
  'POST /api/contests': {
    summary: 'A new contest, described as in a file',
    access: 'organiser',
    body: newContest,
    answer: contestPage,
  },
  'POST /api/contests/check': {
    summary: 'What would become of a new contest: its page, or what is wrong; nothing is kept',
    access: 'organiser',
    body: newContest,
    answer: contestPage,
  },
  'PATCH /api/contests/:contest': {
    summary: 'Change calendar, entry or (where organisers made it) the contest itself',
    access: 'organiser',
    params: contestId,
    body: z.strictObject({
      file: z.record(z.string(), z.unknown()).optional(),
      calendar: calendarChanges.optional(),
      entry: z.enum(entries).optional(),
      /** Of the page the changes were made to: if it has changed since, nothing is done. */
      revision: z.string().max(64).optional(),
    }),
    answer: contestPage,
  },
  'GET /api/contests/:contest/entrants': {
    summary: 'Who is on the list of a contest',
    access: 'organiser',
    params: contestId,
    answer: z.array(person.extend({ number: z.string(), name: z.string(), group: z.string() })),
  },
  'POST /api/contests/:contest/entrants': {
    summary: 'Put accounts on the list, by their numbers',
    access: 'organiser',
    params: contestId,
    body: z.strictObject({ numbers: z.array(z.string().max(64)).min(1).max(10_000) }),
    answer: z.object({ added: z.number(), unknown: z.array(z.string()) }),
  },
  'DELETE /api/contests/:contest/entrants/:account': {
    summary: 'Take an account off the list',
    access: 'organiser',
    params: contestId.extend({ account: id }),
    answer: 'nothing',
  },
} as const satisfies Record<string, Route>;

export type ContestSummary = z.infer<typeof contestSummary>;
export type ContestPage = z.infer<typeof contestPage>;
export type Terms = z.infer<typeof terms>;
export type Calendar = z.infer<typeof calendar>;
export type SubmissionLimits = z.infer<typeof submissionLimits>;
export type Phase = (typeof phases)[number];
