import type { Role } from '@daeguk/api';
import { fail, ok, type Result } from '@daeguk/games';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../store/schema.js';
import type { Db, Store } from '../store/store.js';
import { type AccountRow, findAccount } from './accounts.js';
import { endSessions } from './sessions.js';

interface Changes {
  readonly role?: Role | undefined;
  readonly name?: string | undefined;
  readonly group?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** What an organiser changes of an account. Somebody always is an organiser: the last one stays. */
export function changeAccount(
  store: Store,
  id: number,
  changes: Changes,
): Promise<Result<AccountRow>> {
  return store.transaction(async ({ db }) => {
    const resigns =
      changes.isDisabled === true || (changes.role !== undefined && changes.role !== 'organiser');
    if (resigns && (await isLastOrganiser(db, id))) return fail('last-organiser');
    const isChange = Object.values(changes).some((change) => change !== undefined);
    if (isChange) await db.update(accounts).set(changes).where(eq(accounts.id, id));
    if (changes.isDisabled === true) await endSessions(db, id);
    const row = await findAccount(db, id);
    return row === null ? fail('no-account', { account: id }) : ok(row);
  });
}

/** Looked at under a lock: of two organisers, not both can demote each other. */
async function isLastOrganiser(db: Db, id: number): Promise<boolean> {
  const organisers = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'organiser'), eq(accounts.isDisabled, false)))
    .orderBy(accounts.id)
    .for('update');
  return organisers.length === 1 && organisers[0]?.id === id;
}
