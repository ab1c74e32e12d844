import { eq, sql } from 'drizzle-orm';
import { endLease, type Lease } from '../leases/leases.js';
import { games } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { finishTrial } from '../submissions/tried.js';
import { forgetLive, tellOfGame } from './finish.js';
import { queueAgain } from './order.js';

/** A game spoilt so often, by whatever workers, is not tried again by itself. */
const MOST_SPOILT = 3;

/**
 * The platform failed at a game: it is nobody's loss, and others play it. After several times an organiser must look;
 * a practice game is not worth that.
 */
export async function spoilGame(
  store: Store,
  lease: Lease,
  voids: number,
): Promise<'again' | 'spoilt' | 'cancelled' | 'lost'> {
  return store.transaction(async (tx) => {
    if (!(await endLease(tx, lease))) return 'lost';
    const { id } = lease.work;
    const [row] = await tx.db.select().from(games).where(eq(games.id, id)).for('update');
    if (row === undefined || !['waiting', 'playing'].includes(row.state)) return 'lost';
    await forgetLive(tx, id);
    const spoiltBy = [...row.spoiltBy, lease.worker];
    const change = { spoiltBy, voids: sql`${games.voids} + ${voids}` };
    const isGivenUp = spoiltBy.length >= MOST_SPOILT;
    const state = row.purpose === 'practice' ? 'cancelled' : 'spoilt';
    const end = isGivenUp ? ({ state, endedAt: sql`now()` } as const) : {};
    await tx.db
      .update(games)
      .set({ ...change, ...end })
      .where(eq(games.id, id));
    if (!isGivenUp) await queueAgain(store, tx, [id]);
    else if (row.purpose === 'trial') await finishTrial(tx, id);
    await tellOfGame(tx, id, row.tournament);
    return isGivenUp ? state : 'again';
  });
}
