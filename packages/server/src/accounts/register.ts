import { fail, type Result } from '@daeguk/games';
import type { Db } from '../store/store.js';
import { type AccountRow, createAccount } from './accounts.js';
import { objectionTo } from './change-password.js';
import { isReserved } from './nicknames.js';
import { hashPassword } from './passwords.js';
import { readSettings } from './settings.js';

interface Wanted {
  readonly number: string;
  readonly nickname: string;
  readonly password: string;
}

/** An account that somebody makes for themselves, where the arena lets them. */
export async function register(
  db: Db,
  { number, nickname, password }: Wanted,
): Promise<Result<AccountRow>> {
  const { registration } = await readSettings(db);
  if (registration === 'off') return fail('registration-closed');
  if (isReserved(nickname)) return fail('nickname-reserved', { nickname });
  const objection = objectionTo(password, number);
  if (objection !== null) return { ok: false, fault: objection };
  const passwordHash = await hashPassword(password);
  return createAccount(db, { number, nickname, passwordHash, role: registration });
}
