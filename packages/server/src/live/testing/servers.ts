import { pino } from 'pino';
import type { Arena } from '../../arena.js';
import { buildApp } from '../../http/app.js';
import { eventRoutes } from '../../http/routes/events.js';
import { practiceHandlers } from '../../http/routes/practice.js';
import { seatRoutes } from '../../http/routes/seats.js';
import { Listener } from '../../store/listener.js';
import type { Store } from '../../store/store.js';
import { startServer, type TestServer } from '../../testing/server.js';
import { Director } from '../../tournaments/director.js';
import { Hub } from '../hub.js';

const plugins = [eventRoutes, seatRoutes];

/** A server with everything that is live. */
export function startLiveServer(): Promise<TestServer> {
  return startServer({ handlers: practiceHandlers, plugins });
}

/** A second server on the same database: what is left of the first after a restart. */
export async function startAnother(store: Store, review?: number) {
  const log = pino({ enabled: false });
  const listener = new Listener(store.url);
  const director = new Director(store, listener, log);
  const hub = new Hub(store, listener, log, review);
  const arena: Arena = { store, listener, director, hub, log, version: '0.0.0' };
  const app = buildApp(
    arena,
    {},
    { limits: { requests: 1e6 }, plugins: plugins.map((plugin) => plugin(arena)) },
  );
  await listener.open();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await listener.close();
  };
  return { address, close };
}
