import { and, eq, ne, sql } from 'drizzle-orm';
import { isLive } from '../leases/live.js';
import { type Look, type Taken, takeNext } from '../leases/take.js';
import { games, tournaments, workers } from '../store/schema.js';
import type { Store, Transaction } from '../store/store.js';
import { PRIORITY } from './order.js';

export type GameRow = typeof games.$inferSelect;

/** What a worker has room for: games with cores of their own, games of persons. */
export interface Room {
  readonly cores: boolean;
  readonly persons: boolean;
}

/** Takes the next game there is room for, or null. */
export async function takeGame(
  store: Store,
  worker: string,
  room: Room,
): Promise<Taken<GameRow> | null> {
  // Persons come first in the queue: without room for others, only look if one waits.
  if (!room.cores && !(await personsWait(store))) return null;
  return takeNext(store, 'games', worker, (tx, id) => look(tx, id, worker, room));
}

async function look(
  tx: Transaction,
  id: number,
  worker: string,
  room: Room,
): Promise<Look<GameRow>> {
  const [row] = await tx.db.select().from(games).where(eq(games.id, id)).for('update');
  if (row?.state !== 'waiting') return { is: 'over' };
  // Whoever lets the tournament go on orders its games again.
  if (await isPaused(tx, row)) return { is: 'over' };
  const isForPersons = row.cores === 0;
  if (!isForPersons && !room.cores) return { is: 'not-ours' };
  const isForOthers = row.spoiltBy.includes(worker) && (await hasOthers(tx, worker));
  if (isForOthers || (isForPersons && !room.persons)) {
    return { is: 'for-later', priority: row.priority };
  }
  return { is: 'wanted', row };
}

/** A guess that costs little, however long the queue is. */
async function personsWait({ db }: Store): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pgboss.job
    where name = 'games' and state < 'active' and priority >= ${PRIORITY.practice} limit 1`);
  return rows.length > 0;
}

async function isPaused({ db }: Transaction, { tournament }: GameRow): Promise<boolean> {
  if (tournament === null) return false;
  const [row] = await db
    .select({ state: tournaments.state })
    .from(tournaments)
    .where(eq(tournaments.id, tournament));
  return row?.state === 'paused';
}

async function hasOthers({ db }: Transaction, worker: string): Promise<boolean> {
  const rows = await db
    .select({ id: workers.id })
    .from(workers)
    .where(and(ne(workers.id, worker), eq(workers.state, 'working'), isLive()))
    .limit(1);
  return rows.length > 0;
}
