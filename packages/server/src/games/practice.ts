import { randomInt } from 'node:crypto';
import type { Answer, Me, Received, SubmissionState } from '@daeguk/api';
import { fail, type Language, ok, type Result } from '@daeguk/games';
import { type Contest, readContest } from '@daeguk/referee';
import { and, count, eq, inArray } from 'drizzle-orm';
import { hashOf, newSecret } from '../accounts/secrets.js';
import type { Viewer } from '../accounts/viewer.js';
import {
  allowsSparring,
  type ContestRow,
  contestOf,
  findContest,
  limitsOf,
} from '../contests/contests.js';
import { accounts, games, type StoredSeat, submissions } from '../store/schema.js';
import type { Db, Store, Transaction } from '../store/store.js';
import { judgeTimeFault } from '../submissions/quota.js';
import { orderGames } from './order.js';

type Wanted = Received<'POST /api/games'>['body'];
type Ordered = Answer<'POST /api/games'>;

const MOST_OPEN = 3;

/** What a person may take for a move against a program, where the contest gives less. */
const PERSON_SECONDS = 60;

/** A friend is nobody in particular. */
const GUEST = 'Guest';

const BUILT: readonly SubmissionState[] = ['trial', 'tried', 'playing', 'effective', 'superseded'];
const ON_LADDER: readonly SubmissionState[] = ['playing', 'effective'];

/** Orders a game for whoever wants to play, or to see their program play. */
export async function orderPractice(
  store: Store,
  account: Me,
  wanted: Wanted,
  language: Language,
): Promise<Result<Ordered>> {
  const contest = await findContest(store.db, wanted.contest);
  if (contest === null) return fail('unknown-contest', { contest: wanted.contest });
  const sitters = sittersOf(wanted);
  const file = practiceFile(contest, wanted, sitters, language);
  if (!file.ok) return file;
  const first = await seatFor(store.db, account, contest, wanted.first);
  if (!first.ok) return first;
  const second = await seatFor(store.db, account, contest, wanted.second);
  if (!second.ok) return second;
  if (!sitters.program && !sitters.person) return fail('practice-nobody');
  return store.transaction(async (tx) => {
    if ((await countOpen(tx, account.id)) >= MOST_OPEN) {
      return fail('practice-too-many', { most: MOST_OPEN });
    }
    if (!sitters.person) {
      const lane = { author: account.id, contest: contest.id };
      const fault = await judgeTimeFault(tx.db, lane, limitsOf(contest), new Date());
      if (fault !== null) return { ok: false, fault };
    }
    const [game] = await orderGames(store, tx, [
      {
        contest: wanted.contest,
        purpose: 'practice',
        first: first.value.seat,
        second: second.value.seat,
        file: file.value,
        seed: randomInt(2 ** 31),
        orderedBy: account.id,
        chargedTo: sitters.program ? account.id : null,
      },
    ]);
    if (game === undefined) throw new TypeError('a practice game has no twin');
    return ok({ game, keys: { first: first.value.key, second: second.value.key } });
  });
}

/** Breaks off a practice game: one that waits is gone at once, one that is on as soon as its worker hears of it. */
export async function stopPractice(
  store: Store,
  viewer: Viewer,
  game: number,
): Promise<Result<undefined>> {
  return store.transaction(async ({ db, notify }) => {
    const [row] = await db.select().from(games).where(eq(games.id, game)).for('update');
    const isTheirs = row?.orderedBy === viewer.account || viewer.isOrganiser;
    if (row?.purpose !== 'practice' || !isTheirs) return fail('not-practice', { game });
    if (row.state === 'waiting') {
      const cancelled = { state: 'cancelled', endedAt: new Date() } as const;
      await db.update(games).set(cancelled).where(eq(games.id, game));
      await notify('games', String(game));
    } else if (row.state === 'playing') {
      await notify('stops', String(game));
    } else {
      return fail('practice-over', { game });
    }
    return ok(undefined);
  });
}

/** Who sits there beside the house. */
interface Sitters {
  readonly program: boolean;
  readonly person: boolean;
}

function sittersOf({ first, second }: Wanted): Sitters {
  const kinds = [first.kind, second.kind];
  return {
    program: kinds.includes('submission'),
    person: kinds.includes('me') || kinds.includes('friend'),
  };
}

/** The contest, with other options, another start or another clock where that was wished for. */
function practiceFile(
  row: ContestRow,
  { options, position, clock }: Wanted,
  sitters: Sitters,
  language: Language,
): Result<Contest> {
  const contest = contestOf(row);
  const most = Math.max(longestMove(contest), PERSON_SECONDS);
  if (sitters.program && !fitsProgram(clock, sitters, most)) {
    return fail('practice-clock', { most });
  }
  const limits = { ...contest.limits, ...clockLimits(clock) };
  const file = { ...contest, options: { ...contest.options, ...options }, limits };
  if (position === undefined) return readContest(file, language);
  const wished = readContest({ ...file, position }, language);
  if (wished.ok) return wished;
  // Some options contradict a position, which says the same by itself: then those of the rule book count.
  const plain = readContest({ ...file, options: {}, position }, language);
  return plain.ok ? plain : wished;
}

/** A program that never answers would never be stopped, and one that takes its time keeps the ladder waiting. */
function fitsProgram(clock: Wanted['clock'], { person }: Sitters, most: number): boolean {
  return clock === 'contest' || (person && clock !== 'off' && clock <= most);
}

/** In seconds; 0 where only the whole game is timed. */
function longestMove({ limits: { moveSeconds } }: Contest): number {
  return typeof moveSeconds === 'number' ? moveSeconds : (moveSeconds?.to ?? 0);
}

function clockLimits(clock: Wanted['clock']) {
  if (clock === 'contest') return {};
  if (clock === 'off') return { clock };
  return { moveSeconds: clock, gameSeconds: null, incrementSeconds: 0, clock: undefined };
}

interface NewSeat {
  readonly seat: StoredSeat;
  /** What opens it; null where no person sits. */
  readonly key: string | null;
}

async function seatFor(
  db: Db,
  account: Me,
  contest: ContestRow,
  wanted: Wanted['first'],
): Promise<Result<NewSeat>> {
  switch (wanted.kind) {
    case 'me':
      return ok(personSeat(account.id, account.nickname ?? GUEST));
    case 'friend':
      return ok(personSeat(null, GUEST));
    case 'house':
      return ok({ seat: wanted, key: null });
    case 'submission': {
      const { submission } = wanted;
      const maySit = await isUsable(db, account, contest, submission);
      return maySit ? ok({ seat: wanted, key: null }) : fail('practice-submission', { submission });
    }
  }
}

function personSeat(account: number | null, name: string): NewSeat {
  const key = newSecret();
  return { seat: { kind: 'person', account, name, key: hashOf(key) }, key };
}

/**
 * Whether somebody may let a submission play, once it is built: their own, what is on the ladder where the contest
 * allows sparring, or as an organiser anybody's.
 */
async function isUsable(db: Db, { id, role }: Me, contest: ContestRow, submission: number) {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, submission));
  if (row?.contest !== contest.id || !BUILT.includes(row.state)) return false;
  if (row.author === id || role === 'organiser') return true;
  return ON_LADDER.includes(row.state) && allowsSparring(contest, new Date());
}

/** Of several games ordered at once, one after the other is counted. */
async function countOpen({ db }: Transaction, account: number): Promise<number> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account)).for('update');
  const [row] = await db
    .select({ open: count() })
    .from(games)
    .where(
      and(
        eq(games.orderedBy, account),
        eq(games.purpose, 'practice'),
        inArray(games.state, ['waiting', 'playing']),
      ),
    );
  return row?.open ?? 0;
}
