import { fail, ok, type Result } from '@daeguk/games';
import pg from 'pg';
import { ownPostgres } from '../store/binaries.js';
import { startPostgres } from '../store/embedded.js';
import { holdFolder } from './lock.js';
import { dataFolder } from './place.js';

/** Where an arena's database is: any PostgreSQL by its address, or one of our own in a folder. */
export interface Where {
  readonly data?: string;
  readonly database?: string;
}

export interface Database {
  readonly url: string;
  /** Stops it if it is ours. */
  stop(): Promise<void>;
}

/** The database in a folder that this process holds, or the one at an address. */
export async function openDatabase(
  folder: string,
  address: string | undefined,
): Promise<Result<Database>> {
  if (address !== undefined) return reach(address);
  const native = ownPostgres();
  if (native === null)
    return fail('no-postgres', { machine: `${process.platform} ${process.arch}` });
  try {
    return await startPostgres(folder, native);
  } catch (error) {
    return fail('postgres-start', { folder, problem: (error as Error).message });
  }
}

/**
 * Does something with the database of an arena. Where a server has it open, it stays as it is; else it is ours for
 * that long. What wants to be `alone` with it is refused where a server is.
 */
export async function visitDatabase<T>(
  { data, database }: Where,
  { alone }: { readonly alone: boolean },
  work: (url: string) => Promise<Result<T>>,
): Promise<Result<T>> {
  if (database !== undefined) {
    const reached = await reach(database);
    return reached.ok ? work(database) : reached;
  }
  const folder = dataFolder(data);
  if (!folder.ok) return folder;
  const held = holdFolder(folder.value);
  if (!held.ok && (alone || held.fault.code !== 'already-served')) return held;
  try {
    const opened = await openDatabase(folder.value, undefined);
    if (!opened.ok) return opened;
    try {
      return await work(opened.value.url);
    } finally {
      if (held.ok) await opened.value.stop();
    }
  } finally {
    if (held.ok) held.value();
  }
}

async function reach(url: string): Promise<Result<Database>> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => {});
    await client.connect();
    await client.end();
    return ok({ url, stop: async () => {} });
  } catch (error) {
    return fail('database-away', { problem: reasonOf(error) });
  }
}

/** Several addresses of a name fail together, without a word of their own. */
function reasonOf(error: unknown): string {
  const { message, code, errors } = error as NodeJS.ErrnoException & { errors?: Error[] };
  return message || errors?.[0]?.message || code || 'unknown';
}
