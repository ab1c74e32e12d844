/** What a compiled engine offers the outside: a position to set up and look at, and the search. */
import { loadPosition, position } from '../game/position';
import * as effort from './effort';
import { at, put } from './list';
import { forgetOrder } from './order';
import { NO_MOVE } from './position';
import { UNDECIDED } from './scores';
import * as search from './search';
import { allocateTable, clearTable } from './table';

/** Where the outside writes a position, and finds the moves of `listMoves`. */
const exchange = heap.alloc(8192);

export function buffer(): usize {
  return exchange;
}

/** Memory for as many bytes of weights, which the outside writes there before it calls `useWeights`. */
export function room(length: i32): usize {
  return heap.alloc(length);
}

export function useWeights(from: usize, length: i32): void {
  position.useWeights(from, length);
}

/** 2 to the power of `tableBits` positions are remembered. */
export function prepare(tableBits: i32): void {
  allocateTable(tableBits);
  forgetOrder();
}

/** Makes the next search depend on nothing before it. */
export function forget(): void {
  clearTable();
  forgetOrder();
}

/** Sets up the position in the buffer, of as many bytes. */
export function setPosition(length: i32): void {
  loadPosition(exchange, length);
}

export function begin(seed: u32, noise: i32): i32 {
  return search.begin(seed, noise);
}

export function allow(nodeLimit: i32, deadline: f64): void {
  effort.allow(nodeLimit, deadline);
}

export function deepen(depth: i32): bool {
  return search.deepen(depth);
}

export function nodes(): i32 {
  return effort.nodes;
}

export function bestMove(): i32 {
  return search.bestMove;
}

export function bestScore(): i32 {
  return search.bestScore;
}

export function lineLength(): i32 {
  return search.bestLineLength;
}

export function lineMove(index: i32): i32 {
  return search.lineMove(index);
}

// For the tests that hold this position to the rule book.

/** Writes the legal moves to the buffer; none when the game is over. */
export function listMoves(): i32 {
  if (position.verdict() != UNDECIDED) return 0;
  const count = position.generate(exchange);
  let legal = 0;
  for (let i = 0; i < count; i++) {
    const move = at(exchange, i);
    if (!position.play(move)) continue;
    position.undo();
    put(exchange, legal++, move);
  }
  return legal;
}

export function play(move: i32): bool {
  return move < NO_MOVE && position.play(move);
}

export function undo(): void {
  position.undo();
}

export function key(): u64 {
  return position.key;
}

export function mover(): i32 {
  return position.mover;
}

/** The score of a finished game for the mover, or the smallest number while it goes on. */
export function verdict(): i32 {
  const verdict = position.verdict();
  return verdict == UNDECIDED && listMoves() == 0 ? position.stuck() : verdict;
}

export function evaluate(): i32 {
  return position.evaluate();
}
