import { complainOfArena } from '../arena/faults.js';
import { say } from '../arena/messages.js';
import { untilStopped } from '../arena/signals.js';
import { readWholeNumber } from '../choice.js';
import { BAD_USAGE, DONE, FAILED, type Io } from '../io.js';
import { complain } from '../messages.js';
import { readTier, type TierFlags } from '../tier.js';

export interface WorkerFlags extends TierFlags {
  readonly database?: string;
  readonly name?: string;
  readonly cores?: string;
  readonly log?: string;
}

const MOST_CORES = 4096;

/** Builds and plays for an arena, here or on another machine, until it is told to stop. */
export async function worker(io: Io, flags: WorkerFlags): Promise<number> {
  const database = flags.database ?? (process.env.DATABASE_URL || undefined);
  if (database === undefined) {
    complain(io, say(io, 'worker.no-database'));
    return BAD_USAGE;
  }
  const cores =
    flags.cores === undefined
      ? undefined
      : readWholeNumber(io, '--cores', flags.cores, 1, MOST_CORES);
  if (cores === null) return BAD_USAGE;
  const tier = await readTier(io, flags);
  if (tier === null) return FAILED;
  const isWatched = io.isErrTerminal && flags.log === undefined;
  const server = await import('@daeguk/server');
  const working = await server.work({
    database,
    name: flags.name,
    cores,
    tier,
    allowUnsandboxed: flags.allowUnsandboxed === true,
    log: isWatched ? 'plain' : 'stderr',
  });
  if (!working.ok) return complainOfArena(io, server.messages, working.fault);
  const { name } = working.value;
  io.out(say(io, 'worker.ready', { name, cores: working.value.cores, tier }));
  if (tier === 'A') io.out(say(io, 'worker.held'));
  await untilStopped(() => {});
  if (isWatched) io.err(`${say(io, 'worker.stopping')}\n`);
  await working.value.stop();
  if (isWatched) io.err(`${say(io, 'worker.stopped')}\n`);
  return DONE;
}
