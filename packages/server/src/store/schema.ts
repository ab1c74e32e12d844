import type {
  ArenaSettings,
  GameState,
  Purpose,
  Reason,
  Role,
  SeatUsage,
  SubmissionState,
  TournamentState,
  WorkerState,
} from '@daeguk/api';
import type { Level } from '@daeguk/engines';
import type { Both, Note, SeatName, Verdict } from '@daeguk/referee';
import type { FormatRules, Pairing, Scoring, SeriesRules } from '@daeguk/tournaments';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

// Everything the server remembers. What follows from these rows (tables, ranks, quotas) is worked out, never stored;
// the one exception is the history of ranks, which nobody could work out later.

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ownId = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const createdAt = () => moment('created_at').notNull().defaultNow();

/** Settings of the arena: one row a word, its value as the text of JSON. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey().$type<keyof ArenaSettings | 'first-start'>(),
  value: text('value').notNull(),
});

/** Whoever has no password cannot sign in: the house and the sample bots have accounts of that kind. */
export const accounts = pgTable('accounts', {
  id: ownId(),
  number: text('number').notNull().unique(),
  name: text('name').notNull().default(''),
  group: text('group').notNull().default(''),
  nickname: text('nickname'),
  /** The nickname without capitals and the like: two that differ by these only would be taken for each other. */
  nicknameKey: text('nickname_key').unique(),
  role: text('role').notNull().$type<Role>(),
  passwordHash: text('password_hash'),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  isDisabled: boolean('is_disabled').notNull().default(false),
  /** Wrong passwords in a row, and until when no further one is looked at. */
  failures: integer('failures').notNull().default(0),
  lockedUntil: moment('locked_until'),
  createdAt: createdAt(),
});

/** A session is known by the hash of its secret: who reads this table can be nobody with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    account: integer('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    csrf: text('csrf').notNull(),
    agent: text('agent').notNull(),
    createdAt: createdAt(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_account').on(table.account)],
);

/** Tokens for scripts, known by their hashes too. */
export const tokens = pgTable('tokens', {
  id: ownId(),
  account: integer('account')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  hash: text('hash').notNull().unique(),
  createdAt: createdAt(),
  usedAt: moment('used_at'),
});

export const contests = pgTable('contests', {
  id: text('id').primaryKey(),
  /** The contest as its file has it, checked. */
  file: jsonb('file').notNull().$type<Record<string, unknown>>(),
  /** Read from the folder of contests at each start, or made by an organiser. */
  isFromFile: boolean('is_from_file').notNull(),
  entry: text('entry', { enum: ['open', 'listed'] })
    .notNull()
    .default('open'),
  opensAt: moment('opens_at'),
  closesAt: moment('closes_at'),
  frozenAt: moment('frozen_at'),
  thawedAt: moment('thawed_at'),
  createdAt: createdAt(),
});

/** Who is on the list of a contest that has one. */
export const contestEntrants = pgTable(
  'contest_entrants',
  {
    contest: text('contest')
      .notNull()
      .references(() => contests.id),
    account: integer('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.contest, table.account] })],
);

/** What organisers tell everybody; of the whole arena where it is of no contest. */
export const announcements = pgTable('announcements', {
  id: ownId(),
  contest: text('contest').references(() => contests.id),
  title: text('title').notNull(),
  text: text('text').notNull(),
  author: integer('author')
    .notNull()
    .references(() => accounts.id),
  postedAt: moment('posted_at').notNull().defaultNow(),
  changedAt: moment('changed_at'),
});

/** How a submission plays: a program of its files, or the house in its author's name. */
export type SubmittedPlayer =
  | { readonly kind: 'program'; readonly compiler: string; readonly protocol: string }
  | { readonly kind: 'house'; readonly level: Level }
  | { readonly kind: 'random' };

export const submissions = pgTable(
  'submissions',
  {
    id: ownId(),
    contest: text('contest')
      .notNull()
      .references(() => contests.id),
    author: integer('author')
      .notNull()
      .references(() => accounts.id),
    /** Which of the author's it is in this contest; counts from 1. */
    number: integer('number').notNull(),
    player: jsonb('player').notNull().$type<SubmittedPlayer>(),
    language: text('language').notNull(),
    bytes: integer('bytes').notNull(),
    state: text('state').notNull().$type<SubmissionState>(),
    stateSince: moment('state_since').notNull().defaultNow(),
    reason: jsonb('reason').$type<Reason | null>(),
    diagnostics: text('diagnostics').notNull().default(''),
    buildMilliseconds: integer('build_milliseconds').notNull().default(0),
    /** Against whom it is tried before it counts; null if it counts as soon as it is built. */
    trial: jsonb('trial').$type<
      { readonly house: Level } | { readonly submission: number } | null
    >(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('submissions_number').on(table.contest, table.author, table.number),
    index('submissions_author').on(table.author, table.createdAt),
  ],
);

export const submissionFiles = pgTable(
  'submission_files',
  {
    submission: integer('submission')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.submission, table.name] })],
);

/** Every state a submission was in. */
export const submissionHistory = pgTable(
  'submission_history',
  {
    id: ownId(),
    submission: integer('submission')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    state: text('state').notNull().$type<SubmissionState>(),
    reason: jsonb('reason').$type<Reason | null>(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('submission_history_submission').on(table.submission)],
);

/** By what a tournament is played, beyond its contest. */
export interface StoredRules {
  readonly format: FormatRules;
  readonly series: SeriesRules;
  readonly scoring: Scoring;
  readonly openings: readonly {
    readonly position?: string;
    readonly options: Readonly<Record<string, unknown>>;
  }[];
}

export const tournaments = pgTable(
  'tournaments',
  {
    id: ownId(),
    contest: text('contest')
      .notNull()
      .references(() => contests.id),
    name: text('name').notNull(),
    rules: jsonb('rules').notNull().$type<StoredRules>(),
    seed: integer('seed').notNull(),
    isLadder: boolean('is_ladder').notNull(),
    state: text('state').notNull().$type<TournamentState>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('tournaments_ladder').on(table.contest).where(sql`${table.isLadder}`),
    index('tournaments_contest').on(table.contest),
  ],
);

/** Who takes part, in the order of `place`: on a ladder that in which they came. */
export const tournamentEntrants = pgTable(
  'tournament_entrants',
  {
    tournament: integer('tournament')
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    submission: integer('submission')
      .notNull()
      .references(() => submissions.id),
    place: integer('place').notNull().generatedAlwaysAsIdentity(),
    enteredAt: moment('entered_at').notNull().defaultNow(),
    /** From here on it takes no part: its author withdrew it, or sent a later one. */
    leftAt: moment('left_at'),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.submission] })],
);

/** Who sits at a seat. */
export type StoredSeat =
  | { readonly kind: 'submission'; readonly submission: number }
  | { readonly kind: 'house'; readonly level: Level }
  | { readonly kind: 'random' }
  /** `key` is the hash of what opens the seat; `account` is null for a friend who came by a link. */
  | {
      readonly kind: 'person';
      readonly account: number | null;
      readonly name: string;
      readonly key: string;
    };

/** A game is a row before it is played, and stays one. */
export const games = pgTable(
  'games',
  {
    id: ownId(),
    contest: text('contest')
      .notNull()
      .references(() => contests.id),
    purpose: text('purpose').notNull().$type<Purpose>(),
    tournament: integer('tournament').references(() => tournaments.id),
    /** Which game of the tournament it is: no two rows that count have the same. */
    pairingId: text('pairing_id'),
    pairing: jsonb('pairing').$type<Pairing | null>(),
    first: jsonb('first').notNull().$type<StoredSeat>(),
    second: jsonb('second').notNull().$type<StoredSeat>(),
    /** The submissions at its seats again, to be found by. */
    firstSubmission: integer('first_submission').references(() => submissions.id),
    secondSubmission: integer('second_submission').references(() => submissions.id),
    /** The contest as this game is played. */
    file: jsonb('file').notNull().$type<Record<string, unknown>>(),
    seed: integer('seed').notNull(),
    /** The cores it takes; 0 for one with persons, which shares what there is. */
    cores: integer('cores').notNull(),
    priority: integer('priority').notNull().default(0),
    /** Whose quota it counts for. */
    chargedTo: integer('charged_to').references(() => accounts.id),
    orderedBy: integer('ordered_by').references(() => accounts.id),
    state: text('state').notNull().$type<GameState>(),
    createdAt: createdAt(),
    beganAt: moment('began_at'),
    endedAt: moment('ended_at'),
    /** How often a worker has begun it. */
    attempt: integer('attempt').notNull().default(0),
    /** The workers that spoilt it: it goes to others, where there are any. */
    spoiltBy: jsonb('spoilt_by').notNull().default([]).$type<readonly string[]>(),
    /** Who played it in the end. */
    worker: text('worker'),
    winner: text('winner').$type<SeatName | null>(),
    ending: text('ending'),
    culprit: text('culprit').$type<SeatName | null>(),
    plies: integer('plies'),
    verdict: jsonb('verdict').$type<Verdict | null>(),
    bothLost: boolean('both_lost').notNull().default(false),
    usage: jsonb('usage').$type<Both<SeatUsage> | null>(),
    voids: integer('voids').notNull().default(0),
    judgeMilliseconds: integer('judge_milliseconds').notNull().default(0),
    /** SHA-256 of its record. */
    seal: text('seal'),
    /** Why an organiser had it played again. */
    overruledFor: text('overruled_for'),
  },
  (table) => [
    uniqueIndex('games_pairing')
      .on(table.tournament, table.pairingId)
      .where(sql`${table.state} not in ('cancelled', 'overruled')`),
    index('games_contest').on(table.contest, table.id),
    index('games_tournament').on(table.tournament, table.endedAt),
    index('games_first').on(table.firstSubmission),
    index('games_second').on(table.secondSubmission),
    index('games_ordered').on(table.orderedBy),
    index('games_charged').on(table.chargedTo, table.endedAt),
    index('games_state').on(table.state, table.id),
    index('games_done').on(table.endedAt, table.id).where(sql`${table.state} = 'done'`),
    index('games_ending').on(table.ending, table.id).where(sql`${table.ending} is not null`),
  ],
);

/** The whole record of a game, gzipped. */
export const records = pgTable('records', {
  game: integer('game')
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  gzip: bytea('gzip').notNull(),
});

/** What happens in games that are on; once a game is over its record tells it. */
export const notes = pgTable(
  'notes',
  {
    game: integer('game')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    number: integer('number').notNull(),
    note: jsonb('note').notNull().$type<Note>(),
  },
  (table) => [primaryKey({ columns: [table.game, table.attempt, table.number] })],
);

/** The question a person is asked, and the answer; one at a time for each seat. */
export const questions = pgTable(
  'questions',
  {
    game: integer('game')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    seat: text('seat').notNull().$type<SeatName>(),
    attempt: integer('attempt').notNull(),
    number: integer('number').notNull(),
    /** Until when, where there is a clock. */
    until: moment('until'),
    answer: text('answer'),
  },
  (table) => [primaryKey({ columns: [table.game, table.seat] })],
);

/**
 * Who is at work on what, for how much longer: "game:12", "build:7". Whoever finishes a piece of work deletes its
 * row in the same transaction, so that it is finished once.
 */
export const leases = pgTable('leases', {
  work: text('work').primaryKey(),
  worker: text('worker').notNull(),
  token: uuid('token').notNull(),
  until: moment('until').notNull(),
});

export const workers = pgTable('workers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  state: text('state').notNull().$type<WorkerState>(),
  reason: text('reason'),
  cores: integer('cores').notNull(),
  tier: text('tier').notNull(),
  speed: doublePrecision('speed').notNull(),
  load: doublePrecision('load').notNull().default(0),
  startedAt: moment('started_at').notNull().defaultNow(),
  seenAt: moment('seen_at').notNull().defaultNow(),
});

/** A point for each change of an author's rank or points on a board. */
export const rankHistory = pgTable(
  'rank_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tournament: integer('tournament')
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    submission: integer('submission')
      .notNull()
      .references(() => submissions.id),
    at: moment('at').notNull().defaultNow(),
    rank: integer('rank').notNull(),
    points: doublePrecision('points').notNull(),
  },
  (table) => [index('rank_history_tournament').on(table.tournament, table.id)],
);
