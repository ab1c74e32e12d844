import { asc, eq } from 'drizzle-orm';
import { submissionFiles } from '../store/schema.js';
import type { Db } from '../store/store.js';
import type { SourceFile } from './upload.js';

/** The files of a submission, by name; none where the house plays. */
export function readFiles(db: Db, submission: number): Promise<SourceFile[]> {
  return db
    .select({ name: submissionFiles.name, bytes: submissionFiles.bytes })
    .from(submissionFiles)
    .where(eq(submissionFiles.submission, submission))
    .orderBy(asc(submissionFiles.name));
}
