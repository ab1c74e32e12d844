import type { Game } from './game.js';
import type { Random } from './random.js';

/** A legal move, each as likely as the others. */
export function pickMove<State, Move, Options>(
  game: Game<State, Move, Options>,
  state: State,
  random: Random,
): Move {
  return game.pickMove?.(state, random) ?? random.pick([...game.legalMoves(state)]);
}
