import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import { accounts, sessions } from '../store/schema.js';
import type { Db } from '../store/store.js';
import type { AccountRow } from './accounts.js';
import { hashOf, newSecret } from './secrets.js';

const LIFETIME = 14 * 24 * 3_600_000;

/** Not every request is worth a write. */
const REFRESH = 60_000;

const LONGEST_AGENT = 200;

export type SessionRow = typeof sessions.$inferSelect;

/** A session that begins. Its secret is told to the browser and to nobody else. */
export async function openSession(
  db: Db,
  account: number,
  agent: string,
  now = new Date(),
): Promise<{ secret: string; session: SessionRow }> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  const secret = newSecret();
  const [session] = await db
    .insert(sessions)
    .values({
      id: hashOf(secret),
      account,
      csrf: newSecret(),
      agent: agent.slice(0, LONGEST_AGENT),
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME),
    })
    .returning();
  return { secret, session: session! };
}

interface Found {
  readonly account: AccountRow;
  readonly session: SessionRow;
  /** It lasts longer now: whoever keeps its secret is to keep it longer too. */
  readonly isRefreshed: boolean;
}

/** The session of a secret, and whose it is; it lasts on for as long as it is used. */
export async function findSession(db: Db, secret: string, now = new Date()): Promise<Found | null> {
  const [found] = await db
    .select({ account: accounts, session: sessions })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.account))
    .where(
      and(
        eq(sessions.id, hashOf(secret)),
        gt(sessions.expiresAt, now),
        eq(accounts.isDisabled, false),
      ),
    );
  if (found === undefined) return null;
  if (now.getTime() - found.session.seenAt.getTime() < REFRESH) {
    return { ...found, isRefreshed: false };
  }
  const seen = { seenAt: now, expiresAt: new Date(now.getTime() + LIFETIME) };
  await db.update(sessions).set(seen).where(eq(sessions.id, found.session.id));
  return { account: found.account, session: { ...found.session, ...seen }, isRefreshed: true };
}

/** Where an account is signed in, the last seen first. */
export function listSessions(db: Db, account: number, now = new Date()): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.account, account), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt));
}

/** Ends one session of an account; whether there was one. */
export async function endSession(db: Db, account: number, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.account, account), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of an account but, where one is named, this. */
export async function endSessions(db: Db, account: number, except = ''): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.account, account), ne(sessions.id, except)));
}

/** What a page of ours shows with everything that it changes. */
export async function findCsrf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ csrf: sessions.csrf }).from(sessions).where(eq(sessions.id, id));
  return row?.csrf ?? null;
}
