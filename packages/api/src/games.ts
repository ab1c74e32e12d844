import { levels } from '@daeguk/engines';
import { z } from 'zod';
import { person } from './accounts.js';
import { id, moment, page, type Route } from './route.js';
import { reason } from './submissions.js';

/** spoilt: the platform failed at it too often, an organiser must look. overruled: played again by order. */
export const gameStates = [
  'waiting',
  'playing',
  'done',
  'cancelled',
  'spoilt',
  'overruled',
] as const;

export const purposes = ['tournament', 'trial', 'practice'] as const;

const seatName = z.enum(['first', 'second']);

/** Who sits at a seat, as everybody may see them. */
const seat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('submission'), name: z.string(), submission: id, author: person }),
  z.object({ kind: z.literal('house'), name: z.string(), level: z.enum(levels) }),
  z.object({ kind: z.literal('random'), name: z.string() }),
  z.object({ kind: z.literal('person'), name: z.string(), account: id.nullable() }),
]);

const usage = z.object({
  moves: z.number(),
  total: z.number(),
  longest: z.number(),
  instead: z.number(),
  memory: z.number(),
});

export const gameSummary = z.object({
  id,
  contest: z.string(),
  tournament: id.nullable(),
  /** That tournament is the ladder of its contest. */
  isLadder: z.boolean(),
  /** Which match of the tournament it belongs to, and which game of it. */
  match: z.string().nullable(),
  round: z.number().nullable(),
  purpose: z.enum(purposes),
  state: z.enum(gameStates),
  first: seat,
  second: seat,
  createdAt: moment,
  beganAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** The board stands still for whoever asks: whether it is on or over, and how it goes, is not told. */
  isHidden: z.boolean(),
  /** The rest is null until the game is over, and while it is hidden. */
  winner: seatName.nullable(),
  ending: z.string().nullable(),
  culprit: seatName.nullable(),
  /** Moves that the referee made in the stead of each seat. */
  instead: z.object({ first: z.number(), second: z.number() }).nullable(),
  plies: z.number().nullable(),
});

const playedMove = z.object({
  seat: seatName,
  ply: z.number(),
  move: z.string(),
  charged: z.number(),
  left: z.number().nullable(),
  instead: z.string().nullable(),
  /** The most bytes of memory the program was seen with so far; null where none is measured. */
  memory: z.number().nullable(),
});

export const gamePage = gameSummary.extend({
  seed: z.number(),
  /** The contest as this game is played: with its opening and options. */
  file: z.record(z.string(), z.unknown()),
  /** The position it begins from, as JSON of the rule book: exact, options and all. */
  start: z.unknown(),
  /** In milliseconds; null where there is no such limit, or the clock is off. */
  moveTime: z.number().nullable(),
  gameTime: z.number().nullable(),
  verdict: reason
    .extend({
      winner: seatName.nullable(),
      culprit: seatName.nullable(),
      margin: z.number().nullable(),
    })
    .nullable(),
  /** Why it ended, in one sentence, in the language asked for. */
  sentence: z.string().nullable(),
  /** Of a game that is over; of one that is on, they come as events. */
  moves: z.array(playedMove),
  usage: z.object({ first: usage, second: usage }).nullable(),
  /** Why it does not count any more, if an organiser had it played again. */
  overruledFor: z.string().nullable(),
  /** How often it was played in vain before, because the platform was at fault. */
  voids: z.number(),
  /** By which the sealed record is known. */
  seal: z.string().nullable(),
});

/** A line of the log of my own seat: what was said both ways, debug messages, stderr, and what it took. */
const logLine = z.object({
  ply: z.number(),
  from: z.enum(['referee', 'player', 'debug', 'stderr', 'other']),
  text: z.string(),
  charged: z.number().nullable(),
});

/**
 * Who is to sit at a seat of a practice game; a friend sits down by a link. Submissions are the asker's own, at both
 * seats if wanted, and those on the ladder where the contest allows sparring; organisers may name anybody's.
 */
const wantedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('friend') }),
  z.strictObject({ kind: z.literal('house'), level: z.enum(levels) }),
  z.strictObject({ kind: z.literal('submission'), submission: id }),
]);

const gameId = z.object({ game: id });

export const gameRoutes = {
  'GET /api/games': {
    summary: 'Games, the newest first',
    access: 'anyone',
    query: z.object({
      ...page,
      contest: z.string().max(64).optional(),
      tournament: id.optional(),
      purpose: z.enum(purposes).optional(),
      submission: id.optional(),
      /** Where the submission sits; without one it says nothing. */
      seat: seatName.optional(),
      author: id.optional(),
      state: z.enum(gameStates).optional(),
      ending: z.string().max(40).optional(),
    }),
    answer: z.array(gameSummary),
  },
  'POST /api/games': {
    summary: 'A practice game of mine: me, submissions, the house or a friend at each seat',
    access: 'signed-in',
    body: z.strictObject({
      contest: z.string().max(64),
      first: wantedSeat,
      second: wantedSeat,
      options: z.record(z.string(), z.unknown()).default({}),
      /** Where it begins, as the rule book writes positions; the usual start where nothing is said. */
      position: z.string().max(2000).optional(),
      /** Seconds for a move; "contest" as the contest has it, "off" for no clock. */
      clock: z
        .union([z.literal('contest'), z.literal('off'), z.number().min(1).max(3600)])
        .default('contest'),
    }),
    /** The keys open the seats: whoever has one may sit there. */
    answer: z.object({
      game: id,
      keys: z.object({ first: z.string().nullable(), second: z.string().nullable() }),
    }),
  },
  'GET /api/games/:game': {
    summary: 'One game',
    access: 'anyone',
    params: gameId,
    answer: gamePage,
  },
  'POST /api/games/:game/stop': {
    summary: 'Break off a practice game of mine',
    access: 'signed-in',
    params: gameId,
    answer: 'nothing',
  },
  'POST /api/games/:game/rerun': {
    summary: 'Play a game of a tournament again; what it was stays on record',
    access: 'organiser',
    params: gameId,
    body: z.strictObject({ reason: z.string().trim().min(1).max(500) }),
    answer: gameSummary,
  },
  'GET /api/games/:game/record': {
    summary: 'Its record: whole for organisers, for others what they may see of it',
    access: 'anyone',
    params: gameId,
    answer: 'file',
  },
  'GET /api/games/:game/log': {
    summary: 'What my own program said and was told',
    access: 'signed-in',
    params: gameId,
    query: z.object({ seat: seatName.optional() }),
    answer: z.array(logLine),
  },
  'GET /api/games/:game/events': {
    summary: 'Every move as it is made, from the last event seen',
    access: 'anyone',
    params: gameId,
    answer: 'events',
  },
  'GET /api/games/:game/seats/:seat': {
    summary: 'A person’s seat, as a WebSocket; the key of the seat is its subprotocol',
    access: 'anyone',
    params: gameId.extend({ seat: seatName }),
    answer: 'socket',
  },
  'GET /api/me/records': {
    summary: 'The records of all games of mine, as one archive (tar.gz)',
    access: 'signed-in',
    query: z.object({ contest: z.string().max(64).optional() }),
    answer: 'file',
  },
} as const satisfies Record<string, Route>;

export type GameState = (typeof gameStates)[number];
export type Purpose = (typeof purposes)[number];
export type GameSummary = z.infer<typeof gameSummary>;
export type GamePage = z.infer<typeof gamePage>;
export type GameSeat = z.infer<typeof seat>;
export type LogLine = z.infer<typeof logLine>;
export type SeatUsage = z.infer<typeof usage>;
