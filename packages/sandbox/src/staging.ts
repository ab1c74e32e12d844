import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { ownFolder, sweepFolders } from './own-folder.js';

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
    // Links stay links: one that leads out of a folder leads nowhere in a box anyway.
    cpSync(realpathSync(path), copy, { recursive: true, verbatimSymlinks: true });
    openToAll(copy);
    return copy;
  }

  /** A new folder in which even nobody may write, once it is shown to them. */
  newFolder(): string {
    this.#folder ??= this.#begin();
    const folder = mkdtempSync(join(this.#folder, 'stage-'));
    chmodSync(folder, 0o777);
    return folder;
  }

  /** Closed to others on this machine: what is shown in a box is shown past this folder. */
  #begin(): string {
    process.once('exit', () => this.remove());
    sweepFolders();
    return ownFolder();
  }

  remove(): void {
    if (this.#folder !== null) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = null;
  }
}

/** Whether everybody may do with it whatever its owner may. */
function isOpen(path: string): boolean {
  return isOpenItself(statSync(path), path);
}

function isOpenItself(stat: Stats, path: string): boolean {
  if (stat.isSymbolicLink()) return true;
  if ((stat.mode & 0o005) !== (stat.mode & 0o500) >> 6) return false;
  if (!stat.isDirectory()) return true;
  return readdirSync(path)
    .map((name) => join(path, name))
    .every((inner) => isOpenItself(lstatSync(inner), inner));
}

/** Lets everybody read what its owner may read, and run what its owner may run. */
export function openToAll(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  const owner = stat.mode & 0o500;
  chmodSync(path, (stat.mode & 0o700) | (owner >> 3) | (owner >> 6));
  if (!stat.isDirectory()) return;
  for (const name of readdirSync(path)) openToAll(join(path, name));
}
