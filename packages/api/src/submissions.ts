import { levels } from '@daeguk/engines';
import { z } from 'zod';
import { person } from './accounts.js';
import { id, moment, page, type Route } from './route.js';

/**
 * pending → building → build-error | system-error | tried | playing → effective → superseded. One that is tried
 * waits for its author to enter it.
 */
export const submissionStates = [
  'pending',
  'building',
  'build-error',
  'system-error',
  'trial',
  'tried',
  'playing',
  'effective',
  'superseded',
  'withdrawn',
] as const;

/** A file as it was sent: its name alone, without folders, and its bytes in base 64. */
const sentFile = z.strictObject({ name: z.string().min(1).max(255), base64: z.base64() });

/** Against whom one game is played before a submission counts. */
const trialAgainst = z.union([
  z.strictObject({ house: z.enum(levels) }),
  z.strictObject({ submission: id }),
]);

/** Why a state came about: a code, and the values its sentence speaks of. */
export const reason = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const submission = z.object({
  id,
  contest: z.string(),
  author: person,
  /** Which of the author's it is in this contest. */
  number: z.number(),
  /** The way it is built; "house" where the house plays. */
  compiler: z.string(),
  language: z.string(),
  bytes: z.number(),
  state: z.enum(submissionStates),
  stateSince: moment,
  submittedAt: moment,
});

/** What went wrong with a program in the games it has played on ladders, in tournaments and as a trial. */
export const faults = z.object({
  /** All these games, and those in which it was at fault or the referee moved in its stead. */
  of: z.number(),
  games: z.number(),
  /** Games that ended by its fault, by how they ended, the most frequent first. */
  endings: z.array(z.object({ ending: z.string(), games: z.number() })),
  /** Moves that the referee made in its stead, and in how many games. */
  instead: z.object({ moves: z.number(), games: z.number() }),
  /** The newest game in which something went wrong. */
  newest: id.nullable(),
});

/** What only its author and organisers see. */
export const ownSubmission = submission.extend({
  reason: reason.nullable(),
  /** What the compiler said. */
  diagnostics: z.string(),
  history: z.array(
    z.object({ state: z.enum(submissionStates), at: moment, reason: reason.nullable() }),
  ),
  /** How many builds or games stand before its next one, and in how many seconds it may be through. */
  queue: z.object({ ahead: z.number(), seconds: z.number().nullable() }).nullable(),
  /** Those that count, and one of them that is being played. */
  games: z.object({ done: z.number(), left: z.number(), playing: id.nullable() }),
  faults,
  files: z.array(z.object({ name: z.string(), bytes: z.number() })),
  trialGame: id.nullable(),
});

export const quota = z.object({
  maySubmit: z.boolean(),
  /** Why not, if so. */
  reason: reason.nullable(),
  nextAt: moment.nullable(),
  /** When the contest closes for me; null where it does not. */
  closesAt: moment.nullable(),
  judgeSecondsLeft: z.number(),
});

const contestId = z.object({ contest: z.string().max(64) });
const submissionId = z.object({ submission: id });

export const submissionRoutes = {
  'GET /api/contests/:contest/submissions': {
    summary: 'All submissions of a contest, the newest first',
    access: 'anyone',
    params: contestId,
    query: z.object({ ...page, author: id.optional() }),
    answer: z.array(submission),
  },
  'GET /api/contests/:contest/authors': {
    summary: 'Whoever has submitted to a contest',
    access: 'anyone',
    params: contestId,
    answer: z.array(person),
  },
  'POST /api/contests/:contest/submissions': {
    summary: 'Submit a program; with a trial it waits after one game until it is entered',
    access: 'contestant',
    params: contestId,
    body: z.strictObject({
      files: z.array(sentFile).min(1).max(64),
      /** The usual one of its language where nothing is said. */
      compiler: z.string().max(32).optional(),
      protocol: z.string().max(32).optional(),
      trial: trialAgainst.optional(),
    }),
    answer: ownSubmission,
  },
  'GET /api/contests/:contest/quota': {
    summary: 'Whether I may submit now, and what is left of my time',
    access: 'contestant',
    params: contestId,
    answer: quota,
  },
  'GET /api/me/submissions': {
    summary: 'My submissions, the newest first',
    access: 'signed-in',
    query: z.object({ ...page, contest: z.string().max(64).optional() }),
    answer: z.array(ownSubmission),
  },
  'GET /api/submissions/:submission': {
    summary: 'One submission; its author and organisers see more of it',
    access: 'anyone',
    params: submissionId,
    answer: z.union([ownSubmission, submission]),
  },
  'GET /api/submissions/:submission/source': {
    summary: 'The source files of my own submission',
    access: 'signed-in',
    params: submissionId,
    answer: z.array(sentFile),
  },
  'POST /api/submissions/:submission/enter': {
    summary: 'Let a tried submission count',
    access: 'contestant',
    params: submissionId,
    answer: ownSubmission,
  },
  'POST /api/submissions/:submission/withdraw': {
    summary: 'Take a submission out; before it is built, or off the ladder',
    access: 'contestant',
    params: submissionId,
    answer: ownSubmission,
  },
  'POST /api/submissions/:submission/rebuild': {
    summary: 'Build again what the platform failed to build',
    access: 'organiser',
    params: submissionId,
    answer: ownSubmission,
  },
} as const satisfies Record<string, Route>;

export type SubmissionState = (typeof submissionStates)[number];
export type Submission = z.infer<typeof submission>;
export type OwnSubmission = z.infer<typeof ownSubmission>;
export type Faults = z.infer<typeof faults>;
export type Quota = z.infer<typeof quota>;
export type Reason = z.infer<typeof reason>;
export type TrialAgainst = z.infer<typeof trialAgainst>;
export type SentFile = z.infer<typeof sentFile>;
