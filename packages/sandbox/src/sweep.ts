import type { CgroupParent } from './cgroup.js';
import { statOf } from './processes.js';

let made = 0;

/** A name for a new box that tells whose it is, even after its owner has died. */
export function boxName(): string {
  made += 1;
  return `${process.pid}-${statOf(process.pid)?.startTime ?? 0}-${made}`;
}

/** Clears away the boxes of owners that were killed before they could. */
export function sweep(cgroups: CgroupParent): void {
  for (const name of cgroups.names()) {
    const [pid = 0, startTime = 0] = name.split('-').map(Number);
    if (statOf(pid)?.startTime === startTime) continue;
    try {
      const group = cgroups.find(name);
      group.kill();
      group.remove();
    } catch {
      // Somebody else was sweeping here and took it first.
    }
  }
}
