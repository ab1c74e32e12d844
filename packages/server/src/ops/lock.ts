import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@daeguk/games';

/**
 * Holds a folder for this process, by a file that names it: two servers on the same data would get in each other's
 * way. What was held by a process that died is free. Answers with the way to let go.
 */
export function holdFolder(folder: string): Result<() => void> {
  const file = join(folder, 'server.lock');
  const own = nameOf(process.pid) ?? '';
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx', mode: 0o600 });
      return ok(() => rmSync(file, { force: true }));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST') return fail('data-folder', { folder, problem: message });
    }
    const pid = holderOf(file);
    if (pid !== null) return fail('already-served', { folder, pid });
    putAside(file);
  }
}

/** The process that holds the lock; null if it has died. */
function holderOf(file: string): number | null {
  const name = read(file);
  const pid = Number(name?.split(' ')[0]);
  return pid > 0 && name === nameOf(pid) ? pid : null;
}

/** Of several that find a lock stale at once, one may have it anew already: that one gets it back. */
function putAside(file: string): void {
  const aside = `${file}-${process.pid}`;
  try {
    renameSync(file, aside);
    if (holderOf(aside) !== null) linkSync(aside, file);
  } catch {
    // Somebody else was quicker: it is looked at again.
  }
  rmSync(aside, { force: true });
}

/** Numbers of processes come round again: the moment one began tells it from others, where the system says. */
function nameOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  // The name in front, in brackets, may hold blanks: the fields are counted after it.
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return `${pid} ${fields?.[19] ?? ''}`;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
