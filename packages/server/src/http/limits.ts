import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.js';
import { nameOf } from './route-name.js';

/** How often may be asked in a minute. */
export interface Limits {
  /** By one account; of those who have not signed in, from one address. */
  readonly requests: number;
  /** To sign in or register, from one address. */
  readonly signIns: number;
}

/** A class that signs in on its first morning comes from one address; guessing is stopped by the lock on each account. */
export const USUAL_LIMITS: Limits = { requests: 600, signIns: 120 };

const MINUTE = 60_000;

const SIGN_INS = ['POST /api/session', 'POST /api/accounts'];

export function prepareLimits(app: FastifyInstance): void {
  app.register(rateLimit, { global: false });
}

/** Breaks off what is asked too often. A class behind one address shares that of signing in only. */
export function limiter(app: FastifyInstance, { requests, signIns }: Limits) {
  const general = app.createRateLimit({
    max: requests,
    timeWindow: MINUTE,
    keyGenerator: ({ asker, ip }) => asker?.account?.id ?? ip,
  });
  const strict = app.createRateLimit({ max: signIns, timeWindow: MINUTE });
  return async (request: FastifyRequest): Promise<void> => {
    const isSignIn = SIGN_INS.includes(nameOf(request));
    const limit = await (isSignIn ? strict : general)(request);
    if (!limit.isAllowed && limit.isExceeded) {
      throw new Refusal('too-many-requests', { seconds: limit.ttlInSeconds });
    }
  };
}
