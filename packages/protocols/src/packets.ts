import type { Framing } from './framing.js';
import { Pile } from './pile.js';

/**
 * The size of a packet by how it begins and how many came before it. While too little has come to
 * tell, the number of bytes that are needed to tell; null if no packet begins like this.
 */
export type Measure = (begun: Uint8Array, before: number) => number | null;

/** Packets whose size the protocol knows. */
export class PacketFraming implements Framing {
  readonly #measure: Measure;
  readonly #pile = new Pile();
  #before = 0;
  #needed: number | null;

  constructor(measure: Measure) {
    this.#measure = measure;
    this.#needed = measure(this.rest, 0);
  }

  get tooLong(): boolean {
    return this.#needed === null;
  }

  get rest(): Uint8Array {
    return this.#pile.copy();
  }

  push(piece: Uint8Array): readonly Uint8Array[] {
    const packets: Uint8Array[] = [];
    let start = 0;
    while (this.#needed !== null && start < piece.length) {
      const part = piece.subarray(start, start + this.#needed - this.#pile.length);
      this.#pile.add(part);
      start += part.length;
      if (this.#pile.length < this.#needed) break;
      this.#needed = this.#measure(this.rest, this.#before);
      if (this.#needed === this.#pile.length) {
        packets.push(this.#pile.take());
        this.#before++;
        this.#needed = this.#measure(this.rest, this.#before);
      }
    }
    return packets;
  }
}

/** One packet of its own size opens the stream; all after it are alike. */
export function openingThen(first: number, following: number): Measure {
  return (_, before) => (before === 0 ? first : following);
}
