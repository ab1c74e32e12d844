import type { Framing } from './framing.js';
import { Pile } from './pile.js';

const LF = 10;
const CR = 13;

/** Lines that end with LF or CR LF; a frame is a line without its end. */
export class LineFraming implements Framing {
  readonly #longest: number;
  readonly #pile = new Pile();
  #tooLong = false;

  constructor(longest: number) {
    this.#longest = longest;
  }

  get tooLong(): boolean {
    return this.#tooLong;
  }

  get rest(): Uint8Array {
    return this.#pile.copy().subarray(0, this.#longest);
  }

  push(piece: Uint8Array): readonly Uint8Array[] {
    const lines: Uint8Array[] = [];
    let start = 0;
    while (!this.#tooLong && start < piece.length) {
      const end = piece.indexOf(LF, start);
      if (end < 0) {
        this.#keep(piece.subarray(start));
        break;
      }
      const line = this.#finish(piece.subarray(start, end));
      if (line !== null) lines.push(line);
      start = end + 1;
    }
    return lines;
  }

  #finish(part: Uint8Array): Uint8Array | null {
    // Most lines come in one piece. A Buffer's own slice would not copy.
    const isWhole = this.#pile.length === 0 && part.length <= this.#longest;
    if (isWhole) return new Uint8Array(withoutReturn(part));
    if (part.length > 0) this.#keep(part);
    return this.#tooLong ? null : withoutReturn(this.#pile.take());
  }

  #keep(part: Uint8Array): void {
    // One byte more may still be the CR of the line's end.
    const allowed = this.#longest + (part.at(-1) === CR ? 1 : 0);
    this.#tooLong = this.#pile.length + part.length > allowed;
    const room = Math.max(0, this.#longest - this.#pile.length);
    this.#pile.add(this.#tooLong ? part.subarray(0, room) : part);
  }
}

export function lineFraming(longest: number): Framing {
  return new LineFraming(longest);
}

function withoutReturn(line: Uint8Array): Uint8Array {
  return line.at(-1) === CR ? line.subarray(0, -1) : line;
}
