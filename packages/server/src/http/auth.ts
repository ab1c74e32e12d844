import type { Me } from '@daeguk/api';
import type { FastifyRequest } from 'fastify';
import { meOf } from '../accounts/accounts.js';
import { findSession } from '../accounts/sessions.js';
import { findToken } from '../accounts/tokens.js';
import type { Db } from '../store/store.js';
import { checkCsrf, checkOrigin } from './csrf.js';
import { Refusal } from './refusal.js';

export const SESSION_COOKIE = 'daeguk';

interface Proven {
  readonly account: Me | null;
  readonly session: string | null;
  /** A session that lasts longer from now on. */
  readonly renewed: { readonly secret: string; readonly until: Date } | null;
}

const NOBODY: Proven = { account: null, session: null, renewed: null };

/** Scripts show a token. Browsers show a cookie, whoever makes them: what changes something must be from our page. */
export async function authenticate(db: Db, request: FastifyRequest): Promise<Proven> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token !== undefined) return byToken(db, token);
  checkOrigin(request);
  const secret = request.cookies[SESSION_COOKIE];
  return secret === undefined ? NOBODY : bySession(db, request, secret);
}

async function byToken(db: Db, token: string): Promise<Proven> {
  const account = await findToken(db, token);
  if (account === null) throw new Refusal('bad-token');
  return { ...NOBODY, account: meOf(account) };
}

async function bySession(db: Db, request: FastifyRequest, secret: string): Promise<Proven> {
  const found = await findSession(db, secret);
  if (found === null) return NOBODY;
  const { account, session, isRefreshed } = found;
  checkCsrf(request, session.csrf);
  return {
    account: meOf(account),
    session: session.id,
    renewed: isRefreshed ? { secret, until: session.expiresAt } : null,
  };
}
