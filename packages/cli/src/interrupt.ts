import { FAILED } from './io.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * What Ctrl-C does while games are played: each time the next of the stages, from stopping gently to
 * stopping now, and after the last it is the end. Other signals mean all stages at once: whoever sends
 * them does not wait.
 */
export class Interrupt {
  readonly #stages: readonly AbortController[];
  #isPlaying = false;

  constructor(stages: number) {
    this.#stages = Array.from({ length: stages }, () => new AbortController());
    for (const signal of SIGNALS) process.on(signal, this.#hear);
  }

  /** Signals that are given from now on, one a stage; before, there is nothing to end in good order. */
  whilePlaying(): readonly AbortSignal[] {
    this.#isPlaying = true;
    return this.#stages.map(({ signal }) => signal);
  }

  close(): void {
    for (const signal of SIGNALS) process.off(signal, this.#hear);
  }

  readonly #hear = (name: NodeJS.Signals) => {
    const due = this.#stages.filter(({ signal }) => !signal.aborted);
    if (!this.#isPlaying || due.length === 0) process.exit(FAILED);
    for (const stage of name === 'SIGINT' ? due.slice(0, 1) : due) stage.abort();
  };
}
