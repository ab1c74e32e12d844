import { createHash, type Hash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';

import type { RecordLine } from './record-lines.js';

/** Where the lines of a record go. */
export interface RecordSink {
  write(text: string): void;
  close(): void;
}

/** A file that only ever grows. */
export class FileSink implements RecordSink {
  readonly #descriptor: number;

  constructor(path: string) {
    this.#descriptor = openSync(path, 'a');
  }

  write(text: string): void {
    writeFileSync(this.#descriptor, text);
  }

  close(): void {
    try {
      fsyncSync(this.#descriptor);
    } catch (error) {
      // A device or a pipe has nothing to sync.
      if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
    } finally {
      closeSync(this.#descriptor);
    }
  }
}

const HASHED_AT_ONCE = 16_384;

/**
 * The record of one game: a JSON line for everything that happened, and at the end a seal over every
 * byte before it.
 */
export class RecordWriter {
  readonly #sink: RecordSink;
  readonly #hash: Hash = createHash('sha256');
  #waiting = '';
  /** Written but not hashed yet: larger pieces are hashed faster. */
  #unhashed = '';

  constructor(sink: RecordSink) {
    this.#sink = sink;
  }

  write(line: RecordLine): void {
    this.#waiting += `${JSON.stringify(line)}\n`;
  }

  /** Lines go out together: once for each thing that happened is often enough. */
  flush(): void {
    if (this.#waiting === '') return;
    this.#sink.write(this.#waiting);
    this.#unhashed += this.#waiting;
    this.#waiting = '';
    if (this.#unhashed.length > HASHED_AT_ONCE) this.#digest();
  }

  #digest(): void {
    this.#hash.update(this.#unhashed);
    this.#unhashed = '';
  }

  seal(): void {
    this.flush();
    this.#digest();
    this.#sink.write(sealLine(this.#hash.digest('hex')));
  }
}

/** What a record is known by: nothing in it can change without another seal. */
export function sealOf(record: Buffer): string {
  return createHash('sha256').update(record).digest('hex');
}

export function sealLine(sha256: string): string {
  return `${JSON.stringify({ event: 'seal', sha256 })}\n`;
}
