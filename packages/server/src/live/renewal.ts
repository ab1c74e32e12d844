import type { Logger } from 'pino';

const PAUSE = 1000;

/**
 * Reads something from the database whenever it may have changed: one reading at a time, and one more if it may have
 * changed meanwhile.
 */
export class Renewal {
  readonly #read: () => Promise<void>;
  readonly #log: Logger;
  #reading: Promise<void> | null = null;
  #isStale = false;
  #hasRead = false;
  #isStopped = false;

  constructor(read: () => Promise<void>, log: Logger) {
    this.#read = read;
    this.#log = log;
  }

  /** Nothing has been read yet. */
  get isFirst(): boolean {
    return !this.#hasRead;
  }

  /** Until it has been read once, and is not being read. */
  async first(): Promise<void> {
    if (!this.#hasRead) await this.#start();
  }

  again(): void {
    if (this.#isStopped) return;
    if (this.#reading === null) this.#start().catch((error) => this.#later(error));
    else this.#isStale = true;
  }

  stop(): void {
    this.#isStopped = true;
  }

  #start(): Promise<void> {
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    do {
      this.#isStale = false;
      await this.#read();
      this.#hasRead = true;
    } while (this.#isStale);
  }

  #later(error: unknown): void {
    if (this.#isStopped) return;
    this.#log.warn({ err: error }, 'the database did not answer; it is asked again');
    setTimeout(() => this.again(), PAUSE).unref();
  }
}
