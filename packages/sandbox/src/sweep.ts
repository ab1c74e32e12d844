import { readFileSync } from 'node:fs';
import type { CgroupParent } from './cgroup.js';
import { allProcesses, ownNumbering, statOf } from './processes.js';

let made = 0;

/** A name for a new box that tells whose it is, even after its owner has died. */
export function boxName(): string {
  made += 1;
  return `${ownerName()}-${made}`;
}

function ownerName(): string {
  return `${process.pid}-${statOf(process.pid)?.startTime ?? 0}`;
}

/**
 * What bubblewrap itself is run with, and the program in the box never sees. Whose box it is, and where that number
 * means something: in a container processes are numbered anew.
 */
export function boxEnvironment(): { readonly DAEGUK_BOX: string } {
  return { DAEGUK_BOX: `${ownerName()} ${ownNumbering()}` };
}

/** Clears away the boxes of owners that were killed before they could. */
export function sweep(cgroups: CgroupParent | null): void {
  if (cgroups !== null) sweepGroups(cgroups);
  sweepHalfMade();
}

function sweepGroups(cgroups: CgroupParent): void {
  for (const name of cgroups.names()) {
    if (isOwned(name)) continue;
    try {
      const group = cgroups.find(name);
      group.kill();
      group.remove();
    } catch {
      // Somebody else was sweeping here and took it first.
    }
  }
}

/** A bubblewrap whose other half died with its owner before the box was made waits for it for ever, in no group yet. */
function sweepHalfMade(): void {
  const here = ownNumbering();
  for (const pid of allProcesses()) {
    const [, owner, there] = /^DAEGUK_BOX=([\d-]+) (.*)\0$/.exec(environmentOf(pid)) ?? [];
    if (owner === undefined || there !== here || isOwned(owner)) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended just now.
    }
  }
}

function isOwned(name: string): boolean {
  const [pid = 0, startTime = 0] = name.split('-').map(Number);
  return statOf(pid)?.startTime === startTime;
}

/** Empty where it is another user's. */
function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return '';
  }
}
