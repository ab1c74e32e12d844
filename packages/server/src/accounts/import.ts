import { fail, fault, ok, type Result } from '@daeguk/games';
import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm';
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
 * that have a problem are left out, the others are taken. Nobody is called anything who may be somebody else: who
 * registers first has whatever number they like.
 */
export async function importAccounts(store: Store, csv: string): Promise<Result<Imported>> {
  const lines = readRoster(csv);
  if (lines.length > MOST_LINES) {
    return fail('import-too-many', { most: MOST_LINES, found: lines.length });
  }
  const listed = lines.filter(({ problem }) => problem === null);
  const taken = await store.transaction(async ({ db }) => {
    const rows: Taken[] = [];
    for (let from = 0; from < listed.length; from += AT_ONCE) {
      rows.push(...(await upsert(db, listed.slice(from, from + AT_ONCE))));
    }
    return rows;
  });
  const added = taken.filter(({ isNew }) => isNew).length;
  const numbers = new Set(taken.map(({ number }) => number));
  const told = lines.map((line) =>
    line.problem === null && !numbers.has(line.number)
      ? { ...line, problem: fault('import-registered', { number: line.number }) }
      : line,
  );
  return ok({ added, kept: taken.length - added, lines: told });
}

interface Taken {
  readonly number: string;
  readonly isNew: boolean;
}

/** Has a password of its own, and nobody who runs the arena has said whose it is. */
const isSelfMade = and(
  isNotNull(accounts.passwordHash),
  eq(accounts.mustChangePassword, false),
  eq(accounts.name, ''),
  eq(accounts.group, ''),
);

/** A list without names takes nobody's name away. */
async function upsert(db: Db, listed: readonly Listed[]): Promise<Taken[]> {
  const values = listed.map(({ number, name, group }) => ({
    number,
    name,
    group,
    role: 'contestant' as const,
    passwordHash: numberAsPassword(number),
    mustChangePassword: true,
  }));
  return (
    db
      .insert(accounts)
      .values(values)
      .onConflictDoUpdate({
        target: accounts.number,
        set: {
          name: sql`coalesce(nullif(excluded.name, ''), ${accounts.name})`,
          group: sql`coalesce(nullif(excluded.group, ''), ${accounts.group})`,
        },
        setWhere: or(not(isSelfMade!), sql`excluded.name = '' and excluded.group = ''`)!,
      })
      // A row that was there before has been changed by this transaction, a new one has not.
      .returning({ number: accounts.number, isNew: sql<boolean>`xmax = 0` })
  );
}
