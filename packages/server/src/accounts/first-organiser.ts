import { and, eq, not } from 'drizzle-orm';
import { accounts } from '../store/schema.js';
import type { Db, Store } from '../store/store.js';
import { nicknameKey } from './nicknames.js';
import { hashPassword } from './passwords.js';
import { oneTimePassword } from './secrets.js';
import { endSessions } from './sessions.js';
import { revokeTokens } from './tokens.js';

const NUMBER = 'organiser';
const NICKNAME = 'Organiser';

export type FirstOrganiser = { readonly number: string; readonly password: string };

const isOrganiser = and(eq(accounts.role, 'organiser'), eq(accounts.isDisabled, false));

/**
 * Makes the first organiser where there is none, and answers with how they sign in for the first time; null where
 * somebody runs the arena already. As long as nobody has signed in, each start gives a new password: the last one may
 * have been seen by nobody. Somebody else who has the number is locked out of it.
 */
export async function ensureOrganiser(store: Store): Promise<FirstOrganiser | null> {
  if (await hasOrganiser(store.db)) return null;
  const password = oneTimePassword();
  const passwordHash = await hashPassword(password);
  return store.transaction(async ({ db }) => {
    if (await hasOrganiser(db)) return null;
    const own = {
      role: 'organiser' as const,
      passwordHash,
      mustChangePassword: true,
      isDisabled: false,
      failures: 0,
      lockedUntil: null,
      ...(await nicknameIfFree(db)),
    };
    const [row] = await db
      .insert(accounts)
      .values({ number: NUMBER, ...own })
      .onConflictDoUpdate({ target: accounts.number, set: own })
      .returning({ id: accounts.id });
    await endSessions(db, row!.id);
    await revokeTokens(db, row!.id);
    return { number: NUMBER, password };
  });
}

/** Whether nobody has made an arena their own yet: its organiser is still to sign in for the first time. */
export async function isFirstStart(db: Db): Promise<boolean> {
  return (
    (await db.$count(accounts, and(isOrganiser, eq(accounts.mustChangePassword, false)))) === 0
  );
}

async function hasOrganiser(db: Db): Promise<boolean> {
  const isUnused = and(eq(accounts.number, NUMBER), eq(accounts.mustChangePassword, true));
  return (await db.$count(accounts, and(isOrganiser, not(isUnused!)))) > 0;
}

/** Where somebody else has the nickname, organisers choose one for themselves. */
async function nicknameIfFree(db: Db) {
  const key = nicknameKey(NICKNAME);
  const isTaken = (await db.$count(accounts, eq(accounts.nicknameKey, key))) > 0;
  return isTaken ? {} : { nickname: NICKNAME, nicknameKey: key };
}
