import { once } from 'node:events';
import { type Fault, fault, type Language } from '@daeguk/games';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isDatabaseBusy } from '../store/busy.js';
import { languageOf } from './language.js';
import { sendProblem } from './problems.js';
import { Refusal } from './refusal.js';
import { invalidRequest } from './validation.js';

/** The largest body: more than the largest source in base 64, so that one which is too large is told by how much. */
export const BODY_LIMIT = 4_000_000;

/** What is more than this is not even read to be thrown away. */
const MOST_SENT = 256_000_000;

/** After so many seconds it is worth to ask again. */
const BUSY_FOR = 5;

/**
 * Whoever is still sending hears no answer: a connection that is closed on them takes it along. So what is too large is
 * read to its end, and kept nowhere; how long that may take is limited as for every request.
 */
export async function hearOut({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return;
  if (Number(raw.headers['content-length'] ?? 0) > MOST_SENT) return;
  const isOver = Promise.race([once(raw, 'end'), once(raw, 'close')]);
  raw.resume();
  await isOver.catch(() => {});
}

/** Whatever was thrown, as a problem. What nobody expected is logged, and not told. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const known = faultOf(error, language);
  const url = request.routeOptions?.url;
  if (known === null) request.log.error({ ...logged(error), url });
  else if (known.code === 'busy') request.log.warn({ ...logged(error), url }, 'no database');
  return sendProblem(reply, known ?? fault('internal'), language);
}

function faultOf(error: FastifyError, language: Language): Fault | null {
  if (error instanceof Refusal) return error.fault;
  if (error instanceof z.ZodError && error.validationContext !== undefined) {
    return invalidRequest(error, error.validationContext, language);
  }
  if (isUnstorable(error)) return fault('unstorable-text');
  if (isDatabaseBusy(error)) return fault('busy', { seconds: BUSY_FOR });
  switch (error.statusCode) {
    case 413:
      return fault('body-too-large', { bytes: BODY_LIMIT });
    case 415:
      return fault('not-json');
    case 400:
      return fault(error.code?.startsWith('FST_ERR_CTP') ? 'invalid-json' : 'bad-request');
    default:
      return null;
  }
}

/** Text of PostgreSQL holds every character but one. */
const NO_NUL = ['22021', '22P05'];

function isUnstorable({ cause }: Error): boolean {
  return NO_NUL.includes((cause as { code?: string } | undefined)?.code ?? '');
}

/** The values of a query may be anybody's secrets: the query is logged, they are not. */
function logged(error: Error): Record<string, unknown> {
  if (!(error instanceof DrizzleQueryError)) return { err: error };
  return { err: error.cause, query: error.query };
}
