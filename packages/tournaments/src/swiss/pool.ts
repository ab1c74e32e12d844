import { maximumMatching } from '@daeguk/games';

/** Those still without an opponent, and a proof at any time that all of them can find one. */
export class Pool {
  // The matching counts from 1; 0 is nobody.
  readonly #neighbours: readonly Int32Array[];
  #includes: Uint8Array;
  #mate: Int32Array;

  constructor(size: number, mayMeet: (one: number, two: number) => boolean) {
    const all = Array.from({ length: size }, (_, index) => index);
    this.#neighbours = [
      new Int32Array(),
      ...all.map((one) => {
        const others = all.filter((two) => one !== two && mayMeet(one, two));
        return Int32Array.from(others, (two) => two + 1);
      }),
    ];
    this.#includes = new Uint8Array(size + 1).fill(1, 1);
    this.#mate = this.#match(this.#includes);
  }

  get canAllMeet(): boolean {
    return isComplete(this.#includes, this.#mate);
  }

  /** Takes two out who may meet, if all the others can still find an opponent; else changes nothing. */
  take(one: number, two: number): boolean {
    const [first, second] = [one + 1, two + 1];
    if (!this.#neighbours[first]!.includes(second)) return false;
    const includes = this.#includes.slice();
    const mate = this.#mate.slice();
    for (const vertex of [first, second]) {
      includes[vertex] = 0;
      mate[mate[vertex]!] = 0;
      mate[vertex] = 0;
    }
    const found = this.#match(includes, mate);
    if (!isComplete(includes, found)) return false;
    this.#includes = includes;
    this.#mate = found;
    return true;
  }

  #match(includes: Uint8Array, known?: Int32Array): Int32Array {
    return maximumMatching({ neighbours: this.#neighbours, includes }, known).mate;
  }
}

function isComplete(includes: Uint8Array, mate: Int32Array): boolean {
  return includes.every((isIncluded, vertex) => isIncluded === 0 || mate[vertex] !== 0);
}
