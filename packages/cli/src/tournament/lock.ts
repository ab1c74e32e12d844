import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Holds a folder for one process: a second one would play the same games. */
export class FolderLock {
  readonly #file: string;

  private constructor(file: string) {
    this.#file = file;
    process.once('exit', this.release);
  }

  /** The lock, or the process that has it. One whose holder died, by whatever means, is free. */
  static take(file: string): FolderLock | number {
    const own = `${file}.${process.pid}`;
    writeFileSync(own, `${process.pid} ${startOf(process.pid) ?? ''}`);
    try {
      for (;;) {
        try {
          // The file appears with its content in one step, so whoever reads it learns whose it is.
          linkSync(own, file);
          return new FolderLock(file);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
          const holder = livingHolder(file);
          if (holder !== null) return holder;
          rmSync(file, { force: true });
        }
      }
    } finally {
      rmSync(own, { force: true });
    }
  }

  readonly release = (): void => {
    process.off('exit', this.release);
    rmSync(this.#file, { force: true });
  };
}

function livingHolder(file: string): number | null {
  try {
    const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
    process.kill(Number(pid), 0);
    // Numbers of processes come round again: only one that began at that moment is the holder.
    return (startOf(Number(pid)) ?? '') === start ? Number(pid) : null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? holderIn(file) : null;
  }
}

function holderIn(file: string): number {
  return Number(readFileSync(file, 'utf8').split(' ')[0]);
}

/** When a process began, in ticks since the machine did; null where the system does not say. */
function startOf(pid: number): string | null {
  try {
    // The name, in brackets, may hold blanks: the fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? null;
  } catch {
    return null;
  }
}
