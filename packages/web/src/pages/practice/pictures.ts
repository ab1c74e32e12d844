import type { AnyGame } from '@daeguk/games';
import { begin, latest, withMoves } from '../../match/course.js';
import { startOf, usual } from './set-up.js';

/** Always the same, so that a game is known by its picture. */
const SEED = 3;

/** A few moves, where the start alone would show nothing of the game. */
const MOVES: Readonly<Record<string, readonly string[]>> = {
  connect6: ['9,9', '10,8 10,10', '8,8 8,10', '7,7 10,9', '10,11 9,11', '8,9 11,9', '7,10 9,10'],
  reversi: ['3,3', '3,4', '3,5', '2,3', '1,2', '4,4', '5,4', '2,5', '1,5', '4,3', '5,2', '2,2'],
};

/** A game as a small picture shows it. */
export function pictureOf(game: AnyGame): unknown {
  const start = startOf(game, usual, SEED);
  if (!start.ok) return null;
  const course = begin(game, start.value);
  const moved = withMoves(course, MOVES[game.name] ?? []);
  return latest(moved.ok ? moved.value : course);
}
