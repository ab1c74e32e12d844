import type { Me } from '@daeguk/api';
import type { Result } from '@daeguk/games';
import { client } from './client.js';

/** Whoever sits before this page: not known yet, nobody, or an account. */
let account = $state<Me | null | undefined>(undefined);

export function me(): Me | null | undefined {
  return account;
}

export function isOrganiser(): boolean {
  return account?.role === 'organiser';
}

export function maySubmit(): boolean {
  return account?.role === 'organiser' || account?.role === 'contestant';
}

/** Password and nickname come before anything else that needs an account. */
export function isUnfinished(): boolean {
  return account ? account.mustChangePassword || account.nickname === null : false;
}

/** Without a server nobody is signed in: what needs none still works. */
export async function findSession(): Promise<void> {
  const found = await client.call('GET /api/session', {});
  account = found.ok ? found.value.account : null;
}

export async function signIn(number: string, password: string): Promise<Result<unknown>> {
  const answer = await client.call('POST /api/session', { body: { number, password } });
  if (answer.ok) account = answer.value.account;
  return answer;
}

export async function register(
  number: string,
  nickname: string,
  password: string,
): Promise<Result<unknown>> {
  const body = { number, nickname, password };
  const answer = await client.call('POST /api/accounts', { body });
  if (answer.ok) account = answer.value.account;
  return answer;
}

export async function signOut(): Promise<Result<unknown>> {
  const answer = await client.call('DELETE /api/session', {});
  if (answer.ok) account = null;
  return answer;
}

/** After a change of my own account. */
export function nowIam(changed: Me): void {
  account = changed;
}
