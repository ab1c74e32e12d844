import { z } from 'zod';
import { person } from './accounts.js';
import { title } from './name.js';
import { id, moment, type Route } from './route.js';

/** planned: it was never started. */
export const tournamentStates = ['planned', 'paused', 'running', 'over'] as const;

export const tally = z.object({ won: z.number(), drawn: z.number(), lost: z.number() });

/** Who takes part: a submission, and whose it is. */
export const entrant = z.object({ submission: id, author: person, number: z.number() });

/** How many games ended so, by their endings. */
const endingCounts = z.record(z.string(), z.number());

const standing = z.object({
  rank: z.number(),
  entrant,
  points: z.number(),
  games: tally,
  matches: tally,
  /** How it did with each seat, replays of drawn games counted each. */
  seats: z.object({ first: tally, second: tally }),
  /** By what it won and lost those games. */
  endings: z.object({ won: endingCounts, lost: endingCounts }),
  /** A figure for each step that breaks ties, in the order of `ties`. */
  ties: z.array(z.number()),
  rating: z.object({ elo: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** Games of its own that are still to come. */
  left: z.number(),
});

const matchScore = z.object({ won: z.number(), drawn: z.number(), lost: z.number() });

const bracketMatch = z.object({
  id: z.string(),
  first: entrant.nullable(),
  second: entrant.nullable(),
  isBye: z.boolean(),
  winner: entrant.nullable(),
  /** What told who goes on: its series, the games added while it was level, or else the seeding. */
  decidedBy: z.enum(['series', 'extra-games', 'seeding']).nullable(),
  score: matchScore.nullable(),
});

const stage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), name: z.string(), table: z.array(standing) }),
  z.object({
    kind: z.literal('bracket'),
    name: z.string(),
    rounds: z.array(z.array(bracketMatch)),
    thirdPlace: bracketMatch.nullable(),
  }),
]);

/** A table as it stands after every game. */
export const board = z.object({
  tournament: id,
  contest: z.string(),
  /** Grows with everything that changes on it. */
  version: z.number(),
  /** Since when it stands still for whoever asked; null if it moves. */
  frozenAt: moment.nullable(),
  ties: z.array(z.string()),
  table: z.array(standing),
  stages: z.array(stage),
  done: z.number(),
  left: z.number(),
});

export const tournamentSummary = z.object({
  id,
  contest: z.string(),
  name: z.string(),
  format: z.string(),
  /** So often two more games are played while a match of its bracket is level; null without one. */
  extraPairs: z.number().nullable(),
  /** The always-current ranking of its contest. */
  isLadder: z.boolean(),
  state: z.enum(tournamentStates),
  createdAt: moment,
});

/** How places changed: of each author a point whenever rank or points did. */
const rankHistory = z.array(
  z.object({
    author: person,
    points: z.array(z.object({ at: moment, rank: z.number(), points: z.number(), submission: id })),
  }),
);

/** How one did against the other, for a crosstable. */
export const crosstable = z.array(
  z.object({ first: id, second: id, won: z.number(), drawn: z.number(), lost: z.number() }),
);

const contestId = z.object({ contest: z.string().max(64) });
const tournamentId = z.object({ tournament: id });

export const tournamentRoutes = {
  'GET /api/contests/:contest/ladder': {
    summary: 'The ladder, current after every game',
    access: 'anyone',
    params: contestId,
    answer: board,
  },
  'GET /api/contests/:contest/tournaments': {
    summary: 'The tournaments of a contest, its ladder among them',
    access: 'anyone',
    params: contestId,
    answer: z.array(tournamentSummary),
  },
  'POST /api/contests/:contest/tournaments': {
    summary: 'A new tournament of the latest submissions; it begins when it is started',
    access: 'organiser',
    params: contestId,
    body: z.strictObject({
      name: title,
      /** As in a contest file; what is not said is as the contest has it. */
      format: z.record(z.string(), z.unknown()).optional(),
      series: z.record(z.string(), z.unknown()).optional(),
      scoring: z.record(z.string(), z.unknown()).optional(),
      openings: z
        .array(
          z.strictObject({
            position: z.string().max(2000).optional(),
            options: z.record(z.string(), z.unknown()).default({}),
          }),
        )
        .max(1000)
        .optional(),
      seed: z.number().int().nonnegative().max(2_147_483_647).optional(),
      /** The best first; everybody's latest effective submission, by the ladder's order, where nothing is said. */
      submissions: z.array(id).min(2).max(10_000).optional(),
    }),
    answer: tournamentSummary,
  },
  'GET /api/tournaments/:tournament': {
    summary: 'One tournament',
    access: 'anyone',
    params: tournamentId,
    answer: tournamentSummary,
  },
  'DELETE /api/tournaments/:tournament': {
    summary: 'Take back a tournament that was never started',
    access: 'organiser',
    params: tournamentId,
    answer: 'nothing',
  },
  'GET /api/tournaments/:tournament/board': {
    summary: 'Its table, groups and bracket',
    access: 'anyone',
    params: tournamentId,
    answer: board,
  },
  'GET /api/tournaments/:tournament/crosstable': {
    summary: 'Who did how against whom',
    access: 'anyone',
    params: tournamentId,
    answer: crosstable,
  },
  'GET /api/tournaments/:tournament/history': {
    summary: 'How places changed',
    access: 'anyone',
    params: tournamentId,
    answer: rankHistory,
  },
  'POST /api/tournaments/:tournament/start': {
    summary: 'Start it, or let it go on',
    access: 'organiser',
    params: tournamentId,
    answer: tournamentSummary,
  },
  'POST /api/tournaments/:tournament/pause': {
    summary: 'Let no further game begin',
    access: 'organiser',
    params: tournamentId,
    answer: tournamentSummary,
  },
} as const satisfies Record<string, Route>;

export type TournamentState = (typeof tournamentStates)[number];
export type TournamentSummary = z.infer<typeof tournamentSummary>;
export type Board = z.infer<typeof board>;
export type BoardStanding = z.infer<typeof standing>;
export type RankHistory = z.infer<typeof rankHistory>;
