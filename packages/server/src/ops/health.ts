import { setTimeout as sleep } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Arena } from '../arena.js';
import { tournaments } from '../store/schema.js';

/** Longer than this, and nobody is served anyway. */
const PATIENCE = 3000;

const KNOWN_FOR = 1000;

type Asked = Pick<Arena, 'store' | 'director' | 'version'>;

/** For whoever looks after the server, human or not: 200 if it does its work, 503 if not. */
export function addHealth(app: FastifyInstance, arena: Asked): void {
  let looked: { readonly at: number; readonly health: Promise<Health> } | null = null;
  // Whoever asks more often is told the same again: it is open to everybody, and costs queries.
  const health = (now = performance.now()) => {
    if (looked === null || now - looked.at >= KNOWN_FOR)
      looked = { at: now, health: lookAt(arena) };
    return looked.health;
  };
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => {
    const { database, director } = await health();
    const isWell = database && director;
    return reply
      .code(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isWell ? 'ok' : 'failing', version: arena.version, database, director });
  });
}

interface Health {
  readonly database: boolean;
  readonly director: boolean;
}

/** Whether the database finds a ladder, and the director knows how it stands. */
async function lookAt({ store: { db }, director }: Asked): Promise<Health> {
  const found = await within(async () =>
    db
      .select({ id: tournaments.id })
      .from(tournaments)
      .where(eq(tournaments.isLadder, true))
      .orderBy(asc(tournaments.id))
      .limit(1),
  );
  if (found === null) return { database: false, director: false };
  const [ladder] = found;
  // Without a contest there is nothing to direct.
  if (ladder === undefined) return { database: true, director: true };
  const board = await within(() => director.board(ladder.id, { account: null, isOrganiser: true }));
  return { database: true, director: board?.ok === true };
}

/** What is answered in time and without a fault. */
async function within<T>(ask: () => Promise<T>): Promise<T | null> {
  const answered = ask().catch(() => null);
  return Promise.race([answered, sleep(PATIENCE, null, { ref: false })]);
}
