import { z } from 'zod';
import { name } from './name.js';
import { id, moment, type Route } from './route.js';

export const roles = ['organiser', 'contestant', 'visitor'] as const;

/** What people sign in with: a student number, or what they chose when they registered. */
export const accountNumber = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[^\p{C}\p{Z}]+$/u);

export const nickname = name(32);

export const password = z.string().min(8).max(256);

/** Somebody as everybody may see them. */
export const person = z.object({ id, nickname: z.string() });

/** My own account. */
export const me = z.object({
  id,
  number: z.string(),
  name: z.string(),
  group: z.string(),
  /** Null until it is chosen: before that, nothing else can be done. */
  nickname: z.string().nullable(),
  role: z.enum(roles),
  /** The password is one that others know: it must be changed before anything else. */
  mustChangePassword: z.boolean(),
});

/** An account as organisers see it. */
export const account = me.extend({
  createdAt: moment,
  isDisabled: z.boolean(),
  lockedUntil: moment.nullable(),
});

const session = z.object({
  account: me.nullable(),
  /** To be sent as the header x-csrf-token with everything that changes something. */
  csrf: z.string().nullable(),
});

const openSession = z.object({
  id: z.string(),
  createdAt: moment,
  seenAt: moment,
  agent: z.string(),
  isThisOne: z.boolean(),
});

const token = z.object({ id, name: z.string(), createdAt: moment, usedAt: moment.nullable() });

const importedLine = z.object({
  line: z.number(),
  number: z.string(),
  problem: z.string().nullable(),
});

export const accountRoutes = {
  'GET /api/session': { summary: 'Who I am', access: 'anyone', answer: session },
  'POST /api/session': {
    summary: 'Sign in',
    access: 'anyone',
    body: z.strictObject({ number: z.string().max(256), password: z.string().max(256) }),
    answer: session,
  },
  'DELETE /api/session': { summary: 'Sign out', access: 'anyone', answer: 'nothing' },
  'POST /api/accounts': {
    summary: 'Register, where that is open',
    access: 'anyone',
    body: z.strictObject({ number: accountNumber, nickname, password }),
    answer: session,
  },
  'PATCH /api/me': {
    summary: 'Choose or change my nickname',
    access: 'signed-in',
    body: z.strictObject({ nickname }),
    answer: me,
  },
  'POST /api/me/password': {
    summary: 'Change my password; every other session of mine ends',
    access: 'signed-in',
    body: z.strictObject({ old: z.string().max(256), new: password }),
    answer: me,
  },
  'GET /api/me/sessions': {
    summary: 'Where I am signed in',
    access: 'signed-in',
    answer: z.array(openSession),
  },
  'DELETE /api/me/sessions/:session': {
    summary: 'End one of my sessions',
    access: 'signed-in',
    params: z.object({ session: z.string().max(128) }),
    answer: 'nothing',
  },
  'GET /api/me/tokens': { summary: 'My tokens', access: 'signed-in', answer: z.array(token) },
  'POST /api/me/tokens': {
    summary: 'A new token for scripts; its secret is told this once',
    access: 'signed-in',
    body: z.strictObject({ name: z.string().trim().min(1).max(64) }),
    answer: token.extend({ secret: z.string() }),
  },
  'DELETE /api/me/tokens/:token': {
    summary: 'Revoke one of my tokens',
    access: 'signed-in',
    params: z.object({ token: id }),
    answer: 'nothing',
  },
  'GET /api/accounts': {
    summary: 'All accounts',
    access: 'organiser',
    query: z.object({ search: z.string().max(64).optional() }),
    answer: z.array(account),
  },
  'POST /api/accounts/import': {
    summary: 'Accounts from a CSV file: number, name, group; the number is the first password',
    access: 'organiser',
    body: z.strictObject({ csv: z.string().max(1_048_576) }),
    answer: z.object({ added: z.number(), kept: z.number(), lines: z.array(importedLine) }),
  },
  'PATCH /api/accounts/:account': {
    summary: 'Change role, name or group, or shut an account',
    access: 'organiser',
    params: z.object({ account: id }),
    body: z.strictObject({
      role: z.enum(roles).optional(),
      name: z.string().max(128).optional(),
      group: z.string().max(128).optional(),
      isDisabled: z.boolean().optional(),
    }),
    answer: account,
  },
  'POST /api/accounts/:account/reset': {
    summary: 'A new one-time password; all sessions and tokens of the account end',
    access: 'organiser',
    params: z.object({ account: id }),
    answer: z.object({ password: z.string() }),
  },
} as const satisfies Record<string, Route>;

export type Me = z.infer<typeof me>;
export type Account = z.infer<typeof account>;
export type Role = (typeof roles)[number];
