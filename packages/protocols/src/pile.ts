/** Bytes that pile up until they are taken. It grows by doubling, so many small pieces stay cheap. */
export class Pile {
  #bytes = new Uint8Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(piece: Uint8Array): void {
    const length = this.#length + piece.length;
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(length, 2 * this.#bytes.length));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.#length);
    this.#length = length;
  }

  copy(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  /** All of it; the pile is empty afterwards. */
  take(): Uint8Array {
    const all = this.copy();
    this.#length = 0;
    return all;
  }
}
