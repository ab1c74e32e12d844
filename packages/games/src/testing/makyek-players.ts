import { count } from '../grid.js';
import type { MakyekMove } from '../makyek/notation.js';
import { type MakyekState, makyek } from '../makyek/rules.js';
import { countMoves } from '../perft.js';
import type { Random } from '../random.js';

/** Takes as many pieces as it can. */
export function greedy(state: MakyekState, random: Random): MakyekMove {
  return best(state, random, ({ cells }) => count(cells, state.mover));
}

/** Leaves the other side as few moves as it can, but never takes its last piece. */
export function hemming(state: MakyekState, random: Random): MakyekMove {
  return best(state, random, (after) =>
    after.cells.includes(after.mover) ? -countMoves(makyek, after) : Number.NEGATIVE_INFINITY,
  );
}

function best(
  state: MakyekState,
  random: Random,
  worth: (after: MakyekState) => number,
): MakyekMove {
  const rated = [...makyek.legalMoves(state)].map((move) => ({
    move,
    worth: worth(makyek.play(state, move)),
  }));
  const most = Math.max(...rated.map((candidate) => candidate.worth));
  return random.pick(rated.filter((candidate) => candidate.worth === most)).move;
}
