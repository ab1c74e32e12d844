import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statOf } from './processes.js';

const NAME = /^daeguk-(\d+)-(\d+)-/;

/** A new folder among the system's temporary ones, by whose name anybody can tell whether its owner is alive. */
export function ownFolder(): string {
  const startTime = statOf(process.pid)?.startTime ?? 0;
  return mkdtempSync(join(tmpdir(), `daeguk-${process.pid}-${startTime}-`));
}

/** Clears away the folders of owners that were killed before they could. */
export function sweepFolders(): void {
  // Where nothing is known of processes, nobody can be taken for dead.
  if (statOf(process.pid) === null) return;
  for (const name of readdirSync(tmpdir())) {
    const [whole, pid, startTime] = NAME.exec(name) ?? [];
    if (whole === undefined || statOf(Number(pid))?.startTime === Number(startTime)) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another user's, or swept by somebody else just now.
    }
  }
}
