import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.js';
import { authenticate, SESSION_COOKIE } from './auth.js';
import type { Asker } from './handler.js';
import { languageOf } from './language.js';

declare module 'fastify' {
  interface FastifyRequest {
    asker: Asker | null;
  }
}

/** Who asks. */
export function askerOf(request: FastifyRequest): Asker {
  if (request.asker === null) throw new Error(`nobody was asked who they are: ${request.url}`);
  return request.asker;
}

/** Finds out who asks, by session or token; whoever has neither is nobody in particular. */
export async function meetAsker(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, isSecure }: { store: Store; isSecure: boolean },
): Promise<Asker> {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  const keepSession = (secret: string, until: Date) => {
    reply.setCookie(SESSION_COOKIE, secret, { ...attributes, expires: until });
  };
  const { account, session, renewed } = await authenticate(store.db, request);
  if (renewed !== null) keepSession(renewed.secret, renewed.until);
  return {
    account,
    session,
    language: languageOf(request.headers['accept-language']),
    agent: request.headers['user-agent'] ?? '',
    address: request.ip,
    keepSession,
    forgetSession: () => {
      reply.clearCookie(SESSION_COOKIE, attributes);
    },
  };
}
