import type { Answer, Worker } from '@daeguk/api';
import { fail, ok, type Result } from '@daeguk/games';
import { asc, eq, sql } from 'drizzle-orm';
import { games, leases, submissions, workers } from '../store/schema.js';
import type { Db, Store } from '../store/store.js';

/** A worker says every few seconds that it is there. */
const SILENCE = 10_000;

const playing = sql<number>`(
  select count(*)::int from ${leases}
  where ${leases.worker} = ${workers.id} and ${leases.work} like 'game:%' and ${leases.until} > now()
)`;

/** Every machine that ever played here, the oldest first. */
export async function listWorkers(db: Db, now = new Date()): Promise<Worker[]> {
  const rows = await db
    .select({ worker: workers, playing })
    .from(workers)
    .orderBy(asc(workers.startedAt), asc(workers.id));
  return rows.map(({ worker, playing }) => viewOf(worker, playing, now));
}

/** What waits for them, and what they are at. */
export async function queueLengths(db: Db): Promise<Answer<'GET /api/workers'>['queue']> {
  return {
    builds: await db.$count(submissions, eq(submissions.state, 'pending')),
    games: await db.$count(games, eq(games.state, 'waiting')),
    playing: await db.$count(games, eq(games.state, 'playing')),
  };
}

/** Tells a worker to play or not to. One that is on its way out is not called back. */
export function changeWorker(
  store: Store,
  id: string,
  change: Pick<typeof workers.$inferSelect, 'state' | 'reason'>,
  now = new Date(),
): Promise<Result<Worker>> {
  return store.transaction(async ({ db, notify }) => {
    const [found] = await db
      .select({ worker: workers, playing })
      .from(workers)
      .where(eq(workers.id, id))
      .for('update');
    if (found === undefined) return fail('no-worker', { worker: id });
    const { worker } = found;
    if (worker.state === 'stopping') return fail('worker-stopping', { worker: worker.name });
    await db.update(workers).set(change).where(eq(workers.id, id));
    await notify('workers', id);
    return ok(viewOf({ ...worker, ...change }, found.playing, now));
  });
}

function viewOf(worker: typeof workers.$inferSelect, playing: number, now: Date): Worker {
  const { startedAt, seenAt } = worker;
  const isGone = now.getTime() - seenAt.getTime() > SILENCE;
  return {
    ...worker,
    state: isGone ? 'gone' : worker.state,
    playing,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  };
}
