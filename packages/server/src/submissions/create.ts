import { sql } from 'drizzle-orm';
import { type SubmittedPlayer, submissionFiles, submissions } from '../store/schema.js';
import type { Transaction } from '../store/store.js';
import { lockAuthor, type SubmissionRow } from './lock.js';
import type { SourceFile } from './upload.js';

interface NewSubmission {
  readonly contest: string;
  readonly author: number;
  readonly player: SubmittedPlayer;
  readonly language: string;
  readonly files: readonly SourceFile[];
  readonly trial: SubmissionRow['trial'];
  readonly createdAt: Date;
}

/** A row and its files. What becomes of it is for the caller to say. */
export async function createSubmission(
  tx: Transaction,
  { contest, author, files, ...rest }: NewSubmission,
): Promise<number> {
  await lockAuthor(tx, author, contest);
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from submissions
    where contest = ${contest} and author = ${author})`;
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  const [row] = await tx.db
    .insert(submissions)
    .values({ ...rest, contest, author, number, bytes, state: 'pending' })
    .returning({ id: submissions.id });
  if (row === undefined) throw new Error('a row that was inserted is not there');
  const { id } = row;
  const named = files.map(({ name, bytes }) => ({ submission: id, name, bytes }));
  if (named.length > 0) await tx.db.insert(submissionFiles).values(named);
  return id;
}
