const SECOND = 1000;

/** Whether somebody keeps within so many words a second. */
export class Pace {
  readonly #most: number;
  #times: number[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  keeps(now = performance.now()): boolean {
    this.#times = [...this.#times.filter((time) => now - time < SECOND), now];
    return this.#times.length <= this.#most;
  }
}
