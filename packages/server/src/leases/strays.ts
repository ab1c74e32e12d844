import { sql } from 'drizzle-orm';
import type { Store, Transaction } from '../store/store.js';
import { workAgain } from './give-back.js';
import type { Work } from './work.js';

/** Any number that nobody else locks by. */
const LOCK = 0xdae7;

/** An import may bring tens of thousands: they are queued in portions, so that nothing waits for all of them. */
const PORTION = 1000;

/**
 * Work that is open but neither leased nor in the queue gets a job: an import brings rows without jobs, and the queue
 * drops what has waited for weeks. Games of a tournament that is paused wait for it.
 */
export async function queueStrays(store: Store): Promise<void> {
  for (let found = PORTION; found >= PORTION; ) found = await queuePortion(store);
}

async function queuePortion(store: Store): Promise<number> {
  return store.transaction(async (tx) => {
    // Two that looked at the same time would both find the same.
    const { rows } = await tx.db.execute<{ ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK}) as ours`,
    );
    if (rows[0]?.ours !== true) return 0;
    const strays = [...(await strayGames(tx)), ...(await strayBuilds(tx))];
    await workAgain(store, tx, strays);
    return strays.length;
  });
}

/** A game that is on has a lease, and no job. */
async function strayGames({ db }: Transaction): Promise<Work[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from games g
    where state in ('waiting', 'playing') and ${unclaimed('game', 'games')}
      and not exists (
        select 1 from tournaments t where t.id = g.tournament and t.state = 'paused'
      )
    order by id limit ${PORTION}`);
  return rows.map(({ id }) => ({ kind: 'game', id }));
}

async function strayBuilds({ db }: Transaction): Promise<Work[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from submissions g
    where state in ('pending', 'building') and ${unclaimed('build', 'builds')}
    order by id limit ${PORTION}`);
  return rows.map(({ id }) => ({ kind: 'build', id }));
}

/** Of rows named g. */
function unclaimed(kind: Work['kind'], queue: string) {
  return sql`
    not exists (select 1 from leases l where l.work = ${`${kind}:`} || g.id)
    and not exists (
      select 1 from pgboss.job j
      where j.name = ${queue} and j.state < 'active' and (j.data->>'id')::integer = g.id
    )`;
}
