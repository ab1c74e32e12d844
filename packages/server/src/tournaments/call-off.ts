import { and, eq, type SQL } from 'drizzle-orm';
import { games } from '../store/schema.js';
import type { Transaction } from '../store/store.js';

/** Calls off games that still wait. Those that are on go on: whoever plays them is not to be surprised. */
export async function callOff({ db, notify }: Transaction, which: SQL | undefined): Promise<void> {
  const rows = await db
    .update(games)
    .set({ state: 'cancelled', endedAt: new Date() })
    .where(and(eq(games.state, 'waiting'), which))
    .returning({ id: games.id });
  for (const { id } of rows) await notify('games', String(id));
}
