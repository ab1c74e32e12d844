import type { Io } from './io.js';

/** A block of lines that is drawn over itself on a terminal, and simply printed anywhere else. */
export class Screen {
  readonly #io: Io;
  #height = 0;

  constructor(io: Io) {
    this.#io = io;
  }

  /** Whether so many lines can be drawn over: what has scrolled away cannot. */
  canRedraw(lines: readonly string[]): boolean {
    return lines.length < this.#io.outRows;
  }

  draw(lines: readonly string[]): void {
    const up = this.canRedraw(lines) ? this.#backToTop() : '';
    this.#io.out(up + lines.join('\n'));
    this.#height = lines.length;
  }

  /** Takes the block away again, where it can be. */
  clear(): void {
    if (this.#height < this.#io.outRows) {
      this.#io.write(new TextEncoder().encode(this.#backToTop()));
    }
    this.#height = 0;
  }

  /** From the line's beginning: what is typed meanwhile, such as Ctrl-C, moves the cursor. */
  #backToTop(): string {
    return this.#height > 0 ? `\r\x1b[${this.#height}A\x1b[J` : '';
  }
}
