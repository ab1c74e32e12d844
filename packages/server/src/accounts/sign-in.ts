import { fail, ok, type Result } from '@daeguk/games';
import type { Store } from '../store/store.js';
import type { AccountRow } from './accounts.js';
import { countAttempt, forgetAttempts } from './lock-out.js';
import { isRight } from './passwords.js';

/** Whose number and password these are. What is said about a wrong pair does not tell which of them is wrong. */
export async function signIn(
  store: Store,
  number: string,
  password: string,
  address: string,
  now = new Date(),
): Promise<Result<AccountRow>> {
  const counted = await countAttempt(store, number.trim(), address, now);
  if (!counted.ok) return counted;
  const account = counted.value;
  const isIn = await isRight(account?.passwordHash ?? null, password);
  if (account === null || !isIn) return fail('wrong-sign-in');
  await forgetAttempts(store, account, address);
  return account.isDisabled ? fail('account-disabled') : ok(account);
}
