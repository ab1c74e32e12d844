import { type Format, type Pairing, Results } from '@daeguk/tournaments';
import type { FinishedGame } from './finished-game.js';

/**
 * Those games of a journal that count: what the format asks for, step by step, from the games before.
 * A final between two who would not meet there any more, since a game before it has to be played again,
 * does not.
 */
export function countingGames(
  schedule: Format,
  journal: readonly FinishedGame[],
): readonly FinishedGame[] {
  const known = new Map(journal.map((game) => [game.pairing.id, game]));
  const results = new Results();
  const counting: FinishedGame[] = [];
  for (let grown = true; grown; ) {
    grown = false;
    for (const pairing of schedule.next(results)) {
      const game = known.get(pairing.id);
      if (game === undefined || !isSame(game.pairing, pairing)) continue;
      results.add(game);
      counting.push(game);
      grown = true;
    }
  }
  return counting;
}

function isSame(one: Pairing, two: Pairing): boolean {
  return one.match.id === two.match.id && one.first === two.first && one.second === two.second;
}
