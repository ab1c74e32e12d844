import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { fail, ok, type Result } from '@daeguk/games';
import type { FastifyInstance } from 'fastify';

export const USUAL_PORT = 8080;

/** So many ports are tried where none was asked for. */
const TRIES = 100;

/** Opens the door: at the port asked for, or else at the first free one from the usual on. Answers with the port. */
export async function listen(
  app: FastifyInstance,
  host: string,
  asked: number | null,
): Promise<Result<number>> {
  const first = asked ?? USUAL_PORT;
  const last = asked ?? USUAL_PORT + TRIES;
  for (let port = first; ; port++) {
    try {
      await app.listen({ host, port });
      return ok((app.server.address() as AddressInfo).port);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE') return fail('address', { host, port, problem: message });
      if (port === last) return fail('port-taken', { host, port: first });
    }
  }
}

/** Where people find it: who listens everywhere is found by the machine's name. */
export function addressOf(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? hostname() : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
