// Games at equal nodes from the same openings, each played from both sides.
import { makyek, Random } from '@daeguk/games';
import { bestMove } from './module.mjs';
import { evenOpening } from './openings.mjs';

/** The share of the points that the first of two modules gets. */
export function match(one, other, { games, nodes, seed }) {
  const random = new Random(seed);
  let points = 0;
  for (let game = 0; game < games; game += 2) {
    const opening = evenOpening(random);
    points += play(opening, one, other, nodes) + 1 - play(opening, other, one, nodes);
  }
  return points / games;
}

/** What Black gets of a game: 1, a half, or nothing. */
function play(opening, black, white, nodes) {
  for (const module of [black, white]) module.forget();
  let state = opening;
  while (makyek.toMove(state) !== null) {
    const module = state.mover === 1 ? black : white;
    state = makyek.play(state, bestMove(module, state, nodes, state.ply));
  }
  const { winner } = makyek.outcome(state);
  return winner === 'black' ? 1 : winner === 'white' ? 0 : 0.5;
}
