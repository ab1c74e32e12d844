import { fail, ok, type Result } from '@daeguk/games';
import { and, asc, eq } from 'drizzle-orm';
import { accounts, tokens } from '../store/schema.js';
import type { Db } from '../store/store.js';
import type { AccountRow } from './accounts.js';
import { hashOf, newSecret } from './secrets.js';

/** By this a token is known for what it is where it should not be: in a log, in a repository. */
const MARK = 'dgk_';

const MOST = 50;

const REFRESH = 60_000;

export type TokenRow = typeof tokens.$inferSelect;

export async function createToken(
  db: Db,
  account: number,
  name: string,
): Promise<Result<TokenRow & { secret: string }>> {
  if ((await db.$count(tokens, eq(tokens.account, account))) >= MOST) {
    return fail('too-many-tokens', { most: MOST });
  }
  const secret = MARK + newSecret();
  const [row] = await db
    .insert(tokens)
    .values({ account, name, hash: hashOf(secret) })
    .returning();
  return ok({ ...row!, secret });
}

/** Whose token it is; null if it was revoked, or never was one. */
export async function findToken(
  db: Db,
  secret: string,
  now = new Date(),
): Promise<AccountRow | null> {
  if (!secret.startsWith(MARK)) return null;
  const [found] = await db
    .select({ account: accounts, token: tokens })
    .from(tokens)
    .innerJoin(accounts, eq(accounts.id, tokens.account))
    .where(and(eq(tokens.hash, hashOf(secret)), eq(accounts.isDisabled, false)));
  if (found === undefined) return null;
  const { id, usedAt } = found.token;
  if (usedAt === null || now.getTime() - usedAt.getTime() >= REFRESH) {
    await db.update(tokens).set({ usedAt: now }).where(eq(tokens.id, id));
  }
  return found.account;
}

export function listTokens(db: Db, account: number): Promise<TokenRow[]> {
  return db.select().from(tokens).where(eq(tokens.account, account)).orderBy(asc(tokens.id));
}

/** Revokes one token of an account; whether there was one. */
export async function revokeToken(db: Db, account: number, id: number): Promise<boolean> {
  const revoked = await db
    .delete(tokens)
    .where(and(eq(tokens.account, account), eq(tokens.id, id)))
    .returning({ id: tokens.id });
  return revoked.length > 0;
}

export async function revokeTokens(db: Db, account: number): Promise<void> {
  await db.delete(tokens).where(eq(tokens.account, account));
}
