import { sql } from 'drizzle-orm';
import type { Transaction } from '../store/store.js';

/** Any number that nobody else locks by; the tournament's own follows it. */
const SPACE = 0x6c61;

/** Of all that decides who takes part in a tournament and what is played, one thing at a time, on any host. */
export async function lockTournament({ db }: Transaction, tournament: number): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock((${SPACE}::bigint << 32) + ${tournament}::int)`,
  );
}
