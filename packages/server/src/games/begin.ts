import { and, eq, inArray, sql } from 'drizzle-orm';
import { endLease, holdsLease, type Lease } from '../leases/leases.js';
import { games } from '../store/schema.js';
import type { Store } from '../store/store.js';

/** A game begins, or begins again. Answers with which attempt it is; null if it is not to be played any more. */
export async function beginGame(store: Store, lease: Lease): Promise<number | null> {
  return store.transaction(async (tx) => {
    if (!(await holdsLease(tx, lease))) return null;
    const { id } = lease.work;
    const [row] = await tx.db
      .update(games)
      .set({
        state: 'playing',
        attempt: sql`${games.attempt} + 1`,
        beganAt: sql`now()`,
        worker: lease.worker,
      })
      .where(and(eq(games.id, id), inArray(games.state, ['waiting', 'playing'])))
      .returning({ attempt: games.attempt });
    if (row === undefined) await endLease(tx, lease);
    else await tx.notify('games', String(id));
    return row?.attempt ?? null;
  });
}
