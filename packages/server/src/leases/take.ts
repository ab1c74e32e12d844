import type { QueueName } from '../store/queues.js';
import type { Store, Transaction } from '../store/store.js';
import { endLease, type Lease, takeLease } from './leases.js';
import { kindOf } from './work.js';

/** Work that one worker has to itself. */
export interface Taken<T> {
  readonly lease: Lease;
  readonly row: T;
}

/** What is to become of a job: its row is taken; nothing is to do any more; it is for later; it stays as it is. */
export type Look<T> =
  | { readonly is: 'wanted'; readonly row: T }
  | { readonly is: 'over' }
  | { readonly is: 'for-later'; readonly priority: number }
  | { readonly is: 'not-ours' };

/** In how many seconds a job that is for later comes up again. */
const LATER = 1;

/** Undoes a transaction in which a job was fetched that stays where it was. */
class LeftAlone extends Error {}

/**
 * Takes the next piece of work from a queue. A job only says that work waits: it ends when the lease begins, in the
 * same transaction, and from then on the lease stands for the work.
 */
export async function takeNext<T>(
  store: Store,
  queue: QueueName,
  worker: string,
  look: (transaction: Transaction, id: number) => Promise<Look<T>>,
): Promise<Taken<T> | null> {
  const { boss } = store;
  try {
    return await store.transaction(async (tx) => {
      const options = { ...tx.jobs, batchSize: 1, priority: true };
      for (;;) {
        const [job] = await boss.fetch<{ id: number }>(queue, options);
        if (job === undefined) return null;
        const { id } = job.data;
        await boss.deleteJob(queue, job.id, tx.jobs);
        const lease = await takeLease(tx, { kind: kindOf[queue], id }, worker);
        if (lease === null) continue;
        const found = await look(tx, id);
        if (found.is === 'wanted') return { lease, row: found.row };
        if (found.is === 'not-ours') throw new LeftAlone();
        await endLease(tx, lease);
        if (found.is === 'for-later') {
          const { priority } = found;
          await boss.send(queue, { id }, { ...tx.jobs, priority, startAfter: LATER });
        }
      }
    });
  } catch (error) {
    if (error instanceof LeftAlone) return null;
    throw error;
  }
}
