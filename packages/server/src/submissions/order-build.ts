import type { Store, Transaction } from '../store/store.js';

/** Puts a submission that is pending into the queue of builds. */
export async function orderBuild(
  { boss }: Store,
  { jobs, notify }: Transaction,
  submission: number,
): Promise<void> {
  await boss.send('builds', { id: submission }, jobs);
  await notify('work', 'builds');
}
