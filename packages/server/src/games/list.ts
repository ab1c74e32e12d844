import type { GameState, GameSummary, Received } from '@daeguk/api';
import type { SeatName } from '@daeguk/referee';
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Viewer } from '../accounts/viewer.js';
import { games, submissions } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { readGameRows } from './game-rows.js';
import {
  type FrozenBoards,
  isHidden,
  isSecret,
  mayList,
  readFrozenBoards,
  TELLING,
} from './sight.js';
import { summaryOf } from './summary.js';

export type GameFilter = Received<'GET /api/games'>['query'];

/** What is over is listed by when it ended: games that began together end at very different times. */
const LATEST = [desc(games.endedAt), desc(games.id)];

/**
 * Games as the viewer may see them, the newest first: those of certain ids, whatever became of them, or those that
 * a filter asks for, among which only what counts is found.
 */
export async function gameSummaries(
  db: Db,
  wanted: readonly number[] | GameFilter,
  viewer: Viewer,
): Promise<GameSummary[]> {
  const frozen = await readFrozenBoards(db);
  const rows = isFilter(wanted)
    ? await readGameRows(
        db,
        await asked(db, wanted, viewer, frozen),
        wanted.limit,
        wanted.state === 'done' ? LATEST : undefined,
      )
    : await readGameRows(db, inArray(games.id, [...wanted]), wanted.length);
  return rows
    .filter((row) => mayList(row, viewer) && !isSecret(row, viewer, frozen))
    .map((row) => summaryOf(row, isHidden(row, viewer, frozen)));
}

function isFilter(wanted: readonly number[] | GameFilter): wanted is GameFilter {
  return !Array.isArray(wanted);
}

async function asked(
  db: Db,
  filter: GameFilter,
  viewer: Viewer,
  frozen: FrozenBoards,
): Promise<SQL | undefined> {
  const { contest, tournament, purpose, submission, seat, author, state, ending, before } = filter;
  const mine = await gamesOf(db, viewer.account);
  const hidden = hiddenFrom(viewer, mine, frozen);
  return and(
    contest === undefined ? undefined : eq(games.contest, contest),
    tournament === undefined ? undefined : eq(games.tournament, tournament),
    purpose === undefined ? undefined : eq(games.purpose, purpose),
    submission === undefined ? undefined : seats([submission], seat),
    author === undefined ? undefined : await gamesOf(db, author),
    state === undefined ? undefined : shownAs(state, hidden),
    ending === undefined ? undefined : and(eq(games.ending, ending), not(hidden)),
    before === undefined ? undefined : await after(db, before, state, hidden),
    state === 'cancelled' ? undefined : not(calledOff),
    viewer.isOrganiser ? undefined : notInArray(games.state, ['cancelled', 'overruled']),
    viewer.isOrganiser ? undefined : or(eq(games.purpose, 'tournament'), mine),
    not(and(hidden, besideLadders(frozen)) ?? NONE),
  );
}

const NONE = sql`false`;

/** Games of tournaments that never began, and are ordered anew if they are wanted: to see them is to think they were annulled. */
const calledOff = sql`(${games.purpose} = 'tournament' and ${games.state} = 'cancelled')`;

/** What comes after a game in the order of the list. When one ended that is hidden, nobody shall find out. */
async function after(
  db: Db,
  game: number,
  state: GameState | undefined,
  hidden: SQL,
): Promise<SQL> {
  if (state !== 'done') return lt(games.id, game);
  const [last] = await db
    // As text: a moment of the database is finer than a date.
    .select({ endedAt: sql<string | null>`${games.endedAt}::text` })
    .from(games)
    .where(and(eq(games.id, game), not(hidden)));
  if (!last?.endedAt) return lt(games.id, game);
  return sql`(${games.endedAt}, ${games.id}) < (${last.endedAt}::timestamptz, ${game}::integer)`;
}

/** Those an account has a part in. Its submissions are looked up first: by their ids, games are found at once. */
export async function gamesOf(db: Db, account: number | null): Promise<SQL> {
  if (account === null) return NONE;
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.author, account));
  const ordered = and(ne(games.purpose, 'tournament'), eq(games.orderedBy, account));
  return or(seats(rows.map(({ id }) => id)), ordered) ?? NONE;
}

function seats(ids: number[], seat?: SeatName): SQL {
  if (ids.length === 0) return NONE;
  const first = seat === 'second' ? undefined : inArray(games.firstSubmission, ids);
  const second = seat === 'first' ? undefined : inArray(games.secondSubmission, ids);
  return or(first, second) ?? NONE;
}

/** What `isHidden` says, for the database: nobody shall find out by asking for an ending. */
function hiddenFrom(viewer: Viewer, mine: SQL, frozen: FrozenBoards): SQL {
  if (viewer.isOrganiser) return NONE;
  const later = [...frozen].map(([contest, { since }]) =>
    and(eq(games.contest, contest), or(isNull(games.endedAt), gt(games.endedAt, since))),
  );
  return and(eq(games.purpose, 'tournament'), or(NONE, ...later), not(mine)) ?? NONE;
}

/** What `isSecret` says beyond that. */
function besideLadders(frozen: FrozenBoards): SQL {
  const ladders = [...frozen.values()].flatMap(({ ladder }) => ladder ?? []);
  return notInArray(games.tournament, ladders);
}

/** Of a hidden game it is not told whether it is on or over: who asks for either does not find it. */
const UNTOLD: readonly GameState[] = ['playing', ...TELLING];

function shownAs(state: GameState, hidden: SQL): SQL | undefined {
  const isIt = eq(games.state, state);
  return UNTOLD.includes(state) ? and(isIt, not(hidden)) : isIt;
}
