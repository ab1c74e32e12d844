/** A player that only counts discs, some plies ahead: what the learner would not think of, it does. */
import { at } from '../core/list';
import { position } from '../reversi/position';
import { below } from './random';

const MORE_THAN_ANY: i32 = 64;
/** A list of moves for each ply. */
const LIST: usize = 256;
const moves = memory.data(8 * 256, 4);

/** The move that leads to the most discs after so many plies; of equal ones a random one. */
export function greedyMove(depth: i32): i32 {
  const count = position.generate(moves);
  let best = 0;
  let most = -MORE_THAN_ANY;
  let ties = 0;
  for (let i = 0; i < count; i++) {
    const move = at(moves, i);
    const lead = after(move, depth, most - 1, MORE_THAN_ANY, 1);
    if (lead == most) ties++;
    else if (lead > most) ties = 1;
    if (lead > most || (lead == most && below(ties) == 0)) best = move;
    most = max(most, lead);
  }
  return best;
}

/** The lead that a move comes to, for the side that plays it. */
function after(move: i32, depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  const side = position.mover;
  position.play(move);
  const lead =
    position.mover == side
      ? ahead(depth - 1, alpha, beta, ply)
      : -ahead(depth - 1, -beta, -alpha, ply);
  position.undo();
  return lead;
}

function ahead(depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  if (depth == 0 || position.isOver) return position.lead();
  const list = moves + <usize>ply * LIST;
  const count = position.generate(list);
  let best = -MORE_THAN_ANY;
  for (let i = 0; i < count && best < beta; i++) {
    best = max(best, after(at(list, i), depth, max(alpha, best), beta, ply + 1));
  }
  return best;
}
