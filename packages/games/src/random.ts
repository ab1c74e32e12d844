/**
 * A small generator of random numbers that gives the same numbers for the same seed on every
 * machine: whatever is drawn for a game can be drawn again from its record. (Algorithm sfc32, its
 * state filled from the seed by a multiply-and-shift hash.)
 */
export class Random {
  readonly #state: Int32Array;

  constructor(seed: number) {
    this.#state = Int32Array.of(mix(seed), mix(Math.floor(seed / 2 ** 32) ^ 0x9e3779b9), 0, 1);
    for (let i = 0; i < 16; i++) this.#next();
  }

  /** A whole number from 0 to `bound` − 1, each as likely as the others. */
  below(bound: number): number {
    // The last, incomplete stretch of 32-bit numbers would favour the small results: draw again.
    const fair = 2 ** 32 - (2 ** 32 % bound);
    let number = this.#next();
    while (number >= fair) number = this.#next();
    return number % bound;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  #next(): number {
    const [a = 0, b = 0, c = 0, counter = 0] = this.#state;
    const sum = (a + b + counter) | 0;
    this.#state[0] = b ^ (b >>> 9);
    this.#state[1] = c + (c << 3);
    this.#state[2] = ((c << 21) | (c >>> 11)) + sum;
    this.#state[3] = counter + 1;
    return sum >>> 0;
  }
}

function mix(number: number): number {
  let hash = Math.imul((number | 0) ^ 0x85ebca6b, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
  return hash ^ (hash >>> 13);
}
