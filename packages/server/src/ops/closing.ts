/** What is to be closed in the end: what was opened last comes first. */
export class Closing {
  readonly #steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.#steps.push(step);
  }

  /** Every step is taken, whatever becomes of the others. */
  async close(): Promise<void> {
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      try {
        await step();
      } catch {
        // It was as good as closed: whatever it held goes with the process.
      }
    }
  }
}
