import type { FastifyRequest } from 'fastify';
import { isSame } from '../accounts/secrets.js';
import { Refusal } from './refusal.js';
import { nameOf } from './route-name.js';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Done in nobody's name: these prove by a password who asks. */
const UNSIGNED = ['POST /api/session', 'POST /api/accounts'];

/** Where a browser says which page asks, it must be one of this server. */
export function checkOrigin({ method, headers, host }: FastifyRequest): void {
  const { origin } = headers;
  if (READING.includes(method) || origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new Refusal('foreign-origin');
}

/** What is done in the name of a session must come with what only a page of ours can know. */
export function checkCsrf(request: FastifyRequest, csrf: string): void {
  if (READING.includes(request.method) || UNSIGNED.includes(nameOf(request))) return;
  const said = request.headers['x-csrf-token'];
  if (typeof said !== 'string' || !isSame(said, csrf)) throw new Refusal('csrf');
}
