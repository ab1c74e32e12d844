import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statOf } from './processes.js';

/**
 * Holds a folder for one process: two on the same data would get in each other's way. Whoever wants it says so
 * first, by a file with its number, and only then looks for others: so two never have it at a time, and
 * at worst, of two that come at the same moment, neither gets it.
 */
export class FolderLock {
  readonly #file: string;

  private constructor(file: string) {
    this.#file = file;
    process.once('exit', this.release);
  }

  /** The lock, or the process that has it. What was held by one that died, by whatever means, is free. */
  static take(folder: string): FolderLock | number {
    const own = `lock-${process.pid}-${startOf(process.pid)}`;
    writeFileSync(join(folder, own), '');
    for (const name of readdirSync(folder)) {
      const [, pid, start] = /^lock-(\d+)-(\d*)$/.exec(name) ?? [];
      if (pid === undefined || name === own) continue;
      if (isAlive(Number(pid), start ?? '')) {
        rmSync(join(folder, own), { force: true });
        return Number(pid);
      }
      rmSync(join(folder, name), { force: true });
    }
    return new FolderLock(join(folder, own));
  }

  readonly release = (): void => {
    process.off('exit', this.release);
    rmSync(this.#file, { force: true });
  };
}

/** Numbers of processes come round again: only one that began at that moment is the one. */
function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === start;
}

/** When a process began, in ticks since the machine did; empty where the system does not say. */
function startOf(pid: number): string {
  return String(statOf(pid)?.startTime ?? '');
}
