import { eq, sql } from 'drizzle-orm';
import { submissions } from '../store/schema.js';
import type { Transaction } from '../store/store.js';
import { findLadder } from '../tournaments/ladder.js';
import { lockTournament } from '../tournaments/lock.js';

export type SubmissionRow = typeof submissions.$inferSelect;

/** Of all that happens to the submissions of an author in a contest, one thing at a time. */
export async function lockAuthor(
  { db }: Transaction,
  author: number,
  contest: string,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${contest}), ${author})`);
}

/**
 * A submission that nobody else changes until the transaction is over; null if there is none. The order is always the
 * same, since others hold some of these locks and wait for the rest: author, ladder, row.
 */
export async function lockSubmission(tx: Transaction, id: number): Promise<SubmissionRow | null> {
  const itself = eq(submissions.id, id);
  const columns = { author: submissions.author, contest: submissions.contest };
  const [owner] = await tx.db.select(columns).from(submissions).where(itself);
  if (owner === undefined) return null;
  await lockAuthor(tx, owner.author, owner.contest);
  const ladder = await findLadder(tx.db, owner.contest);
  if (ladder !== null) await lockTournament(tx, ladder);
  const [row] = await tx.db.select().from(submissions).where(itself).for('update');
  return row ?? null;
}
