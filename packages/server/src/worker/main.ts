import { hostname } from 'node:os';
import { describe } from '@daeguk/games';
import { z } from 'zod';
import { openLog } from '../ops/log.js';
import { messages } from './messages.js';
import { Worker } from './worker.js';

// The process of a worker. DATABASE_URL says where the arena is; everything else is JSON, in DAEGUK_WORKER or as
// the first argument.

const options = z.strictObject({
  name: z.string().trim().min(1).max(48).default(hostname().slice(0, 48)),
  version: z.string().default(''),
  cores: z.array(z.number().int().nonnegative()).min(1).optional(),
  tier: z.enum(['A', 'B', 'C']).optional(),
  allowUnsandboxed: z.boolean().optional(),
  persons: z.number().int().nonnegative().optional(),
  speed: z.number().positive().optional(),
  /** How long games may go on when it is stopped. */
  patienceSeconds: z.number().nonnegative().default(60),
});

const log = openLog('stderr');

async function run(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (url === undefined) return refuse('DATABASE_URL is not set');
  const read = readOptions(process.argv[2] ?? process.env.DAEGUK_WORKER ?? '{}');
  if (!read.success) return refuse(`options: ${z.prettifyError(read.error)}`);
  const { patienceSeconds, ...setting } = read.data;
  const worker = new Worker({ url, log, ...setting });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await worker.stop(patienceSeconds * 1000);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  // Whoever started it is gone, maybe before this was heard: nobody would ever stop it.
  process.on('disconnect', () => void stop());
  if (process.send !== undefined && !process.connected) return stop();
  const started = await worker.start();
  if (!started.ok) return refuse(describe(messages, started.fault, 'en'));
  if (process.connected) process.send?.({ ready: worker.id });
}

function readOptions(text: string) {
  try {
    return options.safeParse(JSON.parse(text));
  } catch {
    return options.safeParse(null);
  }
}

function refuse(problem: string): void {
  log.fatal({ problem }, 'the worker cannot start');
  process.exit(2);
}

await run();
