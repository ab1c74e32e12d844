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

/** From one address. */
const PATIENCE = 5;
/** From everywhere: many, for nobody shall lock out others by guessing wrong. */
const LONG_PATIENCE = 50;
const FIRST_LOCK = 60;
const LONGEST_LOCK = 900;

/** One more attempt, or for how long there is to be none. */
export function attempt(
  { failures, lockedUntil }: Attempts,
  now: Date,
  patience = PATIENCE,
): Result<Attempts> {
  if (lockedUntil !== null && lockedUntil > now) {
    return fail('locked', { seconds: Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000) });
  }
  const beyond = failures + 1 - patience;
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
export async function countAttempt(
  store: Store,
  number: string,
  address: string,
  now: Date,
): Promise<Result<AccountRow | null>> {
  const counted = nearby.count(keyOf(number, address), now, PATIENCE);
  if (!counted.ok) return counted;
  return store.transaction(async ({ db }) => {
    const [row] = await db.select().from(accounts).where(eq(accounts.number, number)).for('update');
    if (row === undefined || row.passwordHash === null) {
      return strangers.count(number, now, LONG_PATIENCE);
    }
    const counted = attempt(row, now, LONG_PATIENCE);
    if (!counted.ok) return counted;
    await db.update(accounts).set(counted.value).where(eq(accounts.id, row.id));
    return ok(row);
  });
}

/** After a right password all is as if there had been no wrong one. */
export async function forgetAttempts(
  store: Store,
  { id, number }: Pick<AccountRow, 'id' | 'number'>,
  address: string,
): Promise<void> {
  nearby.forget(keyOf(number, address));
  await store.db.update(accounts).set(NONE).where(eq(accounts.id, id));
}

/** Whoever has been given a new password tries it from where they tried the old one. */
export function forgetAddresses(number: string): void {
  nearby.forgetAll(keyOf(number, ''));
}

/** No number that is anybody's holds a line break. */
function keyOf(number: string, address: string): string {
  return `${number}\n${address}`;
}

/** Attempts that are kept in memory, the latest of them. */
class Remembered {
  readonly #most: number;
  readonly #attempts = new Map<string, Attempts>();

  constructor(most: number) {
    this.#most = most;
  }

  count(key: string, now: Date, patience: number): Result<null> {
    const counted = attempt(this.#attempts.get(key) ?? NONE, now, patience);
    if (!counted.ok) return counted;
    // What was counted last stands last: the first is the one to forget.
    this.#attempts.delete(key);
    this.#attempts.set(key, counted.value);
    const [oldest] = this.#attempts.keys();
    if (this.#attempts.size > this.#most && oldest !== undefined) this.#attempts.delete(oldest);
    return ok(null);
  }

  forget(key: string): void {
    this.#attempts.delete(key);
  }

  forgetAll(prefix: string): void {
    for (const key of this.#attempts.keys()) if (key.startsWith(prefix)) this.forget(key);
  }
}

/** By number and address. */
const nearby = new Remembered(10_000);

/** Numbers that are nobody's are locked like any other: else it would show that they are nobody's. */
const strangers = new Remembered(10_000);
