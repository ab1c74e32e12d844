import { gzipSync } from 'node:zlib';
import type { Role } from '@daeguk/api';
import type { SeatName, Verdict } from '@daeguk/referee';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { createAccount, type NewAccount } from '../../accounts/accounts.js';
import { hashPassword } from '../../accounts/passwords.js';
import { hashOf, newSecret } from '../../accounts/secrets.js';
import { openSession } from '../../accounts/sessions.js';
import { createToken } from '../../accounts/tokens.js';
import { announce } from '../../announcements/announcements.js';
import type { Arena } from '../../arena.js';
import { createContest } from '../../contests/change.js';
import { findContest } from '../../contests/contests.js';
import { MAKYEK, playTalkers, SEED, WORDS } from '../../games/testing/played.js';
import {
  accounts,
  contestEntrants,
  games,
  notes,
  records,
  type StoredSeat,
  submissionFiles,
  type submissions,
  workers,
} from '../../store/schema.js';
import type { Store } from '../../store/store.js';
import { insertSubmission } from '../../testing/rows.js';
import { createTournament } from '../../tournaments/create.js';
import { enterLadder, findLadder } from '../../tournaments/ladder.js';
import { SESSION_COOKIE } from '../auth.js';

// An arena in which there is one of everything that belongs to somebody, and in each of it a word that nobody else
// shall ever read.

/** Who asks: two who play each other, one who does not, one who only looks, one who runs it all. */
export const askers = [
  'nobody',
  'visitor',
  'contestant',
  'opponent',
  'author',
  'organiser',
] as const;

export type Who = (typeof askers)[number];

/** Those who are not let in for another reason than what they are. */
export const shutOut = ['disabled', 'unchanged', 'nameless'] as const;

const ROLES: Readonly<Record<Exclude<Who, 'nobody'> | (typeof shutOut)[number], Role>> = {
  visitor: 'visitor',
  contestant: 'contestant',
  opponent: 'contestant',
  author: 'contestant',
  organiser: 'organiser',
  disabled: 'organiser',
  unchanged: 'organiser',
  nameless: 'organiser',
};

export type Name = keyof typeof ROLES;

export interface Somebody {
  readonly id: number;
  readonly number: string;
  readonly nickname: string;
  readonly group: string;
  readonly token: string;
  /** Of a session: its secret, the cookie with it, and what goes with every change. */
  readonly secret: string;
  readonly cookie: string;
  readonly csrf: string;
}

/** A word that was planted; whose it is, or null where nobody may see it again. */
export interface Planted {
  readonly word: string;
  readonly of: Name | null;
  /** Whether organisers may see it, too. */
  readonly isForOrganisers: boolean;
}

/** A contest with a ladder of two: a game of each order between author and opponent. */
interface Ladder {
  readonly contest: string;
  readonly ladder: number;
  readonly authors: number;
  readonly opponents: number;
  /** The author sits first in it. */
  readonly game: number;
  /** The opponent does. */
  readonly returnGame: number;
}

export interface World {
  readonly store: Store;
  readonly people: Readonly<Record<Name, Somebody>>;
  readonly planted: readonly Planted[];
  readonly main: Ladder;
  readonly frozen: Ladder;
  readonly again: Ladder;
  /** Contests in which nothing has happened. */
  readonly spare: string;
  readonly steps: string;
  /** One with a list, on which the author is. */
  readonly listed: string;
  readonly tournament: number;
  /** One that is never started. */
  readonly planned: number;
  readonly worker: string;
  readonly announcement: number;
  readonly trial: number;
  readonly practice: number;
  readonly friendly: number;
  /** Of the author's seat in a practice game. */
  readonly key: string;
  /** Whose password is known and who takes no part. */
  readonly signer: { readonly id: number; readonly number: string; readonly password: string };
}

/** On a busy machine later. */
const SOON = { timeout: 30_000, interval: 20 };

export async function makeWorld({ store, director }: Arena): Promise<World> {
  const { db } = store;
  const planted: Planted[] = [];
  const plant = (of: Name | null, isForOrganisers: boolean, ...words: string[]) => {
    planted.push(...words.map((word) => ({ word, of, isForOrganisers })));
  };
  const people = Object.fromEntries(
    await Promise.all(Object.keys(ROLES).map(async (name) => [name, await add(name as Name)])),
  ) as Record<Name, Somebody>;
  const password = 'open sesame';
  const signer = await account({ number: 's', nickname: 'S', role: 'visitor' }, password);
  const played = await playTalkers();
  plant('author', true, WORDS.first);
  plant('opponent', true, WORDS.second);

  const main = await ladderOf('main');
  const frozen = await ladderOf('frozen', new Date(Date.now() - 60_000));
  const again = await ladderOf('again');
  for (const { game, contest } of [main, frozen, again]) {
    await finish(game);
    await vi.waitFor(async () => expect(await doneOn(contest)).toBe(1), SOON);
  }
  for (const { returnGame } of [main, frozen]) await begin(returnGame);

  const key = newSecret();
  plant(null, false, key, hashOf(key));
  const person = {
    kind: 'person',
    account: people.author.id,
    name: people.author.nickname,
  } as const;
  const friend = {
    kind: 'person',
    account: null,
    name: 'Guest',
    key: hashOf(newSecret()),
  } as const;
  const house = { kind: 'house', level: 'easy' } as const;
  const me = { ...person, key: hashOf(key) };
  const own = { kind: 'submission', submission: main.authors } as const;
  const row = (await findContest(db, main.contest)) ?? expect.unreachable();
  const wanted = { submissions: [main.authors, main.opponents] };
  const tournamentOf = async (name: string) => {
    const made = await createTournament(store, row, { ...wanted, name }, 'en');
    if (!made.ok) throw new Error(JSON.stringify(made.fault));
    return made.value.id;
  };
  const listed = await contestOf('listed', { entry: 'listed' });
  await db.insert(contestEntrants).values({ contest: listed, account: people.author.id });
  const worker = { id: 'worker-1', name: 'one', state: 'working', cores: 2 } as const;
  await db.insert(workers).values({ ...worker, tier: 'A', speed: 1 });
  const told = { contest: null, title: 'Welcome', text: 'To everybody.' };
  const news = await announce(db, people.organiser.id, told);
  if (!news.ok) throw new Error(JSON.stringify(news.fault));
  return {
    store,
    people,
    planted,
    main,
    frozen,
    again,
    spare: await contestOf('spare'),
    steps: await contestOf('steps'),
    listed,
    tournament: await tournamentOf('cup'),
    planned: await tournamentOf('planned'),
    worker: worker.id,
    announcement: news.value.id,
    trial: await ownGame('trial', own, house),
    practice: await ownGame('practice', own, me),
    friendly: await ownGame('practice', own, friend, brokenOff()),
    key,
    signer: { id: signer, number: 's', password },
  };

  async function add(name: Name): Promise<Somebody> {
    const words = {
      number: `number-of-${name}`,
      name: `Name Of ${name}`,
      group: `group-of-${name}`,
    };
    const nickname = `Nick ${hashOf(name).slice(0, 6)}`;
    const id = await account({ ...words, nickname, role: ROLES[name] });
    const passwordHash = `hash-of-${name}`;
    const agent = `agent-of-${name}`;
    const { secret: cookie, session } = await openSession(db, id, agent);
    const token = await createToken(db, id, `token-of-${name}`);
    if (!token.ok) throw new Error(token.fault.code);
    await db
      .update(accounts)
      .set({ passwordHash, ...CONDITIONS[name] })
      .where(eq(accounts.id, id));
    plant(name, true, ...Object.values(words));
    // A browser is given its cookie again when it has grown old.
    plant(name, false, agent, session.id, session.csrf, cookie, token.value.name);
    plant(null, false, passwordHash, token.value.secret, token.value.hash);
    const { number, group } = words;
    const shown = { id, number, group, nickname, token: token.value.secret };
    return { ...shown, secret: cookie, cookie: `${SESSION_COOKIE}=${cookie}`, csrf: session.csrf };
  }

  async function account(wanted: NewAccount, password?: string): Promise<number> {
    const hash = password === undefined ? {} : { passwordHash: await hashPassword(password) };
    const made = await createAccount(db, { ...wanted, ...hash });
    return made.ok ? made.value.id : expect.unreachable(made.fault.code);
  }

  async function contestOf(id: string, more: object = {}): Promise<string> {
    const file = { ...MAKYEK, id, ladder: { gapSeconds: 0 } };
    const made = await createContest(store, { file, calendar: {}, entry: 'open', ...more }, 'en');
    return made.ok ? made.value : expect.unreachable(JSON.stringify(made.fault));
  }

  async function ladderOf(id: string, frozenAt?: Date): Promise<Ladder> {
    const calendar = frozenAt === undefined ? {} : { frozenAt: frozenAt.toISOString() };
    const contest = await contestOf(id, { calendar });
    const authors = await submission('author', contest);
    const opponents = await submission('opponent', contest);
    const ladder = (await findLadder(db, contest)) ?? expect.unreachable();
    const ordered = () => db.select().from(games).where(eq(games.tournament, ladder));
    await vi.waitFor(async () => expect(await ordered()).toHaveLength(2), SOON);
    const first = async (seated: number) =>
      (await ordered()).find((game) => game.firstSubmission === seated)?.id ?? 0;
    const [game, returnGame] = [await first(authors), await first(opponents)];
    return { contest, ladder, authors, opponents, game, returnGame };
  }

  /** On the ladder, with a source and what the compiler said of it. */
  async function submission(name: Name, contest: string): Promise<number> {
    const diagnostics = `diagnostics-of-${name}`;
    const file = { name: `file-of-${name}.py`, bytes: Buffer.from(`# source-of-${name}\n`) };
    plant(name, true, diagnostics, file.name, file.bytes.toString(), file.bytes.toString('base64'));
    const id = await addSubmission(store, people[name].id, contest, { diagnostics });
    await db.insert(submissionFiles).values({ submission: id, ...file });
    await store.transaction((tx) => enterLadder(tx, id));
    return id;
  }

  async function doneOn(contest: string): Promise<number> {
    const ladder = (await director.ladderOf(contest)) ?? 0;
    const board = await director.board(ladder, { account: null, isOrganiser: true });
    return board.ok ? board.value.done : 0;
  }

  async function finish(game: number, verdict = played.verdict): Promise<void> {
    const { winner, ending, culprit, plies } = verdict;
    const now = new Date();
    const told = { winner, ending, culprit, plies, verdict };
    const ended = { ...told, state: 'done', attempt: 1, beganAt: now, endedAt: now } as const;
    await store.transaction(async (tx) => {
      const [row] = await tx.db.update(games).set(ended).where(eq(games.id, game)).returning();
      await tx.db.insert(records).values({ game, gzip: gzipSync(played.record) });
      await tx.notify('games', String(game));
      if (row?.tournament) await tx.notify('tournaments', String(row.tournament));
    });
  }

  /** One that is on, in which both have said something to themselves. */
  async function begin(game: number): Promise<void> {
    const debug = (seat: SeatName, text: string) => ({ event: 'debug', seat, text }) as const;
    const move = { seat: 'first', ply: 1, move: '5 3 0', charged: 1, left: null } as const;
    const said = [
      debug('first', WORDS.second),
      { event: 'moved', ...move, instead: null } as const,
      debug('second', WORDS.first),
    ];
    await store.transaction(async (tx) => {
      const playing = { state: 'playing', attempt: 1, beganAt: new Date() } as const;
      await tx.db.update(games).set(playing).where(eq(games.id, game));
      const rows = said.map((note, index) => ({ game, attempt: 1, number: index + 1, note }));
      await tx.db.insert(notes).values(rows);
      await tx.notify('games', String(game));
    });
  }

  /** What the author plays alone, over. */
  async function ownGame(
    purpose: 'trial' | 'practice',
    first: StoredSeat,
    second: StoredSeat,
    verdict = played.verdict,
  ): Promise<number> {
    const game = await addGame(store, { purpose, first, second, orderedBy: people.author.id });
    await finish(game, verdict);
    return game;
  }

  /** The author's program had begun to say something when its time was up. */
  function brokenOff(): Verdict {
    const said = 'half-said-by-author';
    plant('author', true, said);
    const how = { winner: 'second', ending: 'time', cause: 'move', culprit: 'first' } as const;
    return { ...played.verdict, ...how, values: { limit: 1, said } };
  }
}

const CONDITIONS: Partial<Record<Name, Partial<typeof accounts.$inferInsert>>> = {
  disabled: { isDisabled: true },
  unchanged: { mustChangePassword: true },
  nameless: { nickname: null, nicknameKey: null },
};

let submitted = 0;

/** A program of somebody's, on its way. */
export function addSubmission(
  { db }: Store,
  author: number,
  contest: string,
  more: Partial<typeof submissions.$inferInsert> = {},
): Promise<number> {
  const player = { kind: 'program', compiler: 'python3', protocol: 'makyek' } as const;
  const own = { contest, author, number: ++submitted, player, language: 'python' };
  return insertSubmission(db, { ...own, state: 'building', ...more });
}

type Wanted = Pick<typeof games.$inferInsert, 'purpose' | 'first' | 'second' | 'orderedBy'>;

/** One of nobody's tournaments, that waits. */
export async function addGame({ db }: Store, wanted: Wanted): Promise<number> {
  const at = (seat: StoredSeat) => (seat.kind === 'submission' ? seat.submission : null);
  const seated = { firstSubmission: at(wanted.first), secondSubmission: at(wanted.second) };
  const game = { contest: 'main', file: MAKYEK, seed: SEED, cores: 0 };
  const [row] = await db
    .insert(games)
    .values({ ...game, ...wanted, ...seated, state: 'waiting' })
    .returning();
  return row?.id ?? 0;
}
