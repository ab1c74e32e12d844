import { fail, ok, type Result } from '@daeguk/games';
import { eq } from 'drizzle-orm';
import { accounts } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { AccountRow } from './accounts.js';

/** Wrong passwords in a row, and until when no further one is looked at. */
export interface Attempts {
  readonly failures: number;
  readonly lockedUntil: Date | null;
}

const NONE: Attempts = { failures: 0, lockedUntil: null };

const PATIENCE = 5;
const FIRST_LOCK = 60;
const LONGEST_LOCK = 900;

/** One more attempt, or for how long there is to be none. */
export function attempt({ failures, lockedUntil }: Attempts, now: Date): Result<Attempts> {
  if (lockedUntil !== null && lockedUntil > now) {
    return fail('locked', { seconds: Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000) });
  }
  const beyond = failures + 1 - PATIENCE;
  const seconds = Math.min(LONGEST_LOCK, FIRST_LOCK * 2 ** beyond);
  return ok({
    failures: failures + 1,
    lockedUntil: beyond < 0 ? null : new Date(now.getTime() + seconds * 1000),
  });
}

/**
 * Counts an attempt at an account before its password is looked at, as if it were wrong: so many attempts at once get
 * no further than one after the other. Null for a number that is nobody's.
 */
export function countAttempt(
  store: Store,
  number: string,
  now: Date,
): Promise<Result<AccountRow | null>> {
  return store.transaction(async ({ db }) => {
    const [row] = await db.select().from(accounts).where(eq(accounts.number, number)).for('update');
    if (row === undefined || row.passwordHash === null) return countStranger(number, now);
    const counted = attempt(row, now);
    if (!counted.ok) return counted;
    await db.update(accounts).set(counted.value).where(eq(accounts.id, row.id));
    return ok(row);
  });
}

/** After a right password all is as if there had been no wrong one. */
export async function forgetAttempts(store: Store, account: number): Promise<void> {
  await store.db.update(accounts).set(NONE).where(eq(accounts.id, account));
}

/** Numbers that are nobody's are locked like any other: else it would show that they are nobody's. */
const strangers = new Map<string, Attempts>();
const MOST_STRANGERS = 10_000;

function countStranger(number: string, now: Date): Result<null> {
  const counted = attempt(strangers.get(number) ?? NONE, now);
  if (!counted.ok) return counted;
  strangers.delete(number);
  strangers.set(number, counted.value);
  const [oldest] = strangers.keys();
  if (strangers.size > MOST_STRANGERS && oldest !== undefined) strangers.delete(oldest);
  return ok(null);
}
