import { openSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, ok, type Result } from '@daeguk/games';
import type { Logger } from 'pino';
import { ensureOrganiser, type FirstOrganiser } from './accounts/first-organiser.js';
import type { Arena } from './arena.js';
import { loadContests } from './contests/files.js';
import { Reaper } from './games/reaper.js';
import { Hub } from './live/hub.js';
import { arenaApp } from './ops/app.js';
import { Closing } from './ops/closing.js';
import { openDatabase } from './ops/database.js';
import { addressOf, listen, USUAL_PORT } from './ops/listen.js';
import { holdFolder } from './ops/lock.js';
import { openLog } from './ops/log.js';
import { dataFolder, ROOT, VERSION } from './ops/place.js';
import { addSamples, markStarted, wasStarted } from './ops/samples.js';
import { WORKER_SCRIPT, WorkerProcess } from './ops/worker-process.js';
import { Listener } from './store/listener.js';
import { bringUpToDate } from './store/migrate.js';
import { Store } from './store/store.js';
import { Director } from './tournaments/director.js';

export interface ServeOptions {
  /** The folder of its data; beside the code where nothing is said. */
  readonly data?: string | undefined;
  /** A PostgreSQL of somebody else's; else one of our own is started. */
  readonly database?: string | undefined;
  readonly host: string;
  /** 0 for any; null for the usual one, or the next that is free. */
  readonly port: number | null;
  /** Whether a worker is started beside it. */
  readonly hasWorker: boolean;
  readonly allowUnsandboxed: boolean;
  /** Whether house and sample bots play from the first start on. */
  readonly hasSamples: boolean;
  /** Whether a proxy with TLS stands before it: cookies go over TLS only, and the proxy says who asks. */
  readonly isBehindProxy: boolean;
  /** The folder of the portal; without one, or where nothing is in it, the API alone is served. */
  readonly portal?: string | undefined;
  readonly log: 'file' | 'stderr';
}

/** A server that is open. */
export interface Served {
  readonly address: string;
  readonly version: string;
  readonly folder: string;
  readonly logFile: string | null;
  /** How the first organiser signs in; told once, when that account is made. */
  readonly firstOrganiser: FirstOrganiser | null;
  /** The usual port, where it was taken and another had to do. */
  readonly portTaken: number | null;
  /** What is wrong with contest files, which were left out. */
  readonly contestFaults: readonly Fault[];
  /** Ends it in good order. */
  stop(): Promise<void>;
  /** Ends what would outlive us, at once. */
  kill(): void;
}

/** Opens the arena: the database, the server and a worker beside it. */
export async function serve(options: ServeOptions): Promise<Result<Served>> {
  const closing = new Closing();
  try {
    const served = await open(options, closing);
    if (!served.ok) await closing.close();
    return served;
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function open(options: ServeOptions, closing: Closing): Promise<Result<Served>> {
  const folder = dataFolder(options.data, options.database === undefined);
  if (!folder.ok) return folder;
  const held = holdFolder(folder.value);
  if (!held.ok) return held;
  closing.add(held.value);
  const logFile = options.log === 'file' ? join(folder.value, 'server.log') : null;
  const log = openLog(logFile === null ? 'stderr' : { file: logFile });
  const database = await openDatabase(folder.value, options.database);
  if (!database.ok) return database;
  closing.add(() => database.value.stop());
  const { url } = database.value;
  const store = new Store(url, { isKeeper: true });
  closing.add(() => store.close());
  await bringUpToDate(store);
  const contestFaults = await loadContests(store, join(ROOT, 'contests'));
  for (const fault of contestFaults) log.warn(fault, 'a contest was left out');
  const arena = await openArena(store, log, closing);
  if (!(await wasStarted(store.db))) {
    if (options.hasSamples) await addSamples(store);
    await markStarted(store.db);
  }
  const worker = options.hasWorker ? startWorker(url, options, logFile, log) : null;
  closing.add(() => worker?.stop());
  const app = arenaApp(arena, options);
  closing.add(() => app.close());
  const port = await listen(app, options.host, options.port);
  if (!port.ok) return port;
  const address = addressOf(options.host, port.value);
  log.info({ address, version: VERSION, folder: folder.value }, 'the arena is open');
  const isElsewhere = options.port === null && port.value !== USUAL_PORT;
  return ok({
    address,
    version: VERSION,
    folder: folder.value,
    logFile,
    // Last of all: only who gets to see it may have used it up.
    firstOrganiser: await ensureOrganiser(store),
    portTaken: isElsewhere ? USUAL_PORT : null,
    contestFaults,
    stop: async () => {
      log.info('the arena closes');
      await closing.close();
    },
    kill: () => worker?.kill(),
  });
}

/** What listens names its channels when it is made, so the line is opened after that, and before anything is missed. */
async function openArena(store: Store, log: Logger, closing: Closing): Promise<Arena> {
  const listener = new Listener(store.url);
  const director = new Director(store, listener, log);
  const hub = new Hub(store, listener, log);
  const reaper = new Reaper(store, log);
  await listener.open();
  closing.add(() => listener.close());
  await director.start();
  closing.add(() => director.stop());
  reaper.start();
  closing.add(() => reaper.stop());
  hub.start();
  return { store, listener, director, hub, log, version: VERSION };
}

/** How long games may go on when the server is stopped from a terminal; what is not over is played again later. */
const PATIENCE_SECONDS = 3;

function startWorker(
  url: string,
  { allowUnsandboxed }: ServeOptions,
  logFile: string | null,
  log: Logger,
): WorkerProcess {
  const setting = { version: VERSION, allowUnsandboxed, patienceSeconds: PATIENCE_SECONDS };
  const environment = {
    ...process.env,
    DATABASE_URL: url,
    DAEGUK_WORKER: JSON.stringify(setting),
  };
  const output = logFile === null ? 2 : openSync(logFile, 'a', 0o600);
  const worker = new WorkerProcess({ script: WORKER_SCRIPT, environment, output }, log);
  worker.start();
  return worker;
}
