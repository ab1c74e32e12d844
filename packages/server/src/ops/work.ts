import { hostname } from 'node:os';
import { ok, type Result } from '@daeguk/games';
import { ownCores, type Tier } from '@daeguk/sandbox';
import { Worker } from '../worker/worker.js';
import { openLog } from './log.js';
import { VERSION } from './place.js';

export interface WorkOptions {
  readonly database: string;
  readonly name?: string | undefined;
  /** How many of the machine's cores it may use. */
  readonly cores?: number | undefined;
  readonly tier: Tier;
  readonly allowUnsandboxed: boolean;
  readonly log: 'plain' | 'stderr';
}

export interface RunningWorker {
  readonly name: string;
  readonly cores: number;
  /** Waits for what is on; what takes too long goes back to the queue. */
  stop(): Promise<void>;
}

/** A worker in this process, which does nothing else. */
export async function work(options: WorkOptions): Promise<Result<RunningWorker>> {
  const { database, name = hostname(), tier, allowUnsandboxed, log } = options;
  const cores = ownCores().slice(0, options.cores);
  const worker = new Worker({
    url: database,
    name,
    version: VERSION,
    cores,
    tier,
    allowUnsandboxed,
    log: openLog(log),
  });
  const started = await worker.start();
  if (!started.ok) return started;
  return ok({ name, cores: cores.length, stop: () => worker.stop() });
}
