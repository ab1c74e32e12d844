/** Lists of turns with a rank for each, taken best first. */
import { at, put } from '../core/list';

/** Brings the best of the rest to a place of the list. */
export function bringBest(turns: usize, ranks: usize, place: i32, count: i32): void {
  let best = place;
  for (let i = place + 1; i < count; i++) if (at(ranks, i) > at(ranks, best)) best = i;
  const turn = at(turns, best);
  const rank = at(ranks, best);
  put(turns, best, at(turns, place));
  put(ranks, best, at(ranks, place));
  put(turns, place, turn);
  put(ranks, place, rank);
}
