/**
 * Threats: windows that lack one stone or two for six, so that the next turn wins there. To answer them
 * is to place in every one of them, and two stones are all there are for it.
 */
import { put } from '../core/list';
import { cells, emptiesOf, graded, gradedCount, gradesOf, isFatal, WORDS } from './board';
import {
  cellsOf,
  directionBetween,
  directionOf,
  LENGTH,
  MOST_WINDOWS,
  NOWHERE,
  SIZE,
  WINDOWS,
  windowCountAt,
  windowsAt,
} from './geometry';
import { FATAL, shutsAtEnds } from './patterns';
import { turnOf } from './turns';

/** More threats than two stones can answer. */
export const TOO_MANY: i32 = 3;

/** For each threat found last its one or two empty cells; NOWHERE in place of a second. */
const firsts = new StaticArray<i32>(2 * WINDOWS);
const seconds = new StaticArray<i32>(2 * WINDOWS);
let count: i32 = 0;

/** The cells that answer all the threats weighed last alone, where one stone does; else NOWHERE. */
export let firstSoleAnswer: i32 = NOWHERE;
export let secondSoleAnswer: i32 = NOWHERE;

/** Finds every threat a side has now, and tells how many. */
export function findThreats(colour: i32): i32 {
  count = 0;
  for (let grade = 5; grade >= 4; grade--) {
    const set = colour * 8 + grade;
    if (unchecked(gradedCount[set]) <= 0) continue;
    for (let word = 0; word < WORDS; word++) {
      let bits = unchecked(graded[set * WORDS + word]);
      while (bits != 0) {
        const window = (word << 6) + <i32>ctz(bits);
        bits &= bits - 1;
        add(window, unchecked(emptiesOf[window]), colour);
      }
    }
  }
  return count;
}

/** How many stones the other side would need if a side placed on one cell, or on two; 3 for too many. */
export function threatAfter(a: i32, b: i32, colour: i32): i32 {
  count = 0;
  let line = -1;
  let step = 0;
  if (b != NOWHERE) {
    line = directionBetween(a, b);
    step = line == 1 ? b / SIZE - a / SIZE : (b % SIZE) - (a % SIZE);
    addThreatsThrough(b, line, -step, colour, false);
  }
  addThreatsThrough(a, line, step, colour, true);
  return stonesNeeded(colour ^ 1);
}

/**
 * The threats that a stone makes, together with another one so many steps along one of its lines. Those
 * of windows that hold both are found from one of the two only.
 */
function addThreatsThrough(cell: i32, line: i32, step: i32, colour: i32, withBoth: bool): void {
  const start = cell * MOST_WINDOWS;
  const end = start + <i32>unchecked(windowCountAt[cell]);
  for (let i = start; i < end; i++) {
    const entry = <i32>unchecked(windowsAt[i]);
    const window = entry >> 3;
    const grade = (<i32>unchecked(gradesOf[window]) >> (colour << 2)) & 15;
    if (grade < 2 || grade == FATAL) continue;
    const place = entry & 7;
    let own = grade + 1;
    let empties = <i32>unchecked(emptiesOf[window]) ^ (1 << place);
    if (directionOf(window) == line) {
      const other = place + step;
      if (other >= 0 && other < LENGTH) {
        if (!withBoth) continue;
        own++;
        empties ^= 1 << other;
      } else if (shutsAtEnds && (other == -1 || other == LENGTH)) {
        continue;
      }
    }
    if (own >= 4 && empties != 0) add(window, empties, colour);
  }
}

function add(window: i32, empties: i32, colour: i32): void {
  const cellsHere = window * LENGTH;
  const first = <i32>unchecked(cellsOf[cellsHere + ctz(empties)]);
  empties &= empties - 1;
  const second = empties == 0 ? NOWHERE : <i32>unchecked(cellsOf[cellsHere + ctz(empties)]);
  // Six made with a line too long beside it is no six.
  if (isFatal(first, colour) || (second != NOWHERE && isFatal(second, colour))) return;
  unchecked((firsts[count] = first));
  unchecked((seconds[count] = second));
  count++;
}

/** The cells of the threat found first: the one to win with. */
export function firstThreat(): i32 {
  return firsts[0] | (seconds[0] << 9);
}

/** How many stones a side needs to answer the threats found last; 3 where two are not enough. */
export function stonesNeeded(defender: i32): i32 {
  firstSoleAnswer = NOWHERE;
  secondSoleAnswer = NOWHERE;
  if (count == 0) return 0;
  let least = TOO_MANY;
  for (let i = 0; i < 2; i++) {
    const cell = i == 0 ? unchecked(firsts[0]) : unchecked(seconds[0]);
    if (cell == NOWHERE || isFatal(cell, defender)) continue;
    const rest = firstMissed(cell, NOWHERE);
    if (rest < 0) {
      if (i == 0) firstSoleAnswer = cell;
      else secondSoleAnswer = cell;
      least = 1;
    } else if (least > 2 && isAnswerable(cell, rest, defender)) {
      least = 2;
    }
  }
  return least;
}

/** Writes the answers to the threats found last: single cells that answer all, and pairs of which both are needed. */
export function listAnswers(defender: i32, to: usize): i32 {
  let answers = 0;
  for (let i = 0; i < 2; i++) {
    const cell = i == 0 ? firsts[0] : seconds[0];
    if (cell == NOWHERE || isFatal(cell, defender)) continue;
    const rest = firstMissed(cell, NOWHERE);
    if (rest < 0) {
      put(to, answers++, turnOf(cell, NOWHERE));
      continue;
    }
    for (let j = 0; j < 2; j++) {
      const second = j == 0 ? firsts[rest] : seconds[rest];
      // The pair of the first threat's own two cells is met from either.
      if (i == 1 && second == firsts[0]) continue;
      if (answersRest(cell, second, defender)) put(to, answers++, turnOf(cell, second));
    }
  }
  return answers;
}

/** Whether one more stone answers what a cell leaves, of which this threat is the first. */
function isAnswerable(cell: i32, rest: i32, defender: i32): bool {
  return (
    answersRest(cell, unchecked(firsts[rest]), defender) ||
    answersRest(cell, unchecked(seconds[rest]), defender)
  );
}

// @ts-ignore: decorator
@inline
function answersRest(first: i32, second: i32, defender: i32): bool {
  return second != NOWHERE && !isFatal(second, defender) && firstMissed(first, second) < 0;
}

/** The first threat that neither of two cells answers, or −1. */
function firstMissed(a: i32, b: i32): i32 {
  for (let i = 0; i < count; i++) {
    const first = unchecked(firsts[i]);
    const second = unchecked(seconds[i]);
    if (first != a && second != a && (b == NOWHERE || (first != b && second != b))) return i;
  }
  return -1;
}

/** An empty cell besides this one where a side may safely place; NOWHERE if there is none. */
export function fillerBeside(cell: i32, colour: i32): i32 {
  for (let other = 0; other < SIZE * SIZE; other++) {
    if (other != cell && unchecked(cells[other]) == 0 && !isFatal(other, colour)) return other;
  }
  return NOWHERE;
}

/** The cell that answers most of the threats found last where not all can be answered; NOWHERE if none does. */
export function cellMostThreatened(defender: i32): i32 {
  let best = NOWHERE;
  let most = 0;
  for (let i = 0; i < 2 * count; i++) {
    const cell = i < count ? firsts[i] : seconds[i - count];
    if (cell == NOWHERE || isFatal(cell, defender)) continue;
    let answered = 0;
    for (let j = 0; j < count; j++) if (firsts[j] == cell || seconds[j] == cell) answered++;
    if (answered <= most) continue;
    most = answered;
    best = cell;
  }
  return best;
}

/** Writes the threats found last, each as the turn that carries it out. */
export function listWins(to: usize): i32 {
  for (let i = 0; i < count; i++) put(to, i, turnOf(firsts[i], seconds[i]));
  return count;
}
