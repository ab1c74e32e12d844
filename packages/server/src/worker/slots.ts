import { GameSlot } from '@daeguk/referee';

/** An idle slot holds some 50 MB; a new one is there in a tenth of a second. */
const IDLE = 30_000;

/** Slots, made when they are needed and kept for a while after that. */
export class Slots {
  readonly #idle = new Map<GameSlot, NodeJS.Timeout>();

  take(cores: readonly number[]): GameSlot {
    const wanted = cores.join();
    for (const [slot, timer] of this.#idle) {
      if (slot.isGone || slot.cores.join() !== wanted) continue;
      clearTimeout(timer);
      this.#idle.delete(slot);
      return slot;
    }
    return new GameSlot(cores);
  }

  giveBack(slot: GameSlot): void {
    const timer = setTimeout(() => this.#close(slot), IDLE).unref();
    this.#idle.set(slot, timer);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#idle.keys()].map((slot) => this.#close(slot)));
  }

  async #close(slot: GameSlot): Promise<void> {
    clearTimeout(this.#idle.get(slot));
    this.#idle.delete(slot);
    await slot.close();
  }
}
