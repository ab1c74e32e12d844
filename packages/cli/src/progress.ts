import type { Io } from './io.js';

const QUIET_SECONDS = 3;
const SECONDS_BETWEEN = 1;

/** Tells whoever waits that a long job goes on: nothing at first, then a line that renews itself. */
export class Progress {
  readonly #io: Io;
  readonly #start = performance.now();
  #warned = false;
  #lastShown = 0;

  constructor(io: Io) {
    this.#io = io;
  }

  /** Said once, terminal or not, when the job has taken a few seconds. */
  warnOnce(warning: (seconds: number) => string): void {
    const seconds = this.#seconds();
    if (this.#warned || seconds < QUIET_SECONDS) return;
    this.#warned = true;
    this.#io.err(`${warning(Math.round(seconds))}\n`);
  }

  show(line: (seconds: number) => string): void {
    const seconds = this.#seconds();
    if (!this.#io.isErrTerminal || seconds < QUIET_SECONDS) return;
    if (seconds < this.#lastShown + SECONDS_BETWEEN) return;
    this.#lastShown = seconds;
    this.#io.err(`\r\x1b[K${line(Math.round(seconds))}`);
  }

  clear(): void {
    if (this.#lastShown > 0) this.#io.err('\r\x1b[K');
  }

  #seconds(): number {
    return (performance.now() - this.#start) / 1000;
  }
}
