import { and, eq, inArray } from 'drizzle-orm';
import { accounts, contestEntrants } from '../store/schema.js';
import type { Db } from '../store/store.js';

/** Who is on the list of a contest, by their numbers. */
export async function listedAccounts(db: Db, contest: string) {
  const rows = await db
    .select({
      id: accounts.id,
      nickname: accounts.nickname,
      number: accounts.number,
      name: accounts.name,
      group: accounts.group,
    })
    .from(contestEntrants)
    .innerJoin(accounts, eq(accounts.id, contestEntrants.account))
    .where(eq(contestEntrants.contest, contest))
    .orderBy(accounts.number);
  return rows.map((row) => ({ ...row, nickname: row.nickname ?? '' }));
}

/** Puts accounts on the list; numbers that nobody has come back. */
export async function listAccounts(
  db: Db,
  contest: string,
  numbers: readonly string[],
): Promise<{ added: number; unknown: string[] }> {
  const wanted = [...new Set(numbers.map((number) => number.trim()))];
  const found = await db
    .select({ id: accounts.id, number: accounts.number })
    .from(accounts)
    .where(inArray(accounts.number, wanted));
  const known = new Set(found.map(({ number }) => number));
  const unknown = wanted.filter((number) => !known.has(number));
  if (found.length === 0) return { added: 0, unknown };
  const added = await db
    .insert(contestEntrants)
    .values(found.map(({ id }) => ({ contest, account: id })))
    .onConflictDoNothing()
    .returning();
  return { added: added.length, unknown };
}

export async function unlistAccount(db: Db, contest: string, account: number): Promise<void> {
  const itself = and(eq(contestEntrants.contest, contest), eq(contestEntrants.account, account));
  await db.delete(contestEntrants).where(itself);
}
