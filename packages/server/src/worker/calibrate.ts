import { deflateSync } from 'node:zlib';
import { Random } from '@daeguk/games';

/** What it takes, in milliseconds of CPU time, on the machine speed 1 was taken on. */
const USUAL = 6.1;
const BYTES = 2 ** 18;
const RUNS = 40;

/**
 * How fast a core of this machine is; 1 is the machine the figure was first taken on. Counted in CPU time, the best of
 * several short runs: what else goes on here must not make it look slow. Compressing is what searches do, too (whole
 * numbers, small tables, branches nobody can foretell), in code that was compiled once for all: the same loop written
 * here would run at one speed or half of it, as its compiler happened to choose.
 */
export function measureSpeed(): number {
  const bytes = roughBytes();
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++)
    best = Math.min(
      best,
      cpuTimeOf(() => deflateSync(bytes)),
    );
  return Math.round((USUAL / best) * 1000) / 1000;
}

function cpuTimeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system) / 1000;
}

/** Neither all alike nor all different: there must be something to find. */
function roughBytes(): Buffer {
  const random = new Random(1);
  return Buffer.from(Array.from({ length: BYTES }, () => random.below(64)));
}
