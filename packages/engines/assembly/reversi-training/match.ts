/**
 * How strong the learner is: games against its own beginnings, a set of weights that was put aside. Both
 * sides search to the same depth, and the openings are always the same.
 */
import * as effort from '../core/effort';
import { at } from '../core/list';
import { forgetOrder } from '../core/order';
import * as search from '../core/search';
import { clearTable } from '../core/table';
import { WEIGHTS_BYTES, weights } from '../reversi/evaluation';
import { loadPosition, position } from '../reversi/position';
import { below, seedRandom } from './random';

const RANDOM_PLIES: i32 = 8;
const moves = memory.data(64 * 4, 4);
const empty = memory.data(24, 8);
const reference = heap.alloc(WEIGHTS_BYTES);
const present = heap.alloc(WEIGHTS_BYTES);

/** Puts the rounded weights aside as the opponent of all matches to come. */
export function keepReference(): void {
  memory.copy(reference, weights, WEIGHTS_BYTES);
}

/** The points of the rounded weights out of `2 × pairs` games, each opening played from both sides. */
export function match(pairs: i32, depth: i32): f64 {
  memory.copy(present, weights, WEIGHTS_BYTES);
  let points: f64 = 0;
  for (let pair = 0; pair < pairs; pair++) {
    for (let side = 0; side < 2; side++) {
      seedRandom(1000 + pair);
      points += play(side, depth);
    }
  }
  use(present);
  return points;
}

function play(side: i32, depth: i32): f64 {
  loadPosition(empty, 17);
  for (let i = 0; i < RANDOM_PLIES; i++) position.play(at(moves, below(position.generate(moves))));
  while (!position.isOver) {
    use(position.mover == side ? present : reference);
    effort.allow(i32.MAX_VALUE, Infinity);
    search.begin(<u32>below(i32.MAX_VALUE), 0);
    for (let d = 1; d <= depth; d++) search.deepen(d);
    position.play(search.bestMove);
  }
  const lead = position.mover == side ? position.lead() : -position.lead();
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

/** What was found with other weights is worth nothing. */
function use(other: usize): void {
  memory.copy(weights, other, WEIGHTS_BYTES);
  clearTable();
  forgetOrder();
}
