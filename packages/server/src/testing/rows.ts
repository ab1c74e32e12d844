import type { Role } from '@daeguk/api';
import { type AccountRow, createAccount } from '../accounts/accounts.js';
import { submissions } from '../store/schema.js';
import type { Db } from '../store/store.js';

/** Somebody whose number is their nickname. */
export async function insertAccount(
  db: Db,
  nickname: string,
  role: Role = 'contestant',
): Promise<AccountRow> {
  const made = await createAccount(db, { number: nickname, nickname, role });
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

/** A row as if it had been submitted; by the dice, and their author's first, where nothing else is said. */
export async function insertSubmission(
  db: Db,
  values: Partial<typeof submissions.$inferInsert> &
    Pick<typeof submissions.$inferInsert, 'contest' | 'author' | 'state'>,
): Promise<number> {
  const usual = { number: 1, player: { kind: 'random' }, language: 'random', bytes: 0 } as const;
  const [row] = await db
    .insert(submissions)
    .values({ ...usual, ...values })
    .returning({ id: submissions.id });
  return row!.id;
}
