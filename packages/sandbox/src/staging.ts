import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/**
 * A folder of our own for what boxes need and the outside cannot give them as it is: what was built,
 * and copies of private files, since in a box we made as root the program is nobody.
 */
export class Staging {
  readonly #isRoot: boolean;
  #folder: string | null = null;

  constructor(isRoot = process.getuid?.() === 0) {
    this.#isRoot = isRoot;
  }

  /** The path itself if anybody may read it, else that of a copy that anybody may. */
  readable(path: string): string {
    if (!this.#isRoot || isOpen(path)) return path;
    const copy = join(this.newFolder(), basename(path));
    cpSync(path, copy, { recursive: true, dereference: true });
    openToAll(copy);
    return copy;
  }

  /** A new folder in which even nobody may write. */
  newFolder(): string {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'daeguk-'));
    chmodSync(this.#folder, 0o755);
    const folder = mkdtempSync(join(this.#folder, 'stage-'));
    chmodSync(folder, 0o777);
    return folder;
  }

  remove(): void {
    if (this.#folder !== null) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = null;
  }
}

function isOpen(path: string): boolean {
  const { mode } = statSync(path);
  const owner = mode & 0o500;
  // Whatever its owner may, everybody must be allowed as well.
  if ((mode & 0o005) !== owner >> 6) return false;
  if (!statSync(path).isDirectory()) return true;
  return readdirSync(path).every((name) => isOpen(join(path, name)));
}

/** Lets everybody read what its owner may read, and run what its owner may run. */
export function openToAll(path: string): void {
  const stat = statSync(path);
  const owner = stat.mode & 0o500;
  chmodSync(path, (stat.mode & 0o700) | (owner >> 3) | (owner >> 6));
  if (!stat.isDirectory()) return;
  for (const name of readdirSync(path)) openToAll(join(path, name));
}
