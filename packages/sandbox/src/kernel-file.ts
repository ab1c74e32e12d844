import { closeSync, openSync, readSync, writeSync } from 'node:fs';

const buffer = Buffer.alloc(16_384);

/**
 * A file of the kernel that is read or written again and again. It stays open: that is five times
 * faster than opening it each time, and it is used at every turn of a game.
 */
export class KernelFile {
  readonly #path: string;
  readonly #flags: string;
  #descriptor: number | null = null;

  constructor(path: string, flags = 'r') {
    this.#path = path;
    this.#flags = flags;
  }

  read(): string {
    const length = readSync(this.#open(), buffer, 0, buffer.length, 0);
    return buffer.toString('latin1', 0, length);
  }

  number(): number {
    return Number(this.read());
  }

  write(text: string): void {
    writeSync(this.#open(), text);
  }

  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }

  #open(): number {
    this.#descriptor ??= openSync(this.#path, this.#flags);
    return this.#descriptor;
  }
}
