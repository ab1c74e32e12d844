import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { excerpt } from '@daeguk/games';
import type { Io } from './io.js';
import { complain, text } from './messages.js';

/** Begins the file of a record anew; false after a complaint if that cannot be. */
export function beginRecord(io: Io, file: string): boolean {
  return hasWritten(io, file, () => writeFileSync(file, ''));
}

/** Puts a record that was written elsewhere into its file, or complains. */
export function keepRecord(io: Io, written: string | null, file: string): void {
  if (written === null || !existsSync(written)) return;
  hasWritten(io, file, () => copyFileSync(written, file));
}

function hasWritten(io: Io, file: string, write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    const problem = (error as Error).message;
    complain(io, text(io, 'error.record-write', { file: excerpt(file), problem }));
    return false;
  }
}
