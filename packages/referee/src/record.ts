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
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
  }
}

/**
 * The record of one game: a JSON line for everything that happened, and at the end a seal over every
 * byte before it.
 */
export class RecordWriter {
  readonly #sink: RecordSink;
  readonly #hash: Hash = createHash('sha256');

  constructor(sink: RecordSink) {
    this.#sink = sink;
  }

  write(line: RecordLine): void {
    const text = `${JSON.stringify(line)}\n`;
    this.#hash.update(text);
    this.#sink.write(text);
  }

  seal(): void {
    this.#sink.write(sealLine(this.#hash.digest('hex')));
  }
}

export function sealLine(sha256: string): string {
  return `${JSON.stringify({ event: 'seal', sha256 })}\n`;
}
