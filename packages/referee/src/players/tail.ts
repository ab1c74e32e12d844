import type { Readable } from 'node:stream';

const KEPT = 8 * 1024;
/** A flood is read no faster than this: it must not keep the referee busy. */
const BYTES_A_BREATH = 256 * 1024;
const MILLISECONDS_A_BREATH = 20;

/** The last that a program wrote where nobody has to read it. */
export class Tail {
  readonly #stream: Readable;
  #kept = Buffer.alloc(0);
  #inThisBreath = 0;
  #breath: NodeJS.Timeout | null = null;

  constructor(stream: Readable) {
    this.#stream = stream;
    stream.on('data', (piece: Buffer) => this.#take(piece));
  }

  get text(): string {
    return this.#kept.toString('utf8');
  }

  #take(piece: Buffer): void {
    this.#kept = Buffer.concat([this.#kept, piece]).subarray(-KEPT);
    this.#inThisBreath += piece.length;
    this.#breath ??= setTimeout(() => this.#breathe(), MILLISECONDS_A_BREATH);
    if (this.#inThisBreath >= BYTES_A_BREATH) this.#stream.pause();
  }

  #breathe(): void {
    this.#breath = null;
    this.#inThisBreath = 0;
    this.#stream.resume();
  }
}
