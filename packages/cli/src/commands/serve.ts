import { join } from 'node:path';
import { describe, excerpt } from '@daeguk/games';
import { complainOfArena } from '../arena/faults.js';
import { say } from '../arena/messages.js';
import { untilStopped } from '../arena/signals.js';
import { readWholeNumber } from '../choice.js';
import { BAD_USAGE, DONE, type Io } from '../io.js';
import { complain } from '../messages.js';
import { ROOT } from '../root.js';
import { readTier } from '../tier.js';

export interface ServeFlags {
  readonly host?: string;
  readonly port?: string;
  readonly data?: string;
  readonly workers?: string;
  /** False by --no-samples. */
  readonly samples: boolean;
  readonly proxy?: boolean;
  readonly allowUnsandboxed?: boolean;
  readonly log?: string;
}

/** Opens an arena and keeps it open until it is told to stop. */
export async function serve(io: Io, flags: ServeFlags): Promise<number> {
  const port =
    flags.port === undefined ? null : readWholeNumber(io, '--port', flags.port, 0, 65_535);
  if ((port === null && flags.port !== undefined) || !areKnown(io, flags)) return BAD_USAGE;
  const isWatched = io.isErrTerminal && flags.log === undefined;
  if (isWatched) io.err(`${say(io, 'serve.preparing')}\n`);
  // Where bots cannot be held the arena is open all the same: workers may join from elsewhere.
  const hasWorker =
    flags.workers !== '0' &&
    (await readTier(io, { allowUnsandboxed: flags.allowUnsandboxed === true })) !== null;
  const server = await import('@daeguk/server');
  const served = await server.serve({
    data: flags.data ?? (process.env.DAEGUK_DATA || undefined),
    database: process.env.DATABASE_URL || undefined,
    host: flags.host ?? '127.0.0.1',
    port,
    hasWorker,
    allowUnsandboxed: flags.allowUnsandboxed === true,
    hasSamples: flags.samples,
    isBehindProxy: flags.proxy === true,
    portal: join(ROOT, 'packages/web/dist'),
    log: isWatched ? 'file' : 'stderr',
  });
  if (!served.ok) return complainOfArena(io, server.messages, served.fault);
  const { address, version, folder, logFile, firstOrganiser, portTaken, contestFaults } =
    served.value;
  for (const fault of contestFaults) {
    complain(
      io,
      say(io, 'serve.contest', { problem: describe(server.messages, fault, io.language) }),
    );
  }
  if (portTaken !== null) {
    const used = new URL(address).port;
    io.err(`${say(io, 'serve.port-instead', { port: portTaken, used })}\n`);
  }
  if (!hasWorker) io.err(`${say(io, 'serve.no-worker')}\n`);
  if (isWatched && logFile !== null) {
    io.err(`${say(io, 'serve.log', { version, folder, file: logFile })}\n`);
  }
  if (firstOrganiser !== null) {
    io.out(say(io, 'serve.password', firstOrganiser));
    io.out(say(io, 'serve.password-once'));
  }
  io.out(say(io, 'serve.address', { address }));
  if (isWatched) io.err(`${say(io, 'serve.stop-hint')}\n`);
  await untilStopped(() => served.value.kill());
  if (isWatched) io.err(`${say(io, 'serve.stopping')}\n`);
  await served.value.stop();
  if (isWatched) io.err(`${say(io, 'serve.stopped')}\n`);
  return DONE;
}

function areKnown(io: Io, { workers = '1', log = 'json' }: ServeFlags): boolean {
  if (workers !== '0' && workers !== '1') {
    complain(io, say(io, 'error.workers', { text: excerpt(workers) }));
    return false;
  }
  if (log === 'json') return true;
  complain(io, say(io, 'error.log', { text: excerpt(log) }));
  return false;
}
