import type { EntrantId } from '@daeguk/tournaments';
import type { FinishedGame } from './finished-game.js';

/** So many in a row are no accident any more. */
const IN_A_ROW = 3;

/** Notices entrants who fail in game after game by their own fault, while something can be done. */
export class TroubleWatch {
  readonly #rows = new Map<EntrantId, number>();

  /** Who has just failed for the third time in a row. */
  add(game: FinishedGame): { entrant: EntrantId; count: number }[] {
    // Who could not be built was told of before the first game, and nothing was played.
    if (game.ending === 'build') return [];
    const troubled: { entrant: EntrantId; count: number }[] = [];
    for (const seat of ['first', 'second'] as const) {
      const entrant = game.pairing[seat];
      const isAtFault = failed(game, seat);
      // A game that the other one's fault ended says nothing of this one.
      if (!isAtFault && game.culprit !== null) continue;
      const count = isAtFault ? (this.#rows.get(entrant) ?? 0) + 1 : 0;
      this.#rows.set(entrant, count);
      if (count === IN_A_ROW) troubled.push({ entrant, count });
    }
    return troubled;
  }
}

/** Lost by its own fault, or the referee had to move in its stead. */
function failed({ culprit, usage }: FinishedGame, seat: 'first' | 'second'): boolean {
  return culprit === seat || usage[seat].instead > 0;
}
