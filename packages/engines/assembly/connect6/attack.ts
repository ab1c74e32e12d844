/**
 * Wins by force: turn after turn of threats that take both stones of the other side to answer, until
 * two are not enough. The attack is searched turn by turn, the answers are all those there are.
 */
import { countNode, isSpent, nodes } from '../core/effort';
import { hashOf } from '../core/hash';
import { at, put } from '../core/list';
import { isEmpty, isFatal, key, mover, passTurn, place, takeBack } from './board';
import { listDoubleThreats, MOST_PAIRS } from './double-threats';
import { CELLS, NOWHERE } from './geometry';
import { EXACT, find, foundDepth, foundScore, foundTurn, keep } from './memory';
import { bringBest } from './ranking';
import { findThreats, listAnswers, stonesNeeded, TOO_MANY } from './threats';
import { firstOf, NO_TURN, playTurn, secondOf, undoTurn } from './turns';

/** No attack is followed further, in turns of the attacker. */
export const LONGEST: i32 = 40;
const LIST: usize = <usize>MOST_PAIRS << 2;
/** The attacking turns tried in a position: the most promising ones. */
const WIDTH: i32 = 40;
const SALT: u64 = hashOf(0xa77ac);
/** So many are tried first, with one part of so many of the nodes. */
const NARROW: i32 = 4;
const NARROW_SHARE: i32 = 4;
const NARROW_SALT: u64 = hashOf(0xa77ad);
/** So many at a glance. What a glance finds is kept apart: it is no proof. */
const GLANCE: i32 = 10;
const GLANCE_SALT: u64 = hashOf(0xa77ae);
const GLANCE_WIN_SALT: u64 = hashOf(0xa77af);

const pairLists = heap.alloc(<usize>(LONGEST + 1) * LIST);
const rankLists = heap.alloc(<usize>(LONGEST + 1) * LIST);
const ANSWERS: usize = 64;
const answerLists = heap.alloc(<usize>(LONGEST + 1) * ANSWERS);
const placedLists = heap.alloc(<usize>(LONGEST + 1) * ANSWERS);

/** The turns that won last, by how far into the attack they came. */
const lastWins = new StaticArray<i32>(LONGEST + 1);
const FAMILIAR: i32 = 100000;

/** The turn that begins the win found last. */
export let winningTurn: i32 = NO_TURN;

/** How often each cell took part in an attack that won, or in an answer to it, since this was cleared. */
export const involvement = new StaticArray<u16>(CELLS);

let width: i32 = WIDTH;
let failSalt: u64 = SALT;
let winSalt: u64 = SALT;
/** Whether the other side gets all its answers to a turn at once. */
let isGlance: bool = false;
let limit: i32 = 0;
/** Whether a search ended at its last turn with something left to try. */
let isCut: bool = false;
/** Whether it ended because its nodes were used up: that proves nothing. */
let isTired: bool = false;

/** How many turns the win found last takes at most, the winning one included. */
export let winningTurns: i32 = 0;

/**
 * Whether the side to move, which has no six in one turn, wins by threats, with so many turns and nodes.
 * Most wins are found, and found sooner, by looking at nothing but the best few attacks first.
 */
export function seekWin(turns: i32, nodeBudget: i32): bool {
  return (
    seek(turns, NARROW, NARROW_SALT, nodeBudget / NARROW_SHARE) ||
    (!isSpent && seek(turns, WIDTH, SALT, nodeBudget - nodeBudget / NARROW_SHARE))
  );
}

/**
 * The same at a glance: the other side gets all its answers to a turn at once, so that there is one line to
 * follow after each attack, and no tree. That is many times quicker. It misses wins, and what it finds is
 * certain but for the lines too long that answers nobody would play together may make.
 */
export function glimpseWin(turns: i32, nodeBudget: i32): bool {
  isGlance = true;
  winSalt = GLANCE_WIN_SALT;
  const isFound = seek(turns, GLANCE, GLANCE_SALT, nodeBudget);
  isGlance = false;
  winSalt = SALT;
  return isFound;
}

function seek(turns: i32, attacks: i32, salt: u64, nodeBudget: i32): bool {
  limit = nodes + nodeBudget;
  width = attacks;
  failSalt = salt;
  isTired = false;
  for (let length = 1; length <= turns; length++) {
    isCut = false;
    if (attack(length, 0)) {
      find(key ^ winSalt);
      winningTurn = foundTurn;
      winningTurns = foundDepth + 1;
      return true;
    }
    if (!isCut || isTired || isSpent) return false;
  }
  return false;
}

/** Makes the next attack depend on nothing before it. */
export function forgetAttacks(): void {
  lastWins.fill(NO_TURN);
}

export function clearInvolvement(): void {
  memory.fill(changetype<usize>(involvement), 0, CELLS << 1);
}

function attack(turns: i32, ply: i32): bool {
  countNode();
  if (isSpent || nodes > limit) {
    isTired = true;
    return false;
  }
  const winKey = key ^ winSalt;
  if (find(winKey) && foundScore > 0) return true;
  const failKey = key ^ failSalt;
  if (find(failKey) && foundDepth >= turns) {
    // What was searched as deep as LONGEST had nothing left to try.
    if (foundDepth < LONGEST) isCut = true;
    return false;
  }
  const wasCut = isCut;
  isCut = false;
  const isWon = tryAttacks(turns, ply, winKey);
  if (!isWon && !isTired) keep(failKey, NO_TURN, 0, isCut ? turns : LONGEST, EXACT);
  isCut = isCut || wasCut;
  return isWon;
}

function tryAttacks(turns: i32, ply: i32, winKey: u64): bool {
  const me = mover;
  const pairs = pairLists + <usize>ply * LIST;
  const ranks = rankLists + <usize>ply * LIST;
  const count = listDoubleThreats(pairs, ranks, turns == 1);
  if (turns == 1) isCut = true;
  // What won elsewhere may win here.
  for (let i = 0; i < count; i++) {
    if (at(pairs, i) == lastWins[ply]) put(ranks, i, at(ranks, i) + FAMILIAR);
  }
  for (let i = 0; i < min(count, width); i++) {
    bringBest(pairs, ranks, i, count);
    const turn = at(pairs, i);
    if (!playTurn(turn)) continue;
    const isWon = leavesNoAnswer(turns, ply, me);
    undoTurn(turn);
    if (isTired) return false;
    if (!isWon) continue;
    keep(winKey, turn, 1, turns, EXACT);
    lastWins[ply] = turn;
    involve(turn);
    return true;
  }
  return false;
}

/** Whether the attack just played beats every answer. */
function leavesNoAnswer(turns: i32, ply: i32, attacker: i32): bool {
  const defender = attacker ^ 1;
  if (findThreats(defender) > 0) return false;
  findThreats(attacker);
  const needed = stonesNeeded(defender);
  if (needed < 2) return false;
  if (needed == TOO_MANY) return true;
  if (turns == 1) {
    isCut = true;
    return false;
  }
  const answers = answerLists + <usize>ply * ANSWERS;
  const count = listAnswers(defender, answers);
  if (isGlance) return beatsAllAtOnce(turns, ply, defender, answers, count);
  for (let i = 0; i < count; i++) {
    const answer = at(answers, i);
    if (!playTurn(answer)) continue;
    const isWon = attack(turns - 1, ply + 1);
    undoTurn(answer);
    if (!isWon) return false;
  }
  for (let i = 0; i < count; i++) involve(at(answers, i));
  return true;
}

/** Whether the attack goes on though the other side places all of so many answers. */
function beatsAllAtOnce(
  turns: i32,
  ply: i32,
  defender: i32,
  answers: usize,
  count: i32,
): bool {
  const placed = placedLists + <usize>ply * ANSWERS;
  let stones = 0;
  for (let i = 0; i < 2 * count; i++) {
    const answer = at(answers, i >> 1);
    const cell = (i & 1) == 0 ? firstOf(answer) : secondOf(answer);
    if (cell == NOWHERE || !isEmpty(cell) || isFatal(cell, defender)) continue;
    place(cell, defender);
    put(placed, stones++, cell);
  }
  passTurn();
  const isWon = attack(turns - 1, ply + 1);
  passTurn();
  for (let i = stones - 1; i >= 0; i--) {
    takeBack(at(placed, i), defender);
    if (isWon) involvement[at(placed, i)]++;
  }
  return isWon;
}

function involve(turn: i32): void {
  involvement[firstOf(turn)]++;
  if (secondOf(turn) != NOWHERE) involvement[secondOf(turn)]++;
}
