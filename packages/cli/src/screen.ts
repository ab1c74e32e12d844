import type { Io } from './io.js';

/** A block of lines that is drawn over itself on a terminal, and simply printed anywhere else. */
export class Screen {
  readonly #io: Io;
  #height = 0;

  constructor(io: Io) {
    this.#io = io;
  }

  draw(lines: readonly string[]): void {
    const up = this.#io.isOutTerminal && this.#height > 0 ? `\x1b[${this.#height}A\x1b[J` : '';
    this.#io.out(up + lines.join('\n'));
    this.#height = lines.length;
  }
}
