import { type PickingStonesState, pickingStones, takeable } from '@daeguk/games';

/** A stone, and what a short look ahead makes of it: 1 it wins, −1 it loses, 0 cannot be told yet. */
export interface Impression {
  readonly stone: number;
  readonly value: 1 | 0 | -1;
}

/** What a player sees who thinks some plies ahead and no further, and gives up after so many positions. */
export class LookAhead {
  #left: number;

  constructor(nodes: number) {
    this.#left = nodes;
  }

  impressions(state: PickingStonesState, depth: number): Impression[] {
    return takeable(state).map((stone) => {
      const after = pickingStones.play(state, stone);
      return { stone, value: -this.#value(after, depth - 1) as Impression['value'] };
    });
  }

  /** For the player to move. */
  #value(state: PickingStonesState, depth: number): 1 | 0 | -1 {
    if (this.#left-- <= 0) return 0;
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
}
