/**
 * Wins by force: turn after turn of threats that take both stones of the other side to answer, until
 * two are not enough. The attack is searched turn by turn, the answers are all those there are.
 */
import { countNode, isSpent, nodes } from '../core/effort';
import { hashOf } from '../core/hash';
import { at, put } from '../core/list';
import { key, mover } from './board';
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

const pairLists = heap.alloc(<usize>(LONGEST + 1) * LIST);
const rankLists = heap.alloc(<usize>(LONGEST + 1) * LIST);
const answerLists = heap.alloc(<usize>(LONGEST + 1) * 64);

/** The turns that won last, by how far into the attack they came. */
const lastWins = new StaticArray<i32>(LONGEST + 1);
const FAMILIAR: i32 = 100000;

/** The turn that begins the win found last. */
export let winningTurn: i32 = NO_TURN;

/** How often each cell took part in an attack that won, or in an answer to it, since this was cleared. */
export const involvement = new StaticArray<u16>(CELLS);

let width: i32 = WIDTH;
let salt: u64 = SALT;
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
    seek(turns, NARROW, nodeBudget / NARROW_SHARE) ||
    (!isSpent && seek(turns, WIDTH, nodeBudget - nodeBudget / NARROW_SHARE))
  );
}

function seek(turns: i32, attacks: i32, nodeBudget: i32): bool {
  limit = nodes + nodeBudget;
  width = attacks;
  salt = attacks == WIDTH ? SALT : NARROW_SALT;
  isTired = false;
  for (let length = 1; length <= turns; length++) {
    isCut = false;
    if (attack(length, 0)) {
      find(key ^ SALT);
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
  const winKey = key ^ SALT;
  if (find(winKey) && foundScore > 0) return true;
  const failKey = key ^ salt;
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
  const answers = answerLists + <usize>ply * 64;
  const count = listAnswers(defender, answers);
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

function involve(turn: i32): void {
  involvement[firstOf(turn)]++;
  if (secondOf(turn) != NOWHERE) involvement[secondOf(turn)]++;
}
