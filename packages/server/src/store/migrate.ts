import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { QUEUES } from './queues.js';
import type { Store } from './store.js';

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number that nobody else locks by. */
const LOCK = 0xdae6;

/** Without it every job that is taken has all that wait sorted first: with 40,000 games that takes 0.1 s. */
const NEXT_JOB = `create index if not exists job_next
  on pgboss.job (name, priority desc, created_on, id) where state < 'active'`;

/** Brings tables and queues up to date. Of several that start at once, one does it and the others wait. */
export async function bringUpToDate(store: Store): Promise<void> {
  const client = new pg.Client({ connectionString: store.url });
  // What breaks the line fails the query that is on.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: FOLDER });
    await store.boss.start();
    for (const name of QUEUES) await store.boss.createQueue(name, { name, policy: 'standard' });
    await client.query(NEXT_JOB);
  } finally {
    await client.end();
  }
}
