/** Tells the first thing of a kind at once, and of those that follow too soon only the last. */
export class Throttle<Key, Value> {
  readonly #pause: number;
  readonly #tell: (value: Value) => void;
  /** What is held back of each kind; nothing as yet where it is null. */
  readonly #held = new Map<Key, { value: Value } | null>();

  constructor(pause: number, tell: (value: Value) => void) {
    this.#pause = pause;
    this.#tell = tell;
  }

  add(key: Key, value: Value): void {
    if (this.#held.has(key)) this.#held.set(key, { value });
    else this.#pass(key, value);
  }

  #pass(key: Key, value: Value): void {
    this.#held.set(key, null);
    this.#tell(value);
    setTimeout(() => this.#release(key), this.#pause).unref();
  }

  #release(key: Key): void {
    const held = this.#held.get(key) ?? null;
    if (held === null) this.#held.delete(key);
    else this.#pass(key, held.value);
  }
}
