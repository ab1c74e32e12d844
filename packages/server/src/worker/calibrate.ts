/** So much work takes about this long, in milliseconds of CPU time, on the machine speed 1 was taken on. */
const STEPS = 2_000_000;
const USUAL = 11.3;
const RUNS = 25;

/**
 * How fast a core of this machine is; 1 is the machine the figure was first taken on. Counted in CPU time, the best of
 * several short runs: what else goes on here must not make it look slow.
 */
export function measureSpeed(): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) best = Math.min(best, cpuTimeOf(compute));
  return Math.round((USUAL / best) * 1000) / 1000;
}

function cpuTimeOf(work: () => number): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system) / 1000;
}

/** What searches do: whole numbers, a small table, branches nobody can foretell. */
function compute(): number {
  const table = new Int32Array(1 << 12);
  let state = 0x9e3779b9;
  let sum = 0;
  for (let step = 0; step < STEPS; step++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const slot = state & 0xfff;
    const value = table[slot] as number;
    if ((value & 1) === 0) table[slot] = value + (state | 1);
    else sum = (sum + value) | 0;
  }
  return sum;
}
