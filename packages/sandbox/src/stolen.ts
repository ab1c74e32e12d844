import { ownCores } from './cores.js';
import { KernelFile } from './kernel-file.js';

const file = new KernelFile('/proc/stat');
const MILLISECONDS_A_TICK = 10;
let cores: readonly string[] | null = null;

/**
 * How long our cores were not really there, because the machine is a guest and its host ran something
 * else: the most that was taken from any of them, in milliseconds. No program is told of this time.
 */
export function stolenTime(): number {
  if (process.platform !== 'linux') return 0;
  cores ??= ownCores().map((core) => `cpu${core}`);
  let most = 0;
  for (const line of file.read().split('\n')) {
    const [name = '', , , , , , , , ticks = '0'] = line.split(/ +/);
    if (cores.includes(name)) most = Math.max(most, Number(ticks) * MILLISECONDS_A_TICK);
  }
  return most;
}
