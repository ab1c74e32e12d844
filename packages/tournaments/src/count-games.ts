import type { Format } from './format.js';
import { isSamePairing, type Pairing } from './match.js';
import type { GameResult, Results } from './results.js';

/** What came of counting. */
interface Counted<Game> {
  /** In the order in which they are asked for. */
  readonly games: readonly Game[];
  /** What the format asks for now. */
  readonly next: readonly Pairing[];
}

/**
 * Adds to the results what the format asks for of some games, step by step, from the games before. A final between two
 * who would not meet there any more, since a game before it was played again, does not count. What counts is taken out
 * of `aside`, where games lie by their ids. What the format asks for before need not be told; where it is known, it is
 * not worked out again.
 */
export function countGames<Game extends GameResult>(
  format: Format,
  results: Results,
  aside: Map<string, Game>,
  asked = format.next(results),
): Counted<Game> {
  const games: Game[] = [];
  for (let next = asked; ; next = format.next(results)) {
    const before = games.length;
    for (const pairing of aside.size === 0 ? [] : next) {
      const game = aside.get(pairing.id);
      if (game === undefined || !isSamePairing(game.pairing, pairing)) continue;
      aside.delete(pairing.id);
      results.add({ ...game, pairing });
      games.push(game);
    }
    if (games.length === before) return { games, next };
  }
}
