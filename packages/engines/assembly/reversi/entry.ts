/** What the engine offers the outside: the shared search, and the solver of endings. */
export * from '../core/entry';
// The search knows this folder by the name of game: under its own name it would be compiled twice.
import { isSpent } from '../core/effort';
import { UNDECIDED } from '../core/scores';
import * as endgame from '../game/endgame';
import { position } from '../game/position';

/** The mover's lead at the end, exact inside the window and else a bound; the smallest number if the effort ran out. */
export function solve(alpha: i32, beta: i32): i32 {
  const lead = endgame.solve(position.mine, position.theirs, position.mover, alpha, beta);
  return isSpent ? UNDECIDED : lead;
}

/** The best move here by the last solution, or NO_MOVE where none is remembered. */
export function solvedMove(): i32 {
  return endgame.solvedMove(position.mine, position.theirs);
}
