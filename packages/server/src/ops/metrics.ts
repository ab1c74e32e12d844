import { gameStates, submissionStates, workerStates } from '@daeguk/api';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Arena } from '../arena.js';
import { objectionTo } from '../http/access.js';
import { authenticate } from '../http/auth.js';
import { QUEUES } from '../store/queues.js';
import type { Store } from '../store/store.js';

/** How long counted figures stand: whoever asks often does not count often. */
const STANDING = 2000;

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** What is counted in the database, with the words each of them is counted by. */
const COUNTED = {
  games: { label: 'state', words: gameStates, help: 'Games by state.' },
  submissions: { label: 'state', words: submissionStates, help: 'Submissions by state.' },
  workers: { label: 'state', words: workerStates, help: 'Workers by state.' },
  queue: { label: 'queue', words: QUEUES, help: 'Pieces of work that wait, by queue.' },
} as const;

/** Figures about the arena, as Prometheus reads them. */
class Metrics {
  readonly #store: Store;
  readonly #registry = new Registry();
  readonly #durations: Histogram<'method' | 'route' | 'status'>;
  readonly #gauges: ReadonlyMap<string, Gauge>;
  #countedAt = Number.NEGATIVE_INFINITY;
  #counting: Promise<void> = Promise.resolve();

  constructor(store: Store, watchers: () => number) {
    this.#store = store;
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#durations = new Histogram({
      name: 'daeguk_http_request_seconds',
      help: 'How long requests took, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    });
    this.#gauges = new Map(
      Object.entries(COUNTED).map(([what, { label, help }]) => [
        what,
        new Gauge({ name: `daeguk_${what}`, help, labelNames: [label], registers }),
      ]),
    );
    new Gauge({
      name: 'daeguk_watchers',
      help: 'Open streams of events.',
      registers,
      collect() {
        this.set(watchers());
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.#durations.observe({ method, route, status }, seconds);
  }

  async text(): Promise<string> {
    const now = performance.now();
    if (now - this.#countedAt > STANDING) {
      this.#countedAt = now;
      this.#counting = this.#count();
    }
    await this.#counting;
    return this.#registry.metrics();
  }

  /** One question for all: what has no row is none, not unknown. */
  async #count(): Promise<void> {
    const { rows } = await this.#store.db.execute<{
      what: string;
      word: string;
      count: number;
    }>(sql`
      select 'games' as what, state as word, count(*)::int from games group by state
      union all select 'submissions', state, count(*)::int from submissions group by state
      union all select 'workers', state, count(*)::int from workers group by state
      union all select 'queue', name, count(*)::int from pgboss.job where state < 'active' group by name`);
    for (const [what, { label, words }] of Object.entries(COUNTED)) {
      for (const word of words) {
        const row = rows.find((row) => row.what === what && row.word === word);
        this.#gauges.get(what)?.set({ [label]: word }, row?.count ?? 0);
      }
    }
  }
}

/** Lets the figures be read, by this machine and by organisers. Comes before the routes it is to measure. */
export function addMetrics(
  app: FastifyInstance,
  { store, hub }: Pick<Arena, 'store' | 'hub'>,
): void {
  const metrics = new Metrics(store, () => hub.watchers);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const isAllowed = isLocal(request) || (await isOrganiser(store, request));
    if (!isAllowed) return reply.callNotFound();
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

async function isOrganiser({ db }: Store, request: FastifyRequest): Promise<boolean> {
  const { account } = await authenticate(db, request);
  return objectionTo('GET /metrics', 'organiser', account) === null;
}

/** Whether this very machine asks, and not a proxy on it for somebody else. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  return LOCAL.has(socket.remoteAddress ?? '') && !isForwarded;
}
