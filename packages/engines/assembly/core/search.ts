/**
 * The search all engines share: principal variation search with a transposition table, killers and
 * history, late-move reductions, passing, and quiescence. `deepen` does one depth, from the root.
 */
import { position } from '../game/position';
import { countNode, isSpent } from './effort';
import { hashOf } from './hash';
import { at } from './list';
import { fadeOrder, historyOf, pick, rank, rankByPromise, reward } from './order';
import { NO_MOVE } from './position';
import { broadReduction } from './reductions';
import { DECIDED, fromHere, fromRoot, INFINITE, UNDECIDED, WIN } from './scores';
import {
  ageTable,
  EXACT,
  find,
  foundBound,
  foundDepth,
  foundMove,
  foundScore,
  keep,
  LOWER,
  UPPER,
} from './table';

const PLIES: i32 = 128;
/** No game has more moves in one position. */
const MOST_MOVES: i32 = 512;
const LIST: usize = <usize>MOST_MOVES << 2;
/** Pressed or not, quiescence ends. */
const QUIET_PLIES: i32 = 24;
/** Among many moves, with so few plies to go, estimates decide what is not looked at. */
const SHALLOW: i32 = 3;
/** So many quiet moves are looked at there, and so many more for each ply to go, squared. */
const EARLY: i32 = 4;
const EARLY_BY_DEPTH: i32 = 3;

/** For each ply its moves, their ranks, and the best line from there. */
const moveLists = heap.alloc(<usize>PLIES * LIST);
const rankLists = heap.alloc(<usize>PLIES * LIST);
const lines = new StaticArray<i32>(PLIES * PLIES);
const lineLengths = new StaticArray<i32>(PLIES);

const rootMoves = new StaticArray<i32>(MOST_MOVES);
let rootCount: i32 = 0;

export let bestMove: i32 = NO_MOVE;
export let bestScore: i32 = 0;
const bestLine = new StaticArray<i32>(PLIES);
export let bestLineLength: i32 = 0;

let noise: i32 = 0;
let noiseSeed: u64 = 0;

/**
 * Starts on the position as it stands. The seed shuffles the moves at the root, so that of equal ones not
 * always the same is played; `amplitude` is how far estimates may be off, at random but always the same
 * for the same position. Tells how many legal moves there are.
 */
export function begin(seed: u32, amplitude: i32): i32 {
  noise = amplitude;
  noiseSeed = hashOf(seed);
  ageTable();
  fadeOrder();
  bestMove = NO_MOVE;
  bestScore = 0;
  bestLineLength = 0;
  rootCount = 0;
  if (position.verdict() != UNDECIDED) return 0;
  const count = position.generate(moveLists);
  for (let i = 0; i < count; i++) {
    const move = at(moveLists, i);
    if (!position.play(move)) continue;
    position.undo();
    const place = <i32>(hashOf(noiseSeed ^ <u64>rootCount) % <u64>(rootCount + 1));
    rootMoves[rootCount] = rootMoves[place];
    rootMoves[place] = move;
    rootCount++;
  }
  if (rootCount > 0) bestMove = rootMoves[0];
  return rootCount;
}

/** Searches all moves to a depth. False if the effort ran out before; the best move found so far stands. */
export function deepen(depth: i32): bool {
  let width = 60;
  let alpha = -INFINITE;
  let beta = INFINITE;
  if (depth >= 4 && abs(bestScore) < DECIDED) {
    alpha = bestScore - width;
    beta = bestScore + width;
  }
  while (true) {
    const score = searchRoot(alpha, beta, depth);
    if (isSpent) return false;
    if (score > alpha && score < beta) return true;
    width *= 4;
    if (score <= alpha) alpha = width > 2000 ? -INFINITE : max(score - width, -INFINITE);
    if (score >= beta) beta = width > 2000 ? INFINITE : min(score + width, INFINITE);
  }
}

export function lineMove(index: i32): i32 {
  return bestLine[index];
}

function searchRoot(alpha: i32, beta: i32, depth: i32): i32 {
  const side = position.mover;
  let best = -INFINITE;
  countNode();
  for (let i = 0; i < rootCount; i++) {
    const move = unchecked(rootMoves[i]);
    position.play(move);
    const isSame = position.mover == side;
    let score: i32;
    if (i == 0) {
      score = child(isSame, alpha, beta, depth - 1, 1);
    } else {
      score = child(isSame, alpha, alpha + 1, depth - 1, 1);
      if (score > alpha && score < beta) score = child(isSame, alpha, beta, depth - 1, 1);
    }
    position.undo();
    if (isSpent) break;
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    alpha = score;
    settle(i, score);
    if (score >= beta) break;
  }
  return best;
}

/** The best move of this round so far: from now on it comes first. */
function settle(index: i32, score: i32): void {
  const move = rootMoves[index];
  for (let i = index; i > 0; i--) rootMoves[i] = rootMoves[i - 1];
  rootMoves[0] = move;
  bestMove = move;
  bestScore = score;
  bestLine[0] = move;
  bestLineLength = 1 + lineLengths[1];
  for (let i = 1; i < bestLineLength; i++) bestLine[i] = lines[PLIES + i - 1];
}

/** The score of the position just reached, as the side sees it that played there. */
// @ts-ignore: decorator
@inline
function child(isSame: bool, alpha: i32, beta: i32, depth: i32, ply: i32): i32 {
  return isSame
    ? search(alpha, beta, depth, ply, true)
    : -search(-beta, -alpha, depth, ply, true);
}

function search(alpha: i32, beta: i32, depth: i32, ply: i32, mayPass: bool): i32 {
  unchecked((lineLengths[ply] = 0));
  const verdict = position.verdict();
  if (verdict != UNDECIDED) return fromRoot(verdict, ply);
  const isPressed = position.isPressed();
  if (isPressed) depth++;
  if (depth <= 0 || ply >= PLIES - 2) return quiesce(alpha, beta, ply, QUIET_PLIES);
  const exact = position.shortcut(alpha, beta, depth);
  if (exact != UNDECIDED) return fromRoot(exact, ply);
  countNode();
  if (isSpent) return 0;

  // A win found already is nearer than any that can still be found down here.
  beta = min(beta, WIN - ply - 1);
  if (alpha >= beta) return alpha;

  const isLine = beta - alpha > 1;
  const key = position.key;
  if (find(key) && foundDepth >= depth && !isLine) {
    const score = fromRoot(foundScore, ply);
    if (foundBound == EXACT) return score;
    if (foundBound == LOWER && score >= beta) return score;
    if (foundBound == UPPER && score <= alpha) return score;
  }
  let tableMove = foundMove;

  const isPrunable = position.isBroad() && !isLine && !isPressed;
  const value = isPrunable ? estimate() : 0;
  // So far ahead that the few plies left do not bring it down.
  if (isPrunable && depth <= SHALLOW && abs(beta) < DECIDED) {
    if (value - depth * position.doubt() >= beta) return value;
  }

  if (mayPass && !isLine && !isPressed && depth >= 3 && position.mayPass()) {
    if ((isPrunable ? value : position.evaluate()) >= beta) {
      position.pass();
      const score = -search(-beta, -beta + 1, depth - 3 - depth / 6, ply + 1, false);
      position.unpass();
      if (isSpent) return 0;
      if (score >= beta && score < DECIDED) return score;
    }
  }

  // Without a move to try first, a shallow look finds one.
  if (tableMove == NO_MOVE && isLine && depth >= 5) {
    search(alpha, beta, depth - 3, ply, false);
    if (isSpent) return 0;
    find(key);
    tableMove = foundMove;
    unchecked((lineLengths[ply] = 0));
  }

  // What a quiet move can still make of a hopeless position.
  const hope = isPrunable && depth <= SHALLOW ? value + depth * position.doubt() : INFINITE;
  return tryMoves(alpha, beta, depth, ply, isPressed, hope, tableMove, key);
}

function tryMoves(
  alpha: i32,
  beta: i32,
  depth: i32,
  ply: i32,
  isPressed: bool,
  hope: i32,
  tableMove: i32,
  key: u64,
): i32 {
  const isLine = beta - alpha > 1;
  const moves = moveLists + <usize>ply * LIST;
  const ranks = rankLists + <usize>ply * LIST;
  const count = position.generate(moves);
  rank(moves, ranks, count, ply, tableMove);

  const side = position.mover;
  const floor = alpha;
  let best = -INFINITE;
  let move = NO_MOVE;
  let played = 0;
  for (let i = 0; i < count; i++) {
    const next = pick(moves, ranks, count, i);
    const isQuiet = !position.isNoisy(next);
    if (isQuiet && hope < INFINITE && played > 0 && best > -DECIDED) {
      if (played >= EARLY + EARLY_BY_DEPTH * depth * depth) continue;
      if (hope <= alpha) {
        best = max(best, hope);
        continue;
      }
    }
    const past = historyOf(next);
    if (!position.play(next)) continue;
    const isSame = position.mover == side;
    let score: i32;
    if (played == 0) {
      score = child(isSame, alpha, beta, depth - 1, ply + 1);
    } else {
      const less = isQuiet && !isPressed && played >= 3 ? reduction(depth, played, isLine, past) : 0;
      score = child(isSame, alpha, alpha + 1, depth - 1 - less, ply + 1);
      if (less > 0 && score > alpha) score = child(isSame, alpha, alpha + 1, depth - 1, ply + 1);
      if (isLine && score > alpha && score < beta) {
        score = child(isSame, alpha, beta, depth - 1, ply + 1);
      }
    }
    position.undo();
    if (isSpent) return 0;
    played++;
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    alpha = score;
    move = next;
    if (isLine) follow(ply, next);
    if (score < beta) continue;
    if (isQuiet) reward(next, moves, i, depth, ply);
    break;
  }
  if (played == 0) return fromRoot(position.stuck(), ply);
  const bound = best >= beta ? LOWER : best > floor ? EXACT : UPPER;
  keep(key, move, fromHere(best, ply), depth, bound);
  return best;
}

/** How much less deep a late move is searched at first: the later and the less promising, the more. */
function reduction(depth: i32, played: i32, isLine: bool, past: i32): i32 {
  if (depth < 3) return 0;
  if (position.isBroad()) {
    const less = broadReduction(depth, played) - past / 3000;
    return max(0, min(isLine ? less - 1 : less, depth - 2));
  }
  let less = 1;
  if (played >= 6 && depth >= 4) less++;
  if (played >= 16 && depth >= 6) less++;
  if (isLine || past > 2048) less--;
  if (past < -2048) less++;
  return min(less, depth - 2);
}

/** Only moves that change the score at once, until none is worth it. */
function quiesce(alpha: i32, beta: i32, ply: i32, left: i32): i32 {
  unchecked((lineLengths[ply] = 0));
  countNode();
  if (isSpent) return 0;
  const isPressed = left > 0 && position.isPressed();
  let best = -INFINITE;
  if (!isPressed) {
    best = estimate();
    if (best >= beta || left <= 0 || ply >= PLIES - 2) return best;
    alpha = max(alpha, best);
  }
  const moves = moveLists + <usize>ply * LIST;
  const ranks = rankLists + <usize>ply * LIST;
  const count = isPressed ? position.generate(moves) : position.generateNoisy(moves);
  rankByPromise(moves, ranks, count);
  const side = position.mover;
  let played = 0;
  for (let i = 0; i < count; i++) {
    const next = pick(moves, ranks, count, i);
    if (!isPressed && best + position.stake(next) <= alpha) continue;
    if (!position.play(next)) continue;
    played++;
    const verdict = position.verdict();
    const isSame = position.mover == side;
    let score: i32;
    if (verdict != UNDECIDED) {
      score = fromRoot(verdict, ply + 1);
      if (!isSame) score = -score;
    } else if (isSame) score = quiesce(alpha, beta, ply + 1, left - 1);
    else score = -quiesce(-beta, -alpha, ply + 1, left - 1);
    position.undo();
    if (isSpent) return 0;
    if (score <= best) continue;
    best = score;
    if (score >= beta) break;
    alpha = max(alpha, score);
  }
  return isPressed && played == 0 ? fromRoot(position.stuck(), ply) : best;
}

function estimate(): i32 {
  const value = position.evaluate();
  if (noise == 0) return value;
  const drawn = <i32>(hashOf(position.key ^ noiseSeed) % <u64>(2 * noise + 1));
  return value + drawn - noise;
}

/** The best line from here is this move and the best line after it. */
function follow(ply: i32, move: i32): void {
  const here = ply * PLIES;
  const after = here + PLIES;
  const length = unchecked(lineLengths[ply + 1]);
  unchecked((lines[here] = move));
  for (let i = 0; i < length; i++) unchecked((lines[here + i + 1] = lines[after + i]));
  unchecked((lineLengths[ply] = length + 1));
}
