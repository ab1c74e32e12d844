import { inArray } from 'drizzle-orm';
import { submissions } from '../store/schema.js';
import type { Db } from '../store/store.js';

/**
 * Those of some submissions that nobody is about to change; rows that speak of them can be written. Whoever has one
 * in hand may wait for us, so we do not wait for them.
 */
export async function untouched(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(inArray(submissions.id, [...new Set(ids)]))
    .for('key share', { skipLocked: true });
  return new Set(rows.map(({ id }) => id));
}
