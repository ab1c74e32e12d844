import { fail, ok, type Result } from '@daeguk/games';
import { type Contest, readContest } from '@daeguk/referee';
import { eq } from 'drizzle-orm';
import { hashOf, isSame } from '../accounts/secrets.js';
import { games } from '../store/schema.js';
import type { Db } from '../store/store.js';
import type { SeatPlace } from './question.js';

/** A seat that was opened with its key. */
export interface OpenSeat extends SeatPlace {
  /** Null for a friend who came by a link. */
  readonly account: number | null;
  readonly contest: Contest;
  readonly seed: number;
}

/** Opens a seat to whoever has its key. */
export async function admit(db: Db, place: SeatPlace, key: string): Promise<Result<OpenSeat>> {
  const { game, seat } = place;
  const [row] = await db.select().from(games).where(eq(games.id, game));
  const taken = row?.[seat];
  if (row === undefined || taken?.kind !== 'person') return fail('no-seat', { game });
  if (!isSame(hashOf(key), taken.key)) return fail('wrong-key');
  const contest = readContest(row.file);
  if (!contest.ok) return contest;
  return ok({ ...place, account: taken.account, contest: contest.value, seed: row.seed });
}

const MARK = 'key.';

/** The key among the subprotocols that a WebSocket asks for: browsers cannot send it in any other header. */
export function keyIn(protocols: string): string {
  const words = protocols.split(',').map((word) => word.trim());
  return words.find((word) => word.startsWith(MARK))?.slice(MARK.length) ?? '';
}
