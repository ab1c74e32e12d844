/** Which moves to try first: what cut a search off before is likely to do so again. */
import { position } from '../game/position';
import { at, put } from './list';
import { NO_MOVE } from './position';

const PLIES: i32 = 128;
const MOST_HISTORY: i32 = 8192;

const FROM_TABLE: i32 = 1 << 28;
const NOISY: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;

const killers = new StaticArray<i32>(2 * PLIES);
const history = new StaticArray<i32>(2 * (NO_MOVE + 1));

export function forgetOrder(): void {
  memory.fill(changetype<usize>(history), 0, history.length << 2);
  for (let i = 0; i < killers.length; i++) killers[i] = NO_MOVE;
}

/** Before each search: what was learnt fades. */
export function fadeOrder(): void {
  for (let i = 0; i < history.length; i++) unchecked((history[i] >>= 2));
  for (let i = 0; i < killers.length; i++) unchecked((killers[i] = NO_MOVE));
}

/** Writes a rank for each of the moves at `moves` to `ranks`. */
export function rank(moves: usize, ranks: usize, count: i32, ply: i32, tableMove: i32): void {
  const first = unchecked(killers[2 * ply]);
  const second = unchecked(killers[2 * ply + 1]);
  const mine = position.mover * (NO_MOVE + 1);
  for (let i = 0; i < count; i++) {
    const move = at(moves, i);
    let value: i32;
    if (move == tableMove) value = FROM_TABLE;
    else if (position.isNoisy(move)) value = NOISY + position.promise(move);
    else if (move == first) value = KILLER + 1;
    else if (move == second) value = KILLER;
    else value = unchecked(history[mine + move]) + position.promise(move);
    put(ranks, i, value);
  }
}

/** Ranks by promise alone, for quiescence. */
export function rankByPromise(moves: usize, ranks: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    put(ranks, i, position.promise(at(moves, i)));
  }
}

/** Moves the best of those left to place `i`, and gives it. */
export function pick(moves: usize, ranks: usize, count: i32, i: i32): i32 {
  let best = i;
  let bestRank = at(ranks, i);
  for (let j = i + 1; j < count; j++) {
    const other = at(ranks, j);
    if (other > bestRank) {
      best = j;
      bestRank = other;
    }
  }
  const move = at(moves, best);
  put(moves, best, at(moves, i));
  put(moves, i, move);
  put(ranks, best, at(ranks, i));
  return move;
}

/** A quiet move cut the search off; the quiet ones tried before it (from `moves`) did not. */
export function reward(move: i32, moves: usize, tried: i32, depth: i32, ply: i32): void {
  const mine = position.mover * (NO_MOVE + 1);
  const worth = min(depth * depth, 400);
  learn(mine + move, worth);
  for (let i = 0; i < tried; i++) {
    const other = at(moves, i);
    if (!position.isNoisy(other)) learn(mine + other, -worth);
  }
  if (unchecked(killers[2 * ply]) != move) {
    unchecked((killers[2 * ply + 1] = killers[2 * ply]));
    unchecked((killers[2 * ply] = move));
  }
}

export function historyOf(move: i32): i32 {
  return unchecked(history[position.mover * (NO_MOVE + 1) + move]);
}

/** The nearer a value is to its limit, the less it still grows. */
function learn(index: i32, worth: i32): void {
  const value = unchecked(history[index]);
  unchecked((history[index] = value + worth - (value * abs(worth)) / MOST_HISTORY));
}
