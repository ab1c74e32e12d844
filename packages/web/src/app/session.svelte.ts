import type { Me } from '@daeguk/api';
import type { Result } from '@daeguk/games';
import { untrack } from 'svelte';
import { client, hearAnswers } from './client.js';
import { waitAfter } from './patience.js';
import { serverIsThere } from './reach.svelte.js';

/** Whoever sits before this page: not known yet, nobody, or an account. */
let account = $state<Me | null | undefined>(undefined);
/** The session of this account is over, and nobody has signed in again. */
let isEnded = $state(false);
/** How often somebody else has signed in where an account was. */
let takeovers = $state(0);
/** How often it was told who is signed in. */
let changes = 0;

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

export function sessionIsEnded(): boolean {
  return isEnded;
}

/** Changes when a page was made for somebody who is not there any more. */
export function sitting(): number {
  return takeovers;
}

/** What is said to somebody who is not, or not any more, who the page takes them for. */
const DOUBTS = ['not-signed-in', 'csrf', 'forbidden'];

/**
 * Finds out who is signed in, and again whenever that may have changed: another window may sign out, or in as somebody
 * else. Without a server that is not known, and what needs no account still works. To be called once, while the portal
 * is set up.
 */
export function keepSession(): void {
  $effect(() => {
    if (serverIsThere()) untrack(() => void findSession());
  });
  $effect(() =>
    hearAnswers((fault) => {
      if (fault !== null && DOUBTS.includes(fault.code)) void findSession();
    }),
  );
  $effect(() => {
    const look = () => {
      if (!document.hidden) void findSession();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
}

let attempts = 0;
let lookAgain: ReturnType<typeof setTimeout> | undefined;

async function findSession(): Promise<void> {
  const before = changes;
  const found = await client.call('GET /api/session', {});
  // Whoever has signed in or out meanwhile knows better.
  if (before !== changes) return;
  clearTimeout(lookAgain);
  if (found.ok) {
    attempts = 0;
    return take(found.value.account);
  }
  const wait = waitAfter(found.fault, attempts);
  attempts++;
  if (wait !== null) lookAgain = setTimeout(findSession, wait);
}

/** A session that is over takes nothing from the page: whoever was writing signs in again and goes on. */
function take(next: Me | null): void {
  changes++;
  isEnded = next === null && account != null;
  if (isEnded) return;
  if (account && next?.id !== account.id) takeovers++;
  account = next;
}

export async function signIn(number: string, password: string): Promise<Result<unknown>> {
  const answer = await client.call('POST /api/session', { body: { number, password } });
  if (answer.ok) take(answer.value.account);
  return answer;
}

export async function register(
  number: string,
  nickname: string,
  password: string,
): Promise<Result<unknown>> {
  const body = { number, nickname, password };
  const answer = await client.call('POST /api/accounts', { body });
  if (answer.ok) take(answer.value.account);
  return answer;
}

export async function signOut(): Promise<Result<unknown>> {
  const answer = await client.call('DELETE /api/session', {});
  if (answer.ok) forget();
  return answer;
}

/** Whoever leaves, or does not come back, leaves nothing behind. */
export function forget(): void {
  changes++;
  account = null;
  isEnded = false;
}

/** After a change of my own account. */
export function nowIam(changed: Me): void {
  account = changed;
}
