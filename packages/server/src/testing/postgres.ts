import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ownPostgres } from '../store/binaries.js';
import { startPostgres } from '../store/embedded.js';
import { bringUpToDate } from '../store/migrate.js';
import { Store } from '../store/store.js';

// One cluster for all tests of a run, and in it a database that each test's own is copied from.

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the cluster's database of templates. */
    readonly databaseUrl: string;
  }
}

/** What a test writes need not survive a power cut. */
const HASTY = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const native = project.name === 'server-debian' ? debianPostgres() : ownPostgres();
  if (native === null) throw new Error('there is no PostgreSQL for this kind of machine');
  const folder = mkdtempSync(join(tmpdir(), 'daeguk-pg-'));
  const cluster = await startPostgres(folder, native, HASTY);
  if (!cluster.ok) throw new Error(JSON.stringify(cluster.fault));
  const store = new Store(cluster.value.url, { isKeeper: true });
  await bringUpToDate(store);
  await store.close();
  project.provide('databaseUrl', cluster.value.url);
  return async () => {
    await cluster.value.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Where Debian's packages put PostgreSQL, the newest of them; null if there is none. */
export function debianPostgres(): string | null {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).map(Number) : [];
  return versions.length === 0 ? null : join(folder, String(Math.max(...versions)));
}
