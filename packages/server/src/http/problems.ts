import { STATUS_CODES } from 'node:http';
import type { Problem } from '@daeguk/api';
import type { Fault, Language } from '@daeguk/games';
import type { FastifyReply } from 'fastify';
import { sentenceOf } from './sentences.js';

export const PROBLEM_TYPE = 'application/problem+json';

/** Faults by the status they are told with; whatever is not here is a bad request. */
export const STATUSES: Readonly<Record<number, readonly string[]>> = {
  401: ['not-signed-in', 'bad-token', 'wrong-sign-in'],
  403: [
    'forbidden',
    'csrf',
    'foreign-origin',
    'must-change-password',
    'must-choose-nickname',
    'session-needed',
    'account-disabled',
    'wrong-password',
    'registration-closed',
    'not-listed',
    'wrong-key',
    'frozen',
    'not-practice',
  ],
  404: [
    'no-such-route',
    'no-account',
    'no-announcement',
    'no-session',
    'no-token',
    'no-worker',
    'no-game',
    'no-record',
    'no-seat',
    'unknown-contest',
    'unknown-submission',
    'unknown-tournament',
  ],
  409: [
    'number-taken',
    'nickname-taken',
    'nickname-reserved',
    'last-organiser',
    'too-many-tokens',
    'worker-stopping',
    'contest-taken',
    'contest-from-file',
    'contest-changed',
    'contest-coming',
    'contest-closed',
    'in-queue',
    'wrong-state',
    'withdraw-settled',
    'tournament-over',
    'tournament-begun',
    'no-rerun-state',
    'no-rerun-purpose',
    'no-rerun-superseded',
    'practice-over',
  ],
  413: ['body-too-large', 'import-too-many', 'too-large'],
  415: ['not-json'],
  429: [
    'locked',
    'too-many-requests',
    'too-soon',
    'judge-time',
    'practice-too-many',
    'too-many-watchers',
  ],
  500: ['internal'],
  503: ['busy', 'stopping'],
};

const STATUS_OF = new Map(
  Object.entries(STATUSES).flatMap(([status, codes]) =>
    codes.map((code) => [code, Number(status)] as const),
  ),
);

function statusOf({ code }: Fault): number {
  return STATUS_OF.get(code) ?? 400;
}

/** A fault as RFC 9457 has it. The code is what programs go by, the sentence what people read. */
function problemOf(fault: Fault, language: Language): Problem {
  const status = statusOf(fault);
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    detail: sentenceOf(fault, language),
    code: fault.code,
    values: fault.values,
  };
}

export function sendProblem(reply: FastifyReply, fault: Fault, language: Language): FastifyReply {
  const problem = problemOf(fault, language);
  if ([429, 503].includes(problem.status) && fault.values.seconds !== undefined) {
    reply.header('retry-after', fault.values.seconds);
  }
  return reply.code(problem.status).type(PROBLEM_TYPE).send(problem);
}
