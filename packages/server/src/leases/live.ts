import { sql } from 'drizzle-orm';
import { workers } from '../store/schema.js';

/** How long a worker may be silent before it counts as gone, in seconds: it speaks every few of them. */
const SILENCE = 10;

/** Whether a row of `workers` is of one that was heard of lately. */
export function isLive() {
  return sql<boolean>`${workers.seenAt} > now() - ${SILENCE} * interval '1 second'`;
}
