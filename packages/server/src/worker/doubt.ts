/** So many in a row that failed here, and none that went well between them: it is the host. */
const MOST = 2;

/** Whether a worker can still trust its own machine. */
export class Doubt {
  #spoilt: string[] = [];

  /** Something went as it should: whatever was spoilt before was chance. */
  clear(): void {
    this.#spoilt = [];
  }

  /** Something failed through no fault of a player. Tells why this worker should stop, if it should. */
  add(problem: string): string | null {
    this.#spoilt.push(problem);
    if (this.#spoilt.length < MOST) return null;
    return `${this.#spoilt.length} failures in a row: ${this.#spoilt.join('; ')}`;
  }
}
