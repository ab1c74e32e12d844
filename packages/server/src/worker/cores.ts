/** The cores of a worker, handed out whole. */
export class Cores {
  readonly all: readonly number[];
  #free: number[];

  constructor(all: readonly number[]) {
    this.all = all;
    this.#free = [...all];
  }

  get hasFree(): boolean {
    return this.#free.length > 0;
  }

  /** Null as long as not so many are free. More than there are at all nobody waits for. */
  take(count: number): readonly number[] | null {
    const needed = Math.min(count, this.all.length);
    return this.#free.length < needed ? null : this.#free.splice(0, needed);
  }

  giveBack(cores: readonly number[]): void {
    this.#free = [...this.#free, ...cores].sort((a, b) => a - b);
  }
}
