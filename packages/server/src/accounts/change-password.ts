import type { Me } from '@daeguk/api';
import { type Fault, fail, fault, ok, type Result } from '@daeguk/games';
import { eq } from 'drizzle-orm';
import { accounts } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { AccountRow } from './accounts.js';
import { countAttempt, forgetAddresses, forgetAttempts } from './lock-out.js';
import { hashPassword, isRight } from './passwords.js';
import { oneTimePassword } from './secrets.js';
import { endSessions } from './sessions.js';
import { revokeTokens } from './tokens.js';

/** Why a new password will not do, beyond its length. */
export function objectionTo(password: string, number: string): Fault | null {
  return password.trim().toLowerCase() === number.toLowerCase()
    ? fault('password-is-number')
    : null;
}

interface Wanted {
  readonly old: string;
  readonly new: string;
  /** From where it is changed. */
  readonly session: string;
  readonly address: string;
}

/** A new password of one's own. Every session ends but the one it was changed from. */
export async function changePassword(
  store: Store,
  { id, number }: Me,
  { old, new: wanted, session, address }: Wanted,
  now = new Date(),
): Promise<Result<AccountRow>> {
  const counted = await countAttempt(store, number, address, now);
  if (!counted.ok) return counted;
  if (!(await isRight(counted.value?.passwordHash ?? null, old))) return fail('wrong-password');
  await forgetAttempts(store, { id, number }, address);
  const objection = wanted === old ? fault('password-same') : objectionTo(wanted, number);
  if (objection !== null) return { ok: false, fault: objection };
  const passwordHash = await hashPassword(wanted);
  return store.transaction(async ({ db }) => {
    const [row] = await db
      .update(accounts)
      .set({ passwordHash, mustChangePassword: false })
      .where(eq(accounts.id, id))
      .returning();
    await endSessions(db, id, session);
    return row === undefined ? fail('no-account', { account: id }) : ok(row);
  });
}

/** A password for one use, for somebody who lost theirs. Whoever was signed in as them is not any more. */
export async function resetPassword(store: Store, account: number): Promise<Result<string>> {
  const password = oneTimePassword();
  const passwordHash = await hashPassword(password);
  return store.transaction(async ({ db }) => {
    const [reset] = await db
      .update(accounts)
      .set({ passwordHash, mustChangePassword: true, failures: 0, lockedUntil: null })
      .where(eq(accounts.id, account))
      .returning({ number: accounts.number });
    if (reset === undefined) return fail('no-account', { account });
    forgetAddresses(reset.number);
    await endSessions(db, account);
    await revokeTokens(db, account);
    return ok(password);
  });
}
