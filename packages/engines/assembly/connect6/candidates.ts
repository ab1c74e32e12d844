/** The turns worth searching where nothing is forced: pairs of the cells that matter most to both sides. */
import { countNode } from '../core/effort';
import { at, put } from '../core/list';
import { involvement } from './attack';
import {
  cellGain,
  cells,
  emptyCount,
  isEmpty,
  isFatal,
  mover,
  place,
  stoneCount,
  stonesDue,
  takeBack,
} from './board';
import {
  CELLS,
  cellsOf,
  LENGTH,
  MOST_WINDOWS,
  NOWHERE,
  SIZE,
  windowCountAt,
  windowsAt,
} from './geometry';
import { findThreats, listAnswers, stonesNeeded } from './threats';
import { firstOf, secondOf, turnOf } from './turns';

export const MOST_CANDIDATES: i32 = 2048;
export const WIDEST: i32 = 64;
/** Beside the best cells of the board, so many that gain most by the first stone. */
const COMPANIONS: i32 = 3;

/**
 * The reply to the first stone is next to it: to build elsewhere leaves the other side the first attack.
 * Not so where blocks are: beside them an attack can begin anywhere.
 */
const CLOSE: i32 = 2;
const CLOSE_BONUS: i32 = 400;

const best = new StaticArray<i32>(WIDEST);
const bestGains = new StaticArray<i32>(WIDEST);
let bestCount: i32 = 0;

const answers = heap.alloc(64);
const seen = new StaticArray<u32>(512 * 512);
const seenCells = new StaticArray<u32>(CELLS);
const companions = new StaticArray<i32>(COMPANIONS);
const companionGains = new StaticArray<i32>(COMPANIONS);
let stamp: u32 = 0;
let cellStamp: u32 = 0;

let turns: usize = 0;
let ranks: usize = 0;
let count: i32 = 0;

/**
 * Lists turns for the side to move, made of so many of the best cells, with their ranks. Where the other
 * side threatens, only turns that answer. With `zoneWeight`, cells that took part in an attack count more.
 */
export function listCandidates(to: usize, ranksTo: usize, width: i32, zoneWeight: i32): i32 {
  turns = to;
  ranks = ranksTo;
  count = 0;
  stamp++;
  const me = mover;
  if (stonesDue() == 1) return listSingles(width);
  const threats = findThreats(me ^ 1);
  const needed = threats == 0 ? 0 : stonesNeeded(me);
  if (needed > 2) return 0;
  const answerCount = threats == 0 ? 0 : listAnswers(me, answers);
  if (needed < 2) findBest(width, zoneWeight);
  if (needed == 0) {
    for (let i = 0; i < bestCount; i++) {
      pairUp(unchecked(best[i]), unchecked(bestGains[i]), i + 1);
    }
  }
  for (let i = 0; i < answerCount; i++) {
    const first = firstOf(at(answers, i));
    const second = secondOf(at(answers, i));
    if (second == NOWHERE) pairUp(first, cellGain(first, me), 0);
    else add(first, second, cellGain(first, me) + cellGain(second, me));
  }
  return count;
}

function listSingles(width: i32): i32 {
  findBest(width, 0);
  for (let i = 0; i < bestCount; i++) {
    put(turns, count, turnOf(best[i], NOWHERE));
    put(ranks, count++, bestGains[i]);
  }
  return count;
}

/** Pairs a cell with the best ones from a place on, and with those that gain most by its stone. */
function pairUp(cell: i32, gain: i32, from: i32): void {
  const me = mover;
  place(cell, me);
  for (let i = from; i < bestCount; i++) {
    const other = unchecked(best[i]);
    if (other != cell) add(cell, other, gain + cellGain(other, me));
  }
  findCompanions(cell);
  for (let i = 0; i < COMPANIONS; i++) {
    if (companionGains[i] > 0) add(cell, companions[i], gain + companionGains[i]);
  }
  takeBack(cell, me);
}

/** The cells on the lines of a stone, besides the best of the board, that are worth most with it. */
function findCompanions(cell: i32): void {
  cellStamp++;
  for (let i = 0; i < bestCount; i++) unchecked((seenCells[best[i]] = cellStamp));
  for (let i = 0; i < COMPANIONS; i++) companionGains[i] = 0;
  const start = cell * MOST_WINDOWS;
  const end = start + <i32>unchecked(windowCountAt[cell]);
  for (let i = start; i < end; i++) {
    const window = <i32>unchecked(windowsAt[i]) >> 3;
    for (let j = window * LENGTH; j < (window + 1) * LENGTH; j++) {
      const other = <i32>unchecked(cellsOf[j]);
      if (unchecked(seenCells[other]) == cellStamp) continue;
      unchecked((seenCells[other] = cellStamp));
      if (isEmpty(other) && !isFatal(other, mover)) befriend(other, cellGain(other, mover));
    }
  }
}

function befriend(cell: i32, gain: i32): void {
  let place = COMPANIONS;
  while (place > 0 && gain > unchecked(companionGains[place - 1])) place--;
  for (let i = COMPANIONS - 1; i > place; i--) {
    companions[i] = companions[i - 1];
    companionGains[i] = companionGains[i - 1];
  }
  if (place == COMPANIONS) return;
  companions[place] = cell;
  companionGains[place] = gain;
}

function findBest(width: i32, zoneWeight: i32): void {
  bestCount = 0;
  const me = mover;
  const isOpening = stoneCount == 1 && emptyCount == CELLS - 1;
  const opening = isOpening ? onlyStone() : NOWHERE;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isEmpty(cell) || isFatal(cell, me)) continue;
    let gain = cellGain(cell, me);
    if (stoneCount == 0) gain += centrality(cell);
    if (opening != NOWHERE && distance(cell, opening) <= CLOSE) gain += CLOSE_BONUS;
    if (zoneWeight > 0) gain += zoneWeight * min(<i32>unchecked(involvement[cell]), 10);
    let place = bestCount;
    while (place > 0 && gain > unchecked(bestGains[place - 1])) place--;
    if (place >= width) continue;
    if (bestCount < width) bestCount++;
    for (let i = bestCount - 1; i > place; i--) {
      unchecked((best[i] = best[i - 1]));
      unchecked((bestGains[i] = bestGains[i - 1]));
    }
    unchecked((best[place] = cell));
    unchecked((bestGains[place] = gain));
  }
}

/** Near the middle there is room on all sides. */
function centrality(cell: i32): i32 {
  return 40 * (SIZE / 2 - distance(cell, CELLS / 2));
}

function distance(a: i32, b: i32): i32 {
  return max(abs((a % SIZE) - (b % SIZE)), abs(a / SIZE - b / SIZE));
}

function onlyStone(): i32 {
  let stone = 0;
  while (cells[stone] != 1 && cells[stone] != 2) stone++;
  return stone;
}

function add(a: i32, b: i32, rank: i32): void {
  const turn = turnOf(a, b);
  if (unchecked(seen[turn]) == stamp || count == MOST_CANDIDATES) return;
  unchecked((seen[turn] = stamp));
  countNode();
  put(turns, count, turn);
  put(ranks, count++, rank);
}
