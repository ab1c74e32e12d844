import type { Account, Me } from '@daeguk/api';
import { fail, ok, type Result } from '@daeguk/games';
import { asc, eq, ilike, or } from 'drizzle-orm';
import { accounts } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { isReserved, nicknameKey } from './nicknames.js';

const UNIQUE_VIOLATION = '23505';

export type AccountRow = typeof accounts.$inferSelect;

/** What an account begins with. Without a password nobody can sign in as it: bots of the house are like that. */
export interface NewAccount
  extends Pick<
    typeof accounts.$inferInsert,
    'number' | 'role' | 'name' | 'group' | 'passwordHash'
  > {
  readonly nickname?: string;
  readonly mustChangePassword?: boolean;
}

export async function findAccount(db: Db, id: number): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

export async function createAccount(
  db: Db,
  { nickname, ...account }: NewAccount,
): Promise<Result<AccountRow>> {
  const named = nickname === undefined ? {} : { nickname, nicknameKey: nicknameKey(nickname) };
  const [row] = await db
    .insert(accounts)
    .values({ ...account, ...named })
    .onConflictDoNothing()
    .returning();
  if (row !== undefined) return ok(row);
  const { number } = account;
  const isNumber = (await db.$count(accounts, eq(accounts.number, number))) > 0;
  return isNumber
    ? fail('number-taken', { number })
    : fail('nickname-taken', { nickname: nickname ?? '' });
}

export async function changeNickname(
  db: Db,
  account: number,
  nickname: string,
): Promise<Result<AccountRow>> {
  if (isReserved(nickname)) return fail('nickname-reserved', { nickname });
  try {
    const [row] = await db
      .update(accounts)
      .set({ nickname, nicknameKey: nicknameKey(nickname) })
      .where(eq(accounts.id, account))
      .returning();
    return row === undefined ? fail('no-account', { account }) : ok(row);
  } catch (error) {
    // The database knows even of somebody who came a moment before.
    if (!isClash(error)) throw error;
    return fail('nickname-taken', { nickname });
  }
}

function isClash(error: unknown): boolean {
  return ((error as Error).cause as { code?: string } | undefined)?.code === UNIQUE_VIOLATION;
}

/** Accounts in whose number, name, group or nickname a text occurs. */
export function searchAccounts(db: Db, text: string): Promise<AccountRow[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const { number, name, group, nickname } = accounts;
  const columns = [number, name, group, nickname].map((column) => ilike(column, pattern));
  return db
    .select()
    .from(accounts)
    .where(or(...columns))
    .orderBy(asc(accounts.number));
}

/** An account as its owner sees it. */
export function meOf(row: AccountRow): Me {
  const { id, number, name, group, nickname, role, mustChangePassword } = row;
  return { id, number, name, group, nickname, role, mustChangePassword };
}

/** An account as organisers see it. */
export function accountOf(row: AccountRow): Account {
  return {
    ...meOf(row),
    createdAt: row.createdAt.toISOString(),
    isDisabled: row.isDisabled,
    lockedUntil: row.lockedUntil?.toISOString() ?? null,
  };
}
