/**
 * The turns that take both stones of the other side to answer: two stones that each make a threat, or
 * two in one window that make an open four. Most pairs are judged by what is known of each stone alone.
 */
import { countNode } from '../core/effort';
import { at, put } from '../core/list';
import { cellGain, emptiesOf, graded, gradedCount, gradesOf, isFatal, mover, WORDS } from './board';
import {
  areOnOneLine,
  CELLS,
  cellsOf,
  LENGTH,
  NOWHERE,
  strideOf,
  windowsAfter,
  windowsBefore,
} from './geometry';
import {
  findThreats,
  firstSoleAnswer,
  listAnswers,
  secondSoleAnswer,
  threatAfter,
  TOO_MANY,
} from './threats';
import { firstOf, secondOf, turnOf } from './turns';

export const MOST_PAIRS: i32 = 1024;
/** The rank of a turn that two stones cannot answer; all others are below. */
export const OVERWHELMING: i32 = 1000000;

/** The cells that an attack may use: the makers, whose stone makes a threat alone, then those that need another. */
const spots = new StaticArray<i32>(CELLS);
let spotCount: i32 = 0;
let makerCount: i32 = 0;
/** For each maker how many stones answer it, and the cells that do so alone. */
const needs = new StaticArray<i32>(CELLS);
const soleAnswers = new StaticArray<i32>(2 * CELLS);

/** Marks of this position: a number that no earlier one had. */
let mark: u32 = 0;
const spotMarks = new StaticArray<u32>(CELLS);
const makerMarks = new StaticArray<u32>(CELLS);
const pairMarks = new StaticArray<u32>(512 * 512);
const gainMarks = new StaticArray<u32>(CELLS);
const gainsAt = new StaticArray<i32>(CELLS);

const answers = heap.alloc(64);

let pairs: usize = 0;
let ranks: usize = 0;
let count: i32 = 0;

/** Whether only turns that two stones cannot answer are listed. */
let isLast: bool = false;

/**
 * Lists them for the side to move, which has no six to make, with a rank for each; for the last turn of
 * an attack only those that two stones cannot answer.
 */
export function listDoubleThreats(to: usize, ranksTo: usize, forLastTurn: bool): i32 {
  pairs = to;
  ranks = ranksTo;
  isLast = forLastTurn;
  count = 0;
  mark++;
  findSpots();
  if (findThreats(mover ^ 1) > 0) {
    addAnswering();
    return count;
  }
  judgeMakers();
  pairMakers();
  addOpenFours();
  return count;
}

/** Where the other side threatens, only turns that answer that. */
function addAnswering(): void {
  const answerCount = listAnswers(mover, answers);
  for (let i = 0; i < answerCount; i++) {
    const first = firstOf(at(answers, i));
    const second = secondOf(at(answers, i));
    if (second != NOWHERE) {
      weigh(first, second);
      continue;
    }
    for (let j = 0; j < spotCount; j++) weigh(first, spots[j]);
  }
}

function findSpots(): void {
  spotCount = 0;
  gatherSpots(3);
  makerCount = spotCount;
  gatherSpots(2);
}

function gatherSpots(grade: i32): void {
  const set = mover * 8 + grade;
  if (unchecked(gradedCount[set]) <= 0) return;
  for (let word = 0; word < WORDS; word++) {
    for (let bits = unchecked(graded[set * WORDS + word]); bits != 0; bits &= bits - 1) {
      const window = (word << 6) + <i32>ctz(bits);
      for (let rest = <i32>unchecked(emptiesOf[window]); rest != 0; rest &= rest - 1) {
        const cell = <i32>unchecked(cellsOf[window * LENGTH + ctz(rest)]);
        if (unchecked(spotMarks[cell]) == mark) continue;
        unchecked((spotMarks[cell] = mark));
        if (isFatal(cell, mover)) continue;
        if (grade == 3) unchecked((makerMarks[cell] = mark));
        unchecked((spots[spotCount++] = cell));
      }
    }
  }
}

function judgeMakers(): void {
  for (let i = 0; i < makerCount; i++) {
    countNode();
    unchecked((needs[i] = threatAfter(spots[i], NOWHERE, mover)));
    unchecked((soleAnswers[2 * i] = firstSoleAnswer));
    unchecked((soleAnswers[2 * i + 1] = secondSoleAnswer));
  }
}

function pairMakers(): void {
  for (let i = 0; i < makerCount; i++) {
    const first = unchecked(spots[i]);
    const need = unchecked(needs[i]);
    if (need == 0) continue;
    for (let j = i + 1; j < makerCount; j++) {
      const second = unchecked(spots[j]);
      if (need + unchecked(needs[j]) > 2 || areOnOneLine(first, second)) weigh(first, second);
      else if (unchecked(needs[j]) == 1 && !shareAnswer(i, j)) add(first, second);
    }
    // A stone that takes two to answer leaves the other one free.
    if (need < 2) continue;
    for (let j = makerCount; j < spotCount; j++) {
      const second = unchecked(spots[j]);
      if (need == TOO_MANY || areOnOneLine(first, second)) weigh(first, second);
      else add(first, second);
    }
  }
}

function shareAnswer(i: i32, j: i32): bool {
  const first = unchecked(soleAnswers[2 * i]);
  const second = unchecked(soleAnswers[2 * i + 1]);
  const other = unchecked(soleAnswers[2 * j]);
  const another = unchecked(soleAnswers[2 * j + 1]);
  if (first != NOWHERE && (first == other || first == another)) return true;
  return second != NOWHERE && (second == other || second == another);
}

/** Pairs within a window of two: what they make together is on its line, unless one makes a threat alone. */
function addOpenFours(): void {
  const set = mover * 8 + 2;
  for (let word = 0; word < WORDS; word++) {
    for (let bits = unchecked(graded[set * WORDS + word]); bits != 0; bits &= bits - 1) {
      const window = (word << 6) + <i32>ctz(bits);
      for (let rest = <i32>unchecked(emptiesOf[window]); rest != 0; rest &= rest - 1) {
        for (let others = rest & (rest - 1); others != 0; others &= others - 1) {
          addOpenFour(window, <i32>ctz(rest), <i32>ctz(others));
        }
      }
    }
  }
}

function addOpenFour(window: i32, low: i32, high: i32): void {
  const a = <i32>unchecked(cellsOf[window * LENGTH + low]);
  const b = <i32>unchecked(cellsOf[window * LENGTH + high]);
  if (unchecked(makerMarks[a]) == mark || unchecked(makerMarks[b]) == mark) {
    if (!isFatal(a, mover) && !isFatal(b, mover)) weigh(a, b);
    return;
  }
  // What is on one line, two stones can answer.
  if (isLast) return;
  const shift = <u32>mover << 2;
  const stride = strideOf(window);
  const from = max(high - LENGTH + 1, -<i32>unchecked(windowsBefore[window]));
  const to = min(low, <i32>unchecked(windowsAfter[window]));
  // One bit for each cell of the line: those that are in all of the windows.
  let common = -1;
  for (let step = from; step <= to; step++) {
    const other = window + step * stride;
    if (((<i32>unchecked(gradesOf[other]) >> shift) & 15) != 2) continue;
    // The first window that holds both has seen to this pair.
    if (step < 0) return;
    common &= <i32>unchecked(emptiesOf[other]) << (step + LENGTH);
  }
  common &= ~((1 << (low + LENGTH)) | (1 << (high + LENGTH)));
  if (common == 0 && !isFatal(a, mover) && !isFatal(b, mover)) add(a, b);
}

/** Adds a pair if it takes two stones to answer. */
function weigh(a: i32, b: i32): void {
  const turn = turnOf(a, b);
  if (a == b || unchecked(pairMarks[turn]) == mark) return;
  countNode();
  const needed = threatAfter(a, b, mover);
  const least = isLast ? TOO_MANY : 2;
  if (needed < least) unchecked((pairMarks[turn] = mark));
  else enter(a, b, needed == TOO_MANY ? OVERWHELMING : 0);
}

/** Adds a pair that is known to take two stones to answer, and no more. */
// @ts-ignore: decorator
@inline
function add(a: i32, b: i32): void {
  if (!isLast) enter(a, b, 0);
}

function enter(a: i32, b: i32, bonus: i32): void {
  const turn = turnOf(a, b);
  if (count == MOST_PAIRS || unchecked(pairMarks[turn]) == mark) return;
  unchecked((pairMarks[turn] = mark));
  countNode();
  put(pairs, count, turn);
  put(ranks, count++, gainAt(a) + gainAt(b) + bonus);
}

/** What a cell brings the side to move, worked out once for a position. */
function gainAt(cell: i32): i32 {
  if (unchecked(gainMarks[cell]) != mark) {
    unchecked((gainMarks[cell] = mark));
    unchecked((gainsAt[cell] = cellGain(cell, mover)));
  }
  return unchecked(gainsAt[cell]);
}
