const PAUSE = 100;

/** Ids that were told one by one, looked up together: many games end in a second. */
export class Batch {
  readonly #look: (ids: readonly number[]) => Promise<void>;
  readonly #fail: (error: unknown) => void;
  #waiting = new Set<number>();
  #isBusy = false;

  constructor(look: (ids: readonly number[]) => Promise<void>, fail: (error: unknown) => void) {
    this.#look = look;
    this.#fail = fail;
  }

  add(id: number): void {
    this.#waiting.add(id);
    if (this.#isBusy) return;
    this.#isBusy = true;
    setTimeout(() => void this.#flush(), PAUSE).unref();
  }

  async #flush(): Promise<void> {
    const ids = [...this.#waiting];
    this.#waiting = new Set();
    await this.#look(ids).catch(this.#fail);
    this.#isBusy = false;
    const [next] = this.#waiting;
    if (next !== undefined) this.add(next);
  }
}
