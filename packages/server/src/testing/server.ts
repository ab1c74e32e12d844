import { randomBytes } from 'node:crypto';
import { Client, type Role } from '@daeguk/api';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type Logger, pino } from 'pino';
import { type AccountRow, createAccount } from '../accounts/accounts.js';
import { createToken } from '../accounts/tokens.js';
import type { Arena } from '../arena.js';
import { type AppOptions, buildApp } from '../http/app.js';
import type { AllHandlers } from '../http/handler.js';
import { accountHandlers } from '../http/routes/accounts.js';
import { arenaHandlers } from '../http/routes/arena.js';
import { Hub } from '../live/hub.js';
import { Listener } from '../store/listener.js';
import { Director } from '../tournaments/director.js';
import { openStore } from './store.js';

interface Options extends Omit<AppOptions, 'plugins'> {
  /** Beside those of accounts and the arena. */
  readonly handlers?: Partial<AllHandlers>;
  /** Each is given the arena first. */
  readonly plugins?: readonly ((arena: Arena) => FastifyPluginAsync)[];
  readonly log?: Logger;
  /** In place of one made of the above. */
  readonly app?: (arena: Arena) => FastifyInstance;
}

export interface TestServer {
  readonly arena: Arena;
  readonly app: FastifyInstance;
  readonly address: string;
  /** Somebody new who has signed in, and speaks as a script does. */
  signedIn(role: Role): Promise<{ client: Client; account: AccountRow; token: string }>;
  close(): Promise<void>;
}

/** A server of a test's own, on a port of its own. */
export async function startServer({
  handlers = {},
  plugins = [],
  log = pino({ enabled: false }),
  app: build,
  ...options
}: Options = {}): Promise<TestServer> {
  const { store, close } = await openStore();
  const listener = new Listener(store.url);
  const director = new Director(store, listener, log);
  const hub = new Hub(store, listener, log);
  const arena: Arena = { store, listener, director, hub, log, version: '0.0.0' };
  const usual = (arena: Arena) =>
    buildApp(
      arena,
      { ...accountHandlers, ...arenaHandlers, ...handlers },
      {
        limits: { fromAddress: 1e6, requests: 1e6, visitors: 1e6 },
        ...options,
        plugins: plugins.map((plugin) => plugin(arena)),
      },
    );
  const app = (build ?? usual)(arena);
  await listener.open();
  await director.start();
  await hub.start();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const signedIn = async (role: Role) => {
    const nickname = `${role} ${randomBytes(6).toString('hex')}`;
    const made = await createAccount(store.db, { number: nickname, nickname, role });
    if (!made.ok) throw new Error(made.fault.code);
    const token = await createToken(store.db, made.value.id, 'test');
    if (!token.ok) throw new Error(token.fault.code);
    const { secret } = token.value;
    return { client: new Client({ address, token: secret }), account: made.value, token: secret };
  };
  const stop = async () => {
    await hub.stop();
    await director.stop();
    await app.close();
    await listener.close();
    await close();
  };
  return { arena, app, address, signedIn, close: stop };
}
