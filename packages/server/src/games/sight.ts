import type { GameState } from '@daeguk/api';
import { type SeatName, seatNames } from '@daeguk/referee';
import { isNotNull } from 'drizzle-orm';
import type { Viewer } from '../accounts/viewer.js';
import { isFrozen } from '../contests/contests.js';
import { contests } from '../store/schema.js';
import type { Db } from '../store/store.js';
import type { GameRow } from './game-rows.js';

/** Since when boards stand still, by contest; a contest whose board moves is not among them. */
export type FrozenBoards = ReadonlyMap<string, Date>;

export async function readFrozenBoards(db: Db, now = new Date()): Promise<FrozenBoards> {
  const rows = await db.select().from(contests).where(isNotNull(contests.frozenAt));
  return new Map(
    rows.flatMap((row) =>
      row.frozenAt !== null && isFrozen(row, now) ? [[row.id, row.frozenAt] as const] : [],
    ),
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
  const since = frozen.get(row.contest);
  if (since === undefined || row.purpose !== 'tournament' || viewer.isOrganiser) return false;
  if (row.endedAt !== null && row.endedAt <= since) return false;
  return ownSeats(row, viewer).length === 0;
}
