import { type PickingStonesState, pickingStones, takeable } from '@daeguk/games';

/** A stone, and what a short look ahead makes of it: 1 it wins, −1 it loses, 0 cannot be told yet. */
export interface Impression {
  readonly stone: number;
  readonly value: 1 | 0 | -1;
}

/** Reading the clock costs as much as looking at a position. */
const NODES_BETWEEN_LOOKS = 16;

/** What a player sees who thinks some plies ahead and no further, and gives up when nodes or time are spent. */
export class LookAhead {
  #left: number;
  readonly #deadline: number;

  constructor(nodes: number | null, deadline: number | null) {
    this.#left = nodes ?? Number.MAX_SAFE_INTEGER;
    this.#deadline = deadline ?? Number.POSITIVE_INFINITY;
  }

  impressions(state: PickingStonesState, depth: number): Impression[] {
    return takeable(state).map((stone) => {
      const after = pickingStones.play(state, stone);
      return { stone, value: -this.#value(after, depth - 1) as Impression['value'] };
    });
  }

  /** For the player to move. */
  #value(state: PickingStonesState, depth: number): 1 | 0 | -1 {
    if (this.#isSpent()) return 0;
    const stones = takeable(state);
    if (stones.length === 0) return -1;
    if (depth <= 0) return 0;
    let best: 1 | 0 | -1 = -1;
    for (const stone of stones) {
      const value = this.#value(pickingStones.play(state, stone), depth - 1);
      if (value === -1) return 1;
      if (value === 0) best = 0;
    }
    return best;
  }

  #isSpent(): boolean {
    if (this.#left <= 0) return true;
    const isLate = this.#left % NODES_BETWEEN_LOOKS === 0 && performance.now() >= this.#deadline;
    this.#left = isLate ? 0 : this.#left - 1;
    return isLate;
  }
}
