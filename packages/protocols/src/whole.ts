import type { Framing } from './framing.js';
import { Pile } from './pile.js';

/** A stream that is one frame as a whole: only its end, which the caller sees, completes it. */
export class WholeFraming implements Framing {
  readonly #longest: number;
  readonly #pile = new Pile();
  #tooLong = false;

  constructor(longest: number) {
    this.#longest = longest;
  }

  get tooLong(): boolean {
    return this.#tooLong;
  }

  get rest(): Uint8Array {
    return this.#pile.copy();
  }

  push(piece: Uint8Array): readonly Uint8Array[] {
    const room = this.#longest - this.#pile.length;
    this.#pile.add(piece.subarray(0, room));
    if (piece.length > room) this.#tooLong = true;
    return [];
  }
}
