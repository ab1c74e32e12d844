import { KernelFile } from './kernel-file.js';
import { parseSchedstat, type ThreadTimes } from './processes.js';

const file = new KernelFile('/proc/self/schedstat');
const UNKNOWN: ThreadTimes = { cpu: 0, waited: 0 };

/** How long our own event loop has run, and has waited for a core, since we started. */
export function ownTimes(): ThreadTimes {
  return process.platform === 'linux' ? parseSchedstat(file.read()) : UNKNOWN;
}
