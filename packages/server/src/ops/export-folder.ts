import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { FORMAT, MANIFEST, type Manifest } from './manifest.js';
import { VERSION } from './place.js';

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** A folder that is filled aside and put in its place when it is whole; for nobody else's eyes. */
export class ExportFolder {
  readonly #target: string;
  readonly #part: string;
  readonly #hashes = new Map<string, string>();

  constructor(target: string) {
    this.#target = resolve(target);
    mkdirSync(dirname(this.#target), { recursive: true });
    this.#part = mkdtempSync(`${this.#target}.part-`);
  }

  /** Whether nothing would be overwritten there. */
  static isFree(target: string): boolean {
    return !existsSync(target) || readdirSync(target).length === 0;
  }

  async write(path: string, pieces: Pieces): Promise<void> {
    const file = join(this.#part, path);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    const open = openSync(file, 'wx', 0o600);
    try {
      for await (const piece of pieces) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
        hash.update(bytes);
        for (let at = 0; at < bytes.length; ) at += writeSync(open, bytes, at);
      }
    } finally {
      closeSync(open);
    }
    this.#hashes.set(path, hash.digest('hex'));
  }

  finish(counts: Manifest['counts']): Manifest {
    const files = Object.fromEntries([...this.#hashes].sort(([a], [b]) => (a < b ? -1 : 1)));
    const madeAt = new Date().toISOString();
    const manifest = { format: FORMAT, version: VERSION, madeAt, counts, files };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    writeFileSync(join(this.#part, MANIFEST), text, { mode: 0o600 });
    renameSync(this.#part, this.#target);
    return manifest;
  }

  discard(): void {
    rmSync(this.#part, { recursive: true, force: true });
  }
}
