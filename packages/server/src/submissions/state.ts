import type { Reason, SubmissionState } from '@daeguk/api';
import { eq } from 'drizzle-orm';
import { submissionHistory, submissions } from '../store/schema.js';
import type { Transaction } from '../store/store.js';

/** A submission in another state: in its row, in its history, and told to whoever waits for it. */
export async function changeState(
  { db, notify }: Transaction,
  submission: number,
  state: SubmissionState,
  reason: Reason | null = null,
): Promise<void> {
  const at = new Date();
  await db
    .update(submissions)
    .set({ state, reason, stateSince: at })
    .where(eq(submissions.id, submission));
  await db.insert(submissionHistory).values({ submission, state, reason, at });
  await notify('submissions', String(submission));
}
