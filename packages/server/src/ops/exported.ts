import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { batchesOf } from './lines.js';
import type { Manifest } from './manifest.js';
import type { Row } from './tables.js';

/** The files of an export, as its manifest lists them: whatever else comes to lie there is not looked at. */
export class Exported {
  readonly #folder: string;
  readonly #files: Manifest['files'];
  /** What lies in each folder, by its path. */
  readonly #names = new Map<string, Set<string>>();

  constructor(folder: string, { files }: Manifest) {
    this.#folder = folder;
    this.#files = files;
    for (const file of Object.keys(files)) this.#list(file);
  }

  has(path: string): boolean {
    return Object.hasOwn(this.#files, path);
  }

  /** Ids in the order of numbers, as they came about. */
  names(path: string): string[] {
    const names = [...(this.#names.get(path) ?? [])];
    return names.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  }

  bytes(path: string): Buffer {
    return readFileSync(join(this.#folder, path));
  }

  json(path: string): Row {
    return JSON.parse(this.bytes(path).toString('utf8'));
  }

  rows(path: string): AsyncGenerator<Row[]> {
    return batchesOf(join(this.#folder, path));
  }

  #list(file: string): void {
    const steps = file.split('/');
    for (let depth = 1; depth < steps.length; depth++) {
      const parent = steps.slice(0, depth).join('/');
      const names = this.#names.get(parent) ?? new Set();
      this.#names.set(parent, names.add(steps[depth] ?? ''));
    }
  }
}
