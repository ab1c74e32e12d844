import { and, eq, inArray, sql } from 'drizzle-orm';
import { queueAgain } from '../games/order.js';
import { games, submissions } from '../store/schema.js';
import type { Store, Transaction } from '../store/store.js';
import { orderBuild } from '../submissions/order-build.js';
import { changeState } from '../submissions/state.js';
import { endLease, type Lease } from './leases.js';
import type { Work } from './work.js';

/** A build begun so often, and never ended, is not tried again by itself. */
const MOST_BUILDS = 3;

/** Gives work back unfinished, so that others go on with it at once. */
export async function giveBack(store: Store, lease: Lease): Promise<void> {
  await store.transaction(async (tx) => {
    if (await endLease(tx, lease)) await workAgain(store, tx, [lease.work]);
  });
}

/** Puts work whose lease is over back into its queue, unless it has been called off meanwhile. */
export async function workAgain(
  store: Store,
  tx: Transaction,
  works: readonly Work[],
): Promise<void> {
  await playAgain(store, tx, idsOf(works, 'game'));
  for (const id of idsOf(works, 'build')) await buildAgain(store, tx, id);
}

function idsOf(works: readonly Work[], kind: Work['kind']): number[] {
  return works.filter((work) => work.kind === kind).map(({ id }) => id);
}

async function playAgain(store: Store, tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const open = await tx.db
    .select({ id: games.id, state: games.state })
    .from(games)
    .where(and(inArray(games.id, [...ids]), inArray(games.state, ['waiting', 'playing'])))
    .for('update');
  await queueAgain(
    store,
    tx,
    open.map(({ id }) => id),
  );
  const broken = open.filter(({ state }) => state === 'playing');
  for (const { id } of broken) await tx.notify('games', String(id));
}

async function buildAgain(store: Store, tx: Transaction, id: number): Promise<void> {
  const [row] = await tx.db
    .select({ state: submissions.state })
    .from(submissions)
    .where(eq(submissions.id, id))
    .for('update');
  if (row?.state !== 'building' && row?.state !== 'pending') return;
  if (row.state === 'building') {
    const times = await countBuilds(tx, id);
    if (times >= MOST_BUILDS) {
      await changeState(tx, id, 'system-error', { code: 'build-given-up', values: { times } });
      return;
    }
    await changeState(tx, id, 'pending');
  }
  await orderBuild(store, tx, id);
}

/** How often it has been begun since it was sent, or ordered again after something came of it. */
async function countBuilds({ db }: Transaction, submission: number): Promise<number> {
  const { rows } = await db.execute<{ times: number }>(sql`
    select count(*)::int as times from submission_history
    where submission = ${submission} and state = 'building' and id > coalesce((
      select max(id) from submission_history
      where submission = ${submission} and state not in ('pending', 'building')
    ), 0)`);
  return rows[0]?.times ?? 0;
}
