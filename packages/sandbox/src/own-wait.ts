import { KernelFile } from './kernel-file.js';
import { parseSchedstat } from './processes.js';

const file = new KernelFile('/proc/self/schedstat');

/** How long our own event loop has waited for a core since we started, in milliseconds. */
export function ownWait(): number {
  if (process.platform !== 'linux') return 0;
  return parseSchedstat(file.read()).waited;
}
