import { fail, ok, type Result } from '@daeguk/games';
import { sql } from 'drizzle-orm';
import { accounts } from '../store/schema.js';
import type { Db, Store } from '../store/store.js';
import { numberAsPassword } from './passwords.js';
import { type Listed, type RosterLine, readRoster } from './roster.js';

const MOST_LINES = 10_000;

/** The database takes so many values at once, and no more. */
const AT_ONCE = 2000;

interface Imported {
  readonly added: number;
  readonly kept: number;
  readonly lines: readonly RosterLine[];
}

/**
 * Accounts for everybody on a list, as contestants. Whoever has one keeps it and is called as the list says. Lines
 * that have a problem are left out, the others are taken.
 */
export async function importAccounts(store: Store, csv: string): Promise<Result<Imported>> {
  const lines = readRoster(csv);
  if (lines.length > MOST_LINES) {
    return fail('import-too-many', { most: MOST_LINES, found: lines.length });
  }
  const listed = lines.filter(({ problem }) => problem === null);
  const added = await store.transaction(async ({ db }) => {
    let count = 0;
    for (let from = 0; from < listed.length; from += AT_ONCE) {
      count += await upsert(db, listed.slice(from, from + AT_ONCE));
    }
    return count;
  });
  return ok({ added, kept: listed.length - added, lines });
}

/** A list without names takes nobody's name away. How many are new? */
async function upsert(db: Db, listed: readonly Listed[]): Promise<number> {
  const values = listed.map(({ number, name, group }) => ({
    number,
    name,
    group,
    role: 'contestant' as const,
    passwordHash: numberAsPassword(number),
    mustChangePassword: true,
  }));
  const rows = await db
    .insert(accounts)
    .values(values)
    .onConflictDoUpdate({
      target: accounts.number,
      set: {
        name: sql`coalesce(nullif(excluded.name, ''), ${accounts.name})`,
        group: sql`coalesce(nullif(excluded.group, ''), ${accounts.group})`,
      },
    })
    // A row that was there before has been changed by this transaction, a new one has not.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return rows.filter(({ isNew }) => isNew).length;
}
