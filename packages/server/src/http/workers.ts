import type { Answer, Worker } from '@daeguk/api';
import { fail, ok, type Result } from '@daeguk/games';
import { asc, eq, sql } from 'drizzle-orm';
import { isLive } from '../leases/live.js';
import { games, leases, submissions, workers } from '../store/schema.js';
import type { Db, Store } from '../store/store.js';

const playing = sql<number>`(
  select count(*)::int from ${leases}
  where ${leases.worker} = ${workers.id} and ${leases.work} like 'game:%' and ${leases.until} > now()
)`;

/** Every machine that ever played here, the oldest first. */
export async function listWorkers(db: Db): Promise<Worker[]> {
  const rows = await db
    .select({ worker: workers, playing, isLive: isLive() })
    .from(workers)
    .orderBy(asc(workers.startedAt), asc(workers.id));
  return rows.map(viewOf);
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
): Promise<Result<Worker>> {
  return store.transaction(async ({ db, notify }) => {
    const [found] = await db
      .select({ worker: workers, playing, isLive: isLive() })
      .from(workers)
      .where(eq(workers.id, id))
      .for('update');
    if (found === undefined) return fail('no-worker', { worker: id });
    const { worker } = found;
    if (worker.state === 'stopping') return fail('worker-stopping', { worker: worker.name });
    await db.update(workers).set(change).where(eq(workers.id, id));
    await notify('workers', id);
    return ok(viewOf({ ...found, worker: { ...worker, ...change } }));
  });
}

interface Found {
  readonly worker: typeof workers.$inferSelect;
  readonly playing: number;
  readonly isLive: boolean;
}

function viewOf({ worker, playing, isLive }: Found): Worker {
  const { startedAt, seenAt } = worker;
  return {
    ...worker,
    state: isLive ? worker.state : 'gone',
    playing,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  };
}
