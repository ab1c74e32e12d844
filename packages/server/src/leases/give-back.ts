import { and, eq, inArray } from 'drizzle-orm';
import { queueAgain } from '../games/order.js';
import { games, submissions } from '../store/schema.js';
import type { Store, Transaction } from '../store/store.js';
import { orderBuild } from '../submissions/order-build.js';
import { changeState } from '../submissions/state.js';
import { endLease, type Lease } from './leases.js';
import type { Work } from './work.js';

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
  if (row?.state === 'building') await changeState(tx, id, 'pending');
  else if (row?.state !== 'pending') return;
  await orderBuild(store, tx, id);
}
