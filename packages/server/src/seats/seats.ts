import type { SeatPlace } from './question.js';
import type { Sitting } from './sitting.js';

/** Who sits where. A seat opened twice belongs to whoever came last. */
export class Seats {
  readonly #sittings = new Map<string, Sitting>();

  take({ game, seat }: SeatPlace, sitting: Sitting): () => void {
    const key = `${game} ${seat}`;
    this.#sittings.get(key)?.giveWay();
    this.#sittings.set(key, sitting);
    return () => {
      if (this.#sittings.get(key) === sitting) this.#sittings.delete(key);
    };
  }
}
