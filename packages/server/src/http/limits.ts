import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.js';
import { nameOf } from './route-name.js';

/** How often may be asked in a minute. */
export interface Limits {
  /** Of everything, from one address, whoever asks: counted before anybody is looked up. */
  readonly fromAddress: number;
  /** By one account. */
  readonly requests: number;
  /** By all who have not signed in, from one address: a whole class may watch through it. */
  readonly visitors: number;
  /** To sign in or register, from one address. */
  readonly signIns: number;
}

/** A class that signs in on its first morning comes from one address; guessing is stopped by locks. */
export const USUAL_LIMITS: Limits = {
  fromAddress: 20_000,
  requests: 600,
  visitors: 6000,
  signIns: 120,
};

const MINUTE = 60_000;

const SIGN_INS = ['POST /api/session', 'POST /api/accounts'];

export function prepareLimits(app: FastifyInstance): void {
  app.register(rateLimit, { global: false });
}

type Limiter = (request: FastifyRequest) => Promise<void>;

/** What breaks off whatever is asked too often: before it is known who asks, and after. */
export function limiters(
  app: FastifyInstance,
  { fromAddress, requests, visitors, signIns }: Limits,
): { before: Limiter; after: Limiter } {
  const flood = app.createRateLimit({ max: fromAddress, timeWindow: MINUTE });
  const general = app.createRateLimit({
    max: ({ asker }) => (asker?.account ? requests : visitors),
    timeWindow: MINUTE,
    keyGenerator: ({ asker, ip }) => asker?.account?.id ?? ip,
  });
  const strict = app.createRateLimit({ max: signIns, timeWindow: MINUTE });
  return {
    before: async (request) => check(await flood(request)),
    after: async (request) => {
      const isSignIn = SIGN_INS.includes(nameOf(request));
      check(await (isSignIn ? strict : general)(request));
    },
  };
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function check(counted: Counted): void {
  if (counted.isAllowed || !counted.isExceeded) return;
  throw new Refusal('too-many-requests', { seconds: counted.ttlInSeconds });
}
