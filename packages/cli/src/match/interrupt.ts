import { FAILED } from '../io.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What Ctrl-C does: while games are played they are broken off in good order, else it is the end. */
export class Interrupt {
  readonly #controller = new AbortController();
  #isPlaying = false;

  constructor() {
    for (const signal of SIGNALS) process.on(signal, this.#stop);
  }

  whilePlaying(): AbortSignal {
    this.#isPlaying = true;
    return this.#controller.signal;
  }

  close(): void {
    for (const signal of SIGNALS) process.off(signal, this.#stop);
  }

  readonly #stop = () => {
    // The second time somebody means it.
    if (!this.#isPlaying || this.#controller.signal.aborted) process.exit(FAILED);
    this.#controller.abort();
  };
}
