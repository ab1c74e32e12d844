import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { leases } from '../store/schema.js';
import type { Db, Transaction } from '../store/store.js';
import { nameOf, type Work, workNamed } from './work.js';

// Who is at work on what. All times are the database's: clocks of hosts differ.

/** How long a lease lasts if nobody renews it, in milliseconds. */
export const LEASE = 6000;

const fresh = sql`now() + ${LEASE} * interval '1 millisecond'`;

/** One worker's right to one piece of work. The token tells it from one the same worker had before. */
export interface Lease {
  readonly work: Work;
  readonly worker: string;
  readonly token: string;
}

/** Null if somebody is at work on it already. */
export async function takeLease(
  { db }: Transaction,
  work: Work,
  worker: string,
): Promise<Lease | null> {
  const lease = { work, worker, token: randomUUID() };
  const rows = await db
    .insert(leases)
    .values({ ...lease, work: nameOf(work), until: fresh })
    .onConflictDoNothing()
    .returning({ token: leases.token });
  return rows.length === 0 ? null : lease;
}

/** Renews leases, all at once. Answers with the tokens of those that stand: what is not among them is lost. */
export async function renewLeases(db: Db, held: readonly Lease[]): Promise<ReadonlySet<string>> {
  if (held.length === 0) return new Set();
  const tokens = held.map(({ token }) => token);
  const rows = await db
    .update(leases)
    .set({ until: fresh })
    .where(inArray(leases.token, tokens))
    .returning({ token: leases.token });
  return new Set(rows.map(({ token }) => token));
}

/** Whether it still stands; if so, it does until the transaction is over. */
export async function holdsLease({ db }: Transaction, lease: Lease): Promise<boolean> {
  const rows = await db
    .select({ token: leases.token })
    .from(leases)
    .where(isThis(lease))
    .for('update');
  return rows.length > 0;
}

/** Ends a lease together with what is written for its work. False: it was lost, and nothing may be written. */
export async function endLease({ db }: Transaction, lease: Lease): Promise<boolean> {
  const rows = await db.delete(leases).where(isThis(lease)).returning({ token: leases.token });
  return rows.length > 0;
}

/** Ends the leases that nobody has renewed, and tells what they were for. */
export async function endExpired({ db }: Transaction): Promise<Work[]> {
  const { rows } = await db.execute<{ work: string }>(sql`
    delete from leases where work in (
      select work from leases where until < now() for update skip locked
    ) returning work`);
  return rows.map(({ work }) => workNamed(work));
}

function isThis({ work, token }: Lease) {
  return and(eq(leases.work, nameOf(work)), eq(leases.token, token));
}
