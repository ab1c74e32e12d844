import type { Answer, accountRoutes, Me } from '@daeguk/api';
import { fail, ok, type Result } from '@daeguk/games';
import {
  type AccountRow,
  accountOf,
  changeNickname,
  meOf,
  searchAccounts,
} from '../../accounts/accounts.js';
import { changeAccount } from '../../accounts/change-account.js';
import { changePassword, resetPassword } from '../../accounts/change-password.js';
import { importAccounts } from '../../accounts/import.js';
import { register } from '../../accounts/register.js';
import { endSession, findCsrf, listSessions, openSession } from '../../accounts/sessions.js';
import { signIn } from '../../accounts/sign-in.js';
import { createToken, listTokens, revokeToken, type TokenRow } from '../../accounts/tokens.js';
import type { Arena } from '../../arena.js';
import type { Asker, Handlers } from '../handler.js';
import { sentenceOf } from '../sentences.js';

export const accountHandlers: Handlers<keyof typeof accountRoutes> = {
  'GET /api/session': async ({ store }, { account, session }) => {
    const csrf = session === null ? null : await findCsrf(store.db, session);
    return ok({ account, csrf });
  },
  'POST /api/session': async (arena, asker, { body }) =>
    opened(arena, asker, await signIn(arena.store, body.number, body.password, asker.address)),
  'DELETE /api/session': async ({ store }, { account, session, forgetSession }) => {
    if (account !== null && session !== null) await endSession(store.db, account.id, session);
    forgetSession();
    return ok(undefined);
  },
  'POST /api/accounts': async (arena, asker, { body }) =>
    opened(arena, asker, await register(arena.store.db, body)),

  'PATCH /api/me': async ({ store }, asker, { body }) =>
    seen(await changeNickname(store.db, own(asker).id, body.nickname), meOf),
  'POST /api/me/password': async ({ store }, asker, { body }) => {
    const { session, address } = asker;
    if (session === null) return fail('session-needed');
    return seen(await changePassword(store, own(asker), { ...body, session, address }), meOf);
  },
  'GET /api/me/sessions': async ({ store }, asker) => {
    const rows = await listSessions(store.db, own(asker).id);
    return ok(
      rows.map(({ id, createdAt, seenAt, agent }) => ({
        id,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
        agent,
        isThisOne: id === asker.session,
      })),
    );
  },
  'DELETE /api/me/sessions/:session': async ({ store }, asker, { params }) => {
    const hasEnded = await endSession(store.db, own(asker).id, params.session);
    return hasEnded ? ok(undefined) : fail('no-session');
  },
  'GET /api/me/tokens': async ({ store }, asker) =>
    ok((await listTokens(store.db, own(asker).id)).map(tokenOf)),
  'POST /api/me/tokens': async ({ store }, asker, { body }) => {
    // Who has got hold of a token shall not be able to outlast it.
    if (asker.session === null) return fail('session-needed');
    const created = await createToken(store.db, own(asker).id, body.name);
    return seen(created, (row) => ({ ...tokenOf(row), secret: row.secret }));
  },
  'DELETE /api/me/tokens/:token': async ({ store }, asker, { params }) => {
    const isRevoked = await revokeToken(store.db, own(asker).id, params.token);
    return isRevoked ? ok(undefined) : fail('no-token', { token: params.token });
  },

  'GET /api/accounts': async ({ store }, _, { query }) =>
    ok((await searchAccounts(store.db, query.search ?? '')).map(accountOf)),
  'POST /api/accounts/import': async ({ store }, { language }, { body }) =>
    seen(await importAccounts(store, body.csv), ({ added, kept, lines }) => ({
      added,
      kept,
      lines: lines.map(({ line, number, problem }) => ({
        line,
        number,
        problem: problem && sentenceOf(problem, language),
      })),
    })),
  'PATCH /api/accounts/:account': async ({ store }, _, { params, body }) =>
    seen(await changeAccount(store, params.account, body), accountOf),
  'POST /api/accounts/:account/reset': async ({ store }, _, { params }) =>
    seen(await resetPassword(store, params.account), (password) => ({ password })),
};

/** A session for whoever has shown who they are, in place of the one this browser had. */
async function opened(
  { store }: Arena,
  asker: Asker,
  account: Result<AccountRow>,
): Promise<Result<Answer<'GET /api/session'>>> {
  if (!account.ok) return account;
  const { agent, keepSession, session: before } = asker;
  if (before !== null) await endSession(store.db, own(asker).id, before);
  const { secret, session } = await openSession(store.db, account.value.id, agent);
  keepSession(secret, session.expiresAt);
  return ok({ account: meOf(account.value), csrf: session.csrf });
}

/** Of a route that only those who have signed in come to. */
function own({ account }: Asker): Me {
  if (account === null) throw new Error('nobody has signed in');
  return account;
}

function seen<T, View>(result: Result<T>, view: (value: T) => View): Result<View> {
  return result.ok ? ok(view(result.value)) : result;
}

function tokenOf({ id, name, createdAt, usedAt }: TokenRow) {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}
