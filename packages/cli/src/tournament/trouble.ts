import type { EntrantId } from '@daeguk/tournaments';
import type { FinishedGame } from './finished-game.js';

/** So many in a row are no accident any more. */
const IN_A_ROW = 3;

/** Notices entrants who lose game after game by their own fault, while there is time to do something. */
export class TroubleWatch {
  readonly #rows = new Map<EntrantId, number>();

  /** Who has just lost the third game in a row like that. */
  add({ pairing, culprit, ending }: FinishedGame): { entrant: EntrantId; count: number }[] {
    // Who could not be built was told of before the first game, and nothing was played.
    if (ending === 'build') return [];
    const troubled: { entrant: EntrantId; count: number }[] = [];
    for (const seat of ['first', 'second'] as const) {
      const entrant = pairing[seat];
      const count = culprit === seat ? (this.#rows.get(entrant) ?? 0) + 1 : 0;
      this.#rows.set(entrant, count);
      if (count === IN_A_ROW) troubled.push({ entrant, count });
    }
    return troubled;
  }
}
