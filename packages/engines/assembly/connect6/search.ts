/**
 * The search: principal variation search over the most promising turns. In every position it first asks
 * for sixes and for threats to be answered, then for a win by force, and only then for candidates.
 */
import { countNode, isSpent } from '../core/effort';
import { hashOf } from '../core/hash';
import { at, put } from '../core/list';
import { DECIDED, fromHere, fromRoot, INFINITE, WIN } from '../core/scores';
import { clearInvolvement, glimpseWin, LONGEST, seekWin, winningTurn, winningTurns } from './attack';
import { emptyCount, key, mover, passTurn, place, stonesDue, takeBack, worthTo } from './board';
import { listCandidates, MOST_CANDIDATES, WIDEST } from './candidates';
import { NOWHERE } from './geometry';
import {
  EXACT,
  find,
  foundBound,
  foundDepth,
  foundScore,
  foundTurn,
  growOlder,
  keep,
  LOWER,
  UPPER,
} from './memory';
import { bringBest } from './ranking';
import { anyTurn } from './rescue';
import { fillerBeside, findThreats, firstThreat, stonesNeeded, TOO_MANY } from './threats';
import { firstOf, NO_TURN, playTurn, secondOf, turnOf, undoTurn } from './turns';

const PLIES: i32 = 64;
const LIST: usize = <usize>MOST_CANDIDATES << 2;

/** How many of the best cells turns are made of, and how many turns are tried. */
const WIDTH: i32 = 12;
const TURNS: i32 = 24;
const LAST_TURNS: i32 = 16;
/** Beyond the depth, where only answers to threats are searched, fewer. */
const LAST_WIDTH: i32 = 6;
const ANSWERS: i32 = 4;
/** Where the other side would win by force, more. */
const ATTACKED_WIDTH: i32 = 20;
const ATTACKED_TURNS: i32 = 40;
/** At the root it begins with so many; each time all are lost, with more. */
const ROOT_WIDTHS = memory.data<i32>([20, 32, 48, 64]);
const ROOT_TURNS = memory.data<i32>([60, 160, 500, 2000]);
const MOST_WIDENINGS: i32 = 3;
const ZONE_WEIGHT: i32 = 40;

/** How long wins by force are looked for within the search, at a glance: in turns, and in nodes. */
const GLANCE_TURNS: i32 = 8;
const LEAF_NODES: i32 = 1000;
const INNER_NODES: i32 = 4000;
/** How long for the other side before a turn is preferred at the root, and for either side at the root itself. */
const FIRST_NODES: i32 = 16000;
const ROOT_NODES: i32 = 20000;

/** A search that answers threats goes on so many plies beyond its depth. */
const EXTRA_PLIES: i32 = 8;
/** A game that looks won or lost, with not every turn tried; each ply on the way there takes one off. */
const BELIEVED: i32 = 28000;
/** Estimates stay below. */
const MOST_WORTH: i32 = 27000;
/** What a side has is worth more when it is on turn: so many eighths. */
const ON_TURN: i32 = 10;

const turnLists = heap.alloc(<usize>PLIES * LIST);
const rankLists = heap.alloc(<usize>PLIES * LIST);
const lines = new StaticArray<i32>(PLIES * PLIES);
const lineLengths = new StaticArray<i32>(PLIES);

const rootTurns = heap.alloc(LIST);
const rootRanks = heap.alloc(LIST);
let rootCount: i32 = 0;
let widenings: i32 = 0;
/** Whether the turns at the root are all that answer the threats. */
let isForced: bool = false;

export let bestTurn: i32 = NO_TURN;
export let bestScore: i32 = 0;
const bestLine = new StaticArray<i32>(PLIES);
export let bestLineLength: i32 = 0;

let noise: i32 = 0;
let noiseSeed: u64 = 0;
/** How many turns long a win by force may be that this search sees. */
let longestAttack: i32 = LONGEST;
let rootDepth: i32 = 0;
let deepest: i32 = 0;

/**
 * Starts on the position as it stands, with estimates off by up to `amplitude` at random, always the same
 * for the same position and seed, and with wins by force of at most so many turns seen. What can be
 * told at a glance is the first best turn. True if it settles the matter.
 */
export function begin(seed: u32, amplitude: i32, attackTurns: i32): bool {
  noise = amplitude;
  noiseSeed = hashOf(seed);
  longestAttack = min(attackTurns, LONGEST);
  widenings = 0;
  growOlder();
  const turn = turnToWin();
  if (turn != NO_TURN) return settleAtOnce(turn, WIN - 1);
  findThreats(mover ^ 1);
  isForced = stonesNeeded(mover) >= 2;
  rootCount = listRoot(0);
  if (rootCount == 0) return settleAtOnce(anyTurn(), isForced ? -WIN + 2 : evaluate());
  settleAtOnce(at(rootTurns, 0), evaluate());
  return false;
}

/** Searches all turns to a depth. False if the effort ran out before; the best turn found so far stands. */
export function deepen(depth: i32): bool {
  rootDepth = depth;
  deepest = min(depth + EXTRA_PLIES, PLIES - 2);
  const budget = ROOT_NODES << min(depth, 10);
  if (longestAttack > 0 && stonesDue() == 2) {
    if (seekWin(longestAttack, budget)) {
      settleAtOnce(winningTurn, WIN - 2 * winningTurns + 1);
      return true;
    }
    if (isSpent) return false;
    if (widenings == 0) lookOut(budget);
    if (isSpent) return false;
  }
  searchRoot(depth, -INFINITE);
  while (bestScore < -MOST_WORTH && widenings < MOST_WIDENINGS && !isForced && !isSpent) {
    findAttack(budget);
    widenRoot();
    // What is as lost as the best so far does not take its place.
    searchRoot(depth, bestScore);
  }
  return !isSpent;
}

export function lineTurn(index: i32): i32 {
  return bestLine[index];
}

/** Looks for a win by force of the other side; if there is one, more turns are tried at the root. */
function lookOut(budget: i32): void {
  if (findThreats(mover ^ 1) == 0 && findAttack(budget)) widenRoot();
}

/** Whether the other side, were it to move, would win by force; what takes part in that is then known. */
function findAttack(budget: i32): bool {
  clearInvolvement();
  passTurn();
  const isFound = longestAttack > 0 && seekWin(longestAttack, budget);
  passTurn();
  return isFound;
}

/** The same at a glance. */
function glimpseAttack(): bool {
  clearInvolvement();
  passTurn();
  const isFound = glimpses(INNER_NODES);
  passTurn();
  return isFound;
}

/** More turns, above all those in the way of the other side's attack. */
function widenRoot(): void {
  widenings++;
  rootCount = listRoot(ZONE_WEIGHT);
}

function listRoot(zoneWeight: i32): i32 {
  const width = at(ROOT_WIDTHS, widenings);
  const most = at(ROOT_TURNS, widenings);
  const count = listCandidates(rootTurns, rootRanks, width, zoneWeight);
  let legal = 0;
  for (let i = 0; i < count && legal < most; i++) {
    bringBest(rootTurns, rootRanks, i, count);
    const turn = at(rootTurns, i);
    if (!playTurn(turn)) continue;
    undoTurn(turn);
    put(rootTurns, legal++, turn);
  }
  return legal;
}

/** The turn that makes six now, or NO_TURN. */
function turnToWin(): i32 {
  if (findThreats(mover) == 0) return NO_TURN;
  // Those that take one stone come first.
  const threat = firstThreat();
  const cell = firstOf(threat);
  if (stonesDue() == 1) return secondOf(threat) == NOWHERE ? threat : NO_TURN;
  if (secondOf(threat) != NOWHERE) return turnOf(cell, secondOf(threat));
  place(cell, mover);
  const filler = fillerBeside(cell, mover);
  takeBack(cell, mover);
  return filler == NOWHERE ? NO_TURN : turnOf(cell, filler);
}

function settleAtOnce(turn: i32, score: i32): bool {
  bestTurn = turn;
  bestScore = score;
  bestLine[0] = turn;
  bestLineLength = 1;
  return true;
}

function searchRoot(depth: i32, alpha: i32): void {
  countNode();
  for (let i = 0; i < rootCount; i++) {
    const turn = at(rootTurns, i);
    playTurn(turn);
    let score: i32;
    if (i == 0) {
      score = -search(-INFINITE, -alpha, depth - 1, 1);
    } else {
      score = -search(-alpha - 1, -alpha, depth - 1, 1);
      if (score > alpha) score = -search(-INFINITE, -alpha, depth - 1, 1);
    }
    if (score > alpha && abs(score) < DECIDED) score = verified(score);
    undoTurn(turn);
    if (isSpent) return;
    if (score <= alpha) continue;
    alpha = score;
    settle(i, score);
    if (score >= DECIDED) break;
  }
}

/** The score of the turn just played at the root; a longer look may find that it loses by force. */
function verified(score: i32): i32 {
  const budget = FIRST_NODES << min(rootDepth, 8);
  if (isSpent || longestAttack == 0 || !seekWin(longestAttack, budget)) return score;
  extendLine(1, winningTurn, false);
  return -WIN + 2 * winningTurns;
}

/** The best turn of this round so far: from now on it comes first. */
function settle(index: i32, score: i32): void {
  const turn = at(rootTurns, index);
  for (let i = index; i > 0; i--) put(rootTurns, i, at(rootTurns, i - 1));
  put(rootTurns, 0, turn);
  bestTurn = turn;
  // Only where every answer was tried is a loss certain.
  bestScore = score <= -DECIDED && !isForced ? score + WIN - BELIEVED : score;
  bestLine[0] = turn;
  bestLineLength = 1 + lineLengths[1];
  for (let i = 1; i < bestLineLength; i++) bestLine[i] = lines[PLIES + i - 1];
}

function search(alpha: i32, beta: i32, depth: i32, ply: i32): i32 {
  unchecked((lineLengths[ply] = 0));
  countNode();
  if (isSpent) return 0;
  if (emptyCount == 0) return 0;
  if (findThreats(mover) > 0) return WIN - ply - 1;
  const isThreatened = findThreats(mover ^ 1) > 0;
  const needed = isThreatened ? stonesNeeded(mover) : 0;
  if (needed == TOO_MANY) return -WIN + ply + 2;
  if (ply >= deepest || (depth <= 0 && !isThreatened)) return quiet(beta, ply);

  beta = min(beta, WIN - ply - 3);
  if (alpha >= beta) return alpha;

  const here = key;
  const isLine = beta - alpha > 1;
  if (find(here) && foundDepth >= depth && !isLine) {
    const score = fromRoot(foundScore, ply);
    if (foundBound == EXACT) return score;
    if (foundBound == LOWER && score >= beta) return score;
    if (foundBound == UPPER && score <= alpha) return score;
  }
  const tableTurn = foundTurn;

  if (depth > 0 && glimpses(INNER_NODES)) {
    const score = BELIEVED - ply - 2 * winningTurns + 1;
    keep(here, winningTurn, score, PLIES, EXACT);
    extendLine(ply, winningTurn, false);
    return score;
  }
  return tryTurns(alpha, beta, depth, ply, tableTurn, here, needed);
}

function tryTurns(
  alpha: i32,
  beta: i32,
  depth: i32,
  ply: i32,
  tableTurn: i32,
  here: u64,
  needed: i32,
): i32 {
  const turns = turnLists + <usize>ply * LIST;
  const ranks = rankLists + <usize>ply * LIST;
  const isUnderAttack = depth > 0 && needed == 0 && glimpseAttack();
  if (isSpent) return 0;
  let width = depth > 0 ? WIDTH : LAST_WIDTH;
  let most = depth > 1 ? TURNS : depth == 1 ? LAST_TURNS : ANSWERS;
  if (isUnderAttack) {
    // After the first turn more and more is tried, lest it only seems to win.
    const extra = ply == 1 ? rootDepth - 1 : 0;
    width = min(ATTACKED_WIDTH + 4 * extra, WIDEST);
    most = ATTACKED_TURNS + 40 * extra;
  }
  const count = listCandidates(turns, ranks, width, isUnderAttack ? ZONE_WEIGHT : 0);
  for (let i = 0; i < count; i++) {
    if (at(turns, i) == tableTurn) put(ranks, i, i32.MAX_VALUE);
  }
  let best = -WIN + ply + 2;
  let bestHere = NO_TURN;
  const alphaBefore = alpha;
  for (let i = 0; i < min(count, most); i++) {
    bringBest(turns, ranks, i, count);
    const turn = at(turns, i);
    if (!playTurn(turn)) continue;
    let score: i32;
    if (bestHere == NO_TURN) {
      score = -search(-beta, -alpha, depth - 1, ply + 1);
    } else {
      score = -search(-alpha - 1, -alpha, depth - 1, ply + 1);
      if (score > alpha && score < beta) score = -search(-beta, -alpha, depth - 1, ply + 1);
    }
    undoTurn(turn);
    if (isSpent) return 0;
    if (score <= best && bestHere != NO_TURN) continue;
    best = score;
    bestHere = turn;
    if (score <= alpha) continue;
    alpha = score;
    extendLine(ply, turn, true);
    if (score >= beta) break;
  }
  // Only where every answer was tried is a loss certain.
  if (best <= -DECIDED && needed < 2) best += WIN - BELIEVED;
  const bound = best >= beta ? LOWER : best > alphaBefore ? EXACT : UPPER;
  keep(here, bestHere, fromHere(best, ply), depth, bound);
  return best;
}

/** Where nothing must be answered: a win by force, or the estimate. */
function quiet(beta: i32, ply: i32): i32 {
  const estimate = evaluate();
  // Good enough already: a win would change nothing.
  if (estimate >= beta) return estimate;
  if (glimpses(LEAF_NODES)) {
    return BELIEVED - ply - 2 * winningTurns + 1;
  }
  return estimate;
}

/** Whether the side to move seems to win by force. */
function glimpses(budget: i32): bool {
  return longestAttack > 0 && glimpseWin(min(longestAttack, GLANCE_TURNS), budget);
}

export function evaluate(): i32 {
  let score = (worthTo(mover) * ON_TURN) / 8 - worthTo(mover ^ 1);
  if (noise > 0) score += <i32>(hashOf(noiseSeed ^ key) % <u64>(2 * noise + 1)) - noise;
  return max(min(score, MOST_WORTH), -MOST_WORTH);
}

/** Puts a turn in front of the line from the next ply on, or begins a line with it. */
function extendLine(ply: i32, turn: i32, goesOn: bool): void {
  const here = ply * PLIES;
  unchecked((lines[here] = turn));
  const rest = goesOn ? unchecked(lineLengths[ply + 1]) : 0;
  for (let i = 0; i < rest; i++) {
    unchecked((lines[here + 1 + i] = lines[here + PLIES + i]));
  }
  unchecked((lineLengths[ply] = rest + 1));
}
