import type { GameState } from '@daeguk/api';
import { type SeatName, seatNames } from '@daeguk/referee';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Viewer } from '../accounts/viewer.js';
import { isFrozen } from '../contests/contests.js';
import { contests, tournaments } from '../store/schema.js';
import type { Db } from '../store/store.js';
import type { GameRow } from './game-rows.js';

interface FrozenBoard {
  readonly since: Date;
  /** On it everybody meets everybody: who plays whom tells nothing. */
  readonly ladder: number | null;
}

/** Boards that stand still, by contest; a contest whose board moves is not among them. */
export type FrozenBoards = ReadonlyMap<string, FrozenBoard>;

export async function readFrozenBoards(db: Db, now = new Date()): Promise<FrozenBoards> {
  const rows = await db
    .select({ contest: contests, ladder: tournaments.id })
    .from(contests)
    .leftJoin(tournaments, and(eq(tournaments.contest, contests.id), tournaments.isLadder))
    .where(isNotNull(contests.frozenAt));
  return new Map(
    rows.flatMap(({ contest, ladder }) => {
      const { id, frozenAt: since } = contest;
      return since !== null && isFrozen(contest, now) ? [[id, { since, ladder }] as const] : [];
    }),
  );
}

/** Where the viewer's own programs sit, or the viewer does. */
export function ownSeats(row: GameRow, { account }: Viewer): SeatName[] {
  if (account === null) return [];
  return seatNames.filter((seat) => {
    const { [seat]: taken, authors } = row;
    return authors[seat]?.id === account || (taken.kind === 'person' && taken.account === account);
  });
}

/** Tournaments are public; what people play for themselves is theirs. */
export function mayList(row: GameRow, viewer: Viewer): boolean {
  if (row.purpose === 'tournament' || viewer.isOrganiser) return true;
  const isOrdered = viewer.account !== null && viewer.account === row.orderedBy;
  return isOrdered || ownSeats(row, viewer).length > 0;
}

/** A friend who was given the link may look, too. */
export function mayOpen(row: GameRow, viewer: Viewer): boolean {
  return mayList(row, viewer) || (row.purpose === 'practice' && isForFriends(row));
}

function isForFriends({ first, second }: GameRow): boolean {
  const persons = [first, second].filter((seat) => seat.kind === 'person');
  return persons.length === 2 || persons.some(({ account }) => account === null);
}

/** The states of a game that say something of how it went. */
export const TELLING: readonly GameState[] = ['done', 'spoilt'];

/** While a board stands still, how games of others went since then is not told. */
export function isHidden(row: GameRow, viewer: Viewer, frozen: FrozenBoards): boolean {
  const board = frozen.get(row.contest);
  if (board === undefined || row.purpose !== 'tournament' || viewer.isOrganiser) return false;
  if (row.endedAt !== null && row.endedAt <= board.since) return false;
  return ownSeats(row, viewer).length === 0;
}

/** Beside the ladder it tells who won that they play on: there, hidden games are not even known of. */
export function isSecret(row: GameRow, viewer: Viewer, frozen: FrozenBoards): boolean {
  return isHidden(row, viewer, frozen) && row.tournament !== frozen.get(row.contest)?.ladder;
}
