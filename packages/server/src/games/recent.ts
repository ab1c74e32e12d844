/** Remembers what was asked for last, so many answers and no more. */
export class Recent<T> {
  readonly #most: number;
  readonly #answers = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  async of(key: string, find: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key);
    const answer = known ?? (await find());
    // What was asked for last stands last: the first is the one to forget.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    if (this.#answers.size > this.#most) this.#forgetOldest();
    return answer;
  }

  #forgetOldest(): void {
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }
}
