/** What the compiled engine offers the outside: a position to set up and look at, and the search. */
import * as effort from '../core/effort';
import { put } from '../core/list';
import { forgetAttacks } from './attack';
import * as board from './board';
import { CELLS, NOWHERE } from './geometry';
import { allocateMemory, forgetAll } from './memory';
import * as search from './search';
import { findThreats, listWins } from './threats';

/** Where the outside writes a position, and finds what was listed. */
const exchange = heap.alloc(16384);

export function buffer(): usize {
  return exchange;
}

/** 2 to the power of `tableBits` positions are remembered. */
export function prepare(tableBits: i32): void {
  allocateMemory(tableBits);
  forgetAttacks();
}

/** Makes the next search depend on nothing before it. */
export function forget(): void {
  forgetAll();
  forgetAttacks();
}

/** Sets up the cells in the buffer, as the rule book numbers them. */
export function setPosition(mover: i32, overline: i32): void {
  board.setUp(exchange, mover, overline);
}

/** True if there is nothing to think about: the best turn is known. */
export function begin(seed: u32, noise: i32, attackTurns: i32): bool {
  return search.begin(seed, noise, attackTurns);
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

export function bestTurn(): i32 {
  return search.bestTurn;
}

export function bestScore(): i32 {
  return search.bestScore;
}

export function lineLength(): i32 {
  return search.bestLineLength;
}

export function lineTurn(index: i32): i32 {
  return search.lineTurn(index);
}

// For the tests that hold this position to the rule book.

/** What a turn of the side to move would make: 1 six, −1 a line too long, 0 neither. */
export function judge(first: i32, second: i32): i32 {
  const me = board.mover;
  let isTooLong = board.isFatal(first, me);
  board.place(first, me);
  if (second != NOWHERE) {
    isTooLong = isTooLong || board.isFatal(second, me);
    board.place(second, me);
  }
  const isSix = board.hasSix(me);
  if (second != NOWHERE) board.takeBack(second, me);
  board.takeBack(first, me);
  return isTooLong ? -1 : isSix ? 1 : 0;
}

/** Places a stone of a side, 0 or 1. */
export function place(cell: i32, colour: i32): void {
  board.place(cell, colour);
}

export function takeBack(cell: i32, colour: i32): void {
  board.takeBack(cell, colour);
}

export function passTurn(): void {
  board.passTurn();
}

/** Writes the empty cells to the buffer. */
export function listEmpty(): i32 {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) if (board.isEmpty(cell)) put(exchange, count++, cell);
  return count;
}

/** Writes the sixes a side could make in one turn, as the one or two cells it would take. */
export function listSixes(colour: i32): i32 {
  findThreats(colour);
  return listWins(exchange);
}

export function key(): u64 {
  return board.key;
}

export function evaluate(): i32 {
  return search.evaluate();
}
