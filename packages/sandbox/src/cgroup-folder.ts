import { readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

// What both versions of cgroups have in common: a group is a folder, its processes a list of numbers.

/** How often a freezer is looked at before it counts as stuck. */
const FREEZE_LOOKS = 20_000;

export function groupNames(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

export function processesIn(folder: string): number[] {
  const list = readFileSync(join(folder, 'cgroup.procs'), 'utf8');
  return list.split('\n').filter(Boolean).map(Number);
}

export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself in the meantime.
    }
  }
}

export function lookUntil(isDone: () => boolean): void {
  for (let look = 0; look < FREEZE_LOOKS; look++) if (isDone()) return;
}

/** Whether the folder is gone; the kernel keeps it while a process is in it, even a dying one. */
export function removeFolder(path: string): boolean {
  try {
    rmdirSync(path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return true;
    if (code === 'EBUSY') return false;
    throw error;
  }
}
