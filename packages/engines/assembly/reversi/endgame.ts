/**
 * Exact endings: alpha-beta to the last disc, without estimates. Results are leads in discs; they fail
 * soft: one at or outside the window is a bound.
 */
import { countNode, isSpent } from '../core/effort';
import { put } from '../core/list';
import { pick } from '../core/order';
import { NO_MOVE } from '../core/position';
import { EXACT, find, foundBound, foundMove, foundScore, keep, LOWER, UPPER } from '../core/table';
import { BOARD, flipsOf, placesOf } from './board';
import { estimateOf } from './evaluation';
import { keyOf } from './key';
import { solveLast } from './last-squares';
import { changeLanes, fillLanes, LANE_BYTES } from './patterns';

/** With fewer empty squares, an estimate of every move takes longer than the better order saves. */
const ESTIMATE_FROM: i32 = 10;
/** With fewer empty squares, looking a position up takes longer than solving it again. */
const TABLE_FROM: i32 = 8;
/** With fewer empty squares, sorting the moves takes longer than it saves. */
const SORT_FROM: i32 = 6;
/** With no more than these, each number of squares has a function of its own. */
const LAST: i32 = 4;
const LESS_THAN_ANY: i32 = -64;
const SQUARES: i32 = 60;

/** The rank of the move to try first, and what counts for the others: found by counting nodes. */
const FIRST: i32 = 1 << 20;
const ANSWER: i32 = 16;
const ANSWER_IN_ESTIMATE: i32 = 200;
const ODD_REGION: i32 = 6;
const NEVER_FLIPPED: i32 = 10;

/** Keeps what is known here apart from what the search estimates. */
const SALT: u64 = 0x5851f42d4c957f2d;

/** The squares that can never be flipped: every line through them ends there. */
const SAFE: u64 = 0x4281000000008142;

/** For each number of empty squares a list of moves, and of their ranks. */
const moveLists = memory.data(64 * 64 * 4, 4);
const rankLists = memory.data(64 * 64 * 4, 4);

/** For each number of empty squares what the patterns show, to the side that the solution is for. */
const lanes = memory.data(64 * 96, 16);

/** Which colour that side is: the search keeps the same boards apart by whose they are. */
let firstMover: i32 = 0;

/**
 * The lead that best play comes to from a position that is not over; `mover` is 0 if Black is to move. The
 * position itself is remembered, whatever its size.
 */
export function solve(mine: u64, theirs: u64, mover: i32, alpha: i32, beta: i32): i32 {
  const count = <i32>popcnt(BOARD & ~(mine | theirs));
  firstMover = mover;
  fillLanes(lanes + <usize>count * LANE_BYTES, mine, theirs);
  return solveDeep(mine, theirs, count, alpha, beta, true);
}

/** The best move in a position, if it was solved and is still remembered. */
export function solvedMove(mine: u64, theirs: u64): i32 {
  return find(keyOf(mine, theirs) ^ SALT) ? foundMove : NO_MOVE;
}

/** What is left of a window after a look into the table. */
let low: i32 = 0;
let high: i32 = 0;

/** Whether the table tells all that a window asks. */
function isKnown(key: u64, alpha: i32, beta: i32): bool {
  low = alpha;
  high = beta;
  if (!find(key)) return false;
  if (foundBound != UPPER) low = max(low, foundScore);
  if (foundBound != LOWER) high = min(high, foundScore);
  return low >= high;
}

/** Many empty squares: the order of the moves is worth an estimate of each. */
function solveDeep(
  mine: u64,
  theirs: u64,
  count: i32,
  alpha: i32,
  beta: i32,
  isFirst: bool,
): i32 {
  countNode();
  if (isSpent) return 0;
  const places = placesOf(mine, theirs);
  if (places == 0) {
    if (placesOf(theirs, mine) == 0) return <i32>popcnt(mine) - <i32>popcnt(theirs);
    return -solveDeep(theirs, mine, count, -beta, -alpha, !isFirst);
  }
  const searched = keyOf(mine, theirs);
  const key = searched ^ SALT;
  if (isKnown(key, alpha, beta)) return foundScore;
  alpha = low;
  beta = high;
  // What the search thought best is the next best thing to try first.
  if (foundMove == NO_MOVE) find(searched ^ <u64>(isFirst ? firstMover : 1 - firstMover));
  const first = foundMove;
  const moves = moveLists + (<usize>count << 8);
  const ranks = rankLists + (<usize>count << 8);
  const here = lanes + <usize>count * LANE_BYTES;
  const discs = SQUARES + 1 - count;
  let choices = 0;
  for (let rest = places; rest != 0; rest &= rest - 1) {
    const square = <i32>ctz(rest);
    let rank = FIRST;
    if (square != first) {
      const flips = flipsOf(mine, theirs, square);
      const left = theirs & ~flips;
      const next = mine | flips | ((<u64>1) << square);
      changeLanes(here, here - LANE_BYTES, square, flips, isFirst);
      const estimate = estimateOf(here - LANE_BYTES, !isFirst, discs, <i32>popcnt(left));
      rank = -estimate - ANSWER_IN_ESTIMATE * <i32>popcnt(placesOf(left, next));
    }
    put(moves, choices, square);
    put(ranks, choices++, rank);
  }
  let best = LESS_THAN_ANY;
  let bestSquare = NO_MOVE;
  const floor = alpha;
  for (let i = 0; i < choices; i++) {
    const square = pick(moves, ranks, choices, i);
    const flips = flipsOf(mine, theirs, square);
    const next = mine | flips | ((<u64>1) << square);
    const left = theirs & ~flips;
    if (count > ESTIMATE_FROM) changeLanes(here, here - LANE_BYTES, square, flips, isFirst);
    let score: i32;
    if (i == 0 || beta - alpha == 1) {
      score = -solveNext(left, next, count - 1, -beta, -alpha, !isFirst);
    } else {
      score = -solveNext(left, next, count - 1, -alpha - 1, -alpha, !isFirst);
      if (score > alpha && score < beta) {
        score = -solveNext(left, next, count - 1, -beta, -score, !isFirst);
      }
    }
    if (isSpent) return 0;
    if (score <= best) continue;
    best = score;
    bestSquare = square;
    if (best >= beta) break;
    alpha = max(alpha, best);
  }
  keep(key, bestSquare, best, count, best >= beta ? LOWER : best > floor ? EXACT : UPPER);
  return best;
}

function solveNext(
  mine: u64,
  theirs: u64,
  count: i32,
  alpha: i32,
  beta: i32,
  isFirst: bool,
): i32 {
  return count >= ESTIMATE_FROM
    ? solveDeep(mine, theirs, count, alpha, beta, isFirst)
    : solveFrom(mine, theirs, BOARD & ~(mine | theirs), count, alpha, beta);
}

/** Fewer empty squares: faster means. */
function solveFrom(
  mine: u64,
  theirs: u64,
  empty: u64,
  count: i32,
  alpha: i32,
  beta: i32,
): i32 {
  if (count <= LAST) return solveLast(mine, theirs, empty, count, alpha, beta);
  countNode();
  if (isSpent) return 0;
  const places = placesOf(mine, theirs);
  if (places == 0) {
    if (placesOf(theirs, mine) == 0) return <i32>popcnt(mine) - <i32>popcnt(theirs);
    return -solveFrom(theirs, mine, empty, count, -beta, -alpha);
  }
  if (count < SORT_FROM) return solveUnsorted(mine, theirs, empty, places, count, alpha, beta);
  if (count < TABLE_FROM) {
    return solveSorted(mine, theirs, empty, places, count, alpha, beta, NO_MOVE);
  }

  const key = keyOf(mine, theirs) ^ SALT;
  if (isKnown(key, alpha, beta)) return foundScore;
  alpha = low;
  beta = high;
  const best = solveSorted(mine, theirs, empty, places, count, alpha, beta, foundMove);
  if (isSpent) return 0;
  const bound = best >= beta ? LOWER : best > alpha ? EXACT : UPPER;
  keep(key, bestPlace, best, count, bound);
  return best;
}

/** The move that the last `solveSorted` found best. */
let bestPlace: i32 = NO_MOVE;

function solveSorted(
  mine: u64,
  theirs: u64,
  empty: u64,
  places: u64,
  count: i32,
  alpha: i32,
  beta: i32,
  first: i32,
): i32 {
  const moves = moveLists + (<usize>count << 8);
  const ranks = rankLists + (<usize>count << 8);
  const odd = oddRegions(empty);
  let choices = 0;
  for (let rest = places; rest != 0; rest &= rest - 1) {
    const square = <i32>ctz(rest);
    const bit = (<u64>1) << square;
    let rank = FIRST;
    if (square != first) {
      const flips = flipsOf(mine, theirs, square);
      const next = mine | flips | bit;
      // The fewer answers, the fewer positions to solve.
      rank = -ANSWER * <i32>popcnt(placesOf(theirs & ~flips, next));
      if ((bit & odd) != 0) rank += ODD_REGION;
      if ((bit & SAFE) != 0) rank += NEVER_FLIPPED;
    }
    put(moves, choices, square);
    put(ranks, choices++, rank);
  }
  let best = LESS_THAN_ANY;
  let bestSquare = NO_MOVE;
  for (let i = 0; i < choices; i++) {
    const square = pick(moves, ranks, choices, i);
    const flips = flipsOf(mine, theirs, square);
    const bit = (<u64>1) << square;
    const next = mine | flips | bit;
    const left = theirs & ~flips;
    let score: i32;
    if (i == 0 || beta - alpha == 1) {
      score = -solveFrom(left, next, empty ^ bit, count - 1, -beta, -alpha);
    } else {
      score = -solveFrom(left, next, empty ^ bit, count - 1, -alpha - 1, -alpha);
      if (score > alpha && score < beta) {
        score = -solveFrom(left, next, empty ^ bit, count - 1, -beta, -score);
      }
    }
    if (isSpent) return 0;
    if (score <= best) continue;
    best = score;
    bestSquare = square;
    if (best >= beta) break;
    alpha = max(alpha, best);
  }
  bestPlace = bestSquare;
  return best;
}

/** Squares of quarters of the board with an odd number of empty ones: who plays there plays there last. */
function oddRegions(empty: u64): u64 {
  let odd: u64 = 0;
  if ((popcnt(empty & 0x000000000f0f0f0f) & 1) != 0) odd |= 0x000000000f0f0f0f;
  if ((popcnt(empty & 0x00000000f0f0f0f0) & 1) != 0) odd |= 0x00000000f0f0f0f0;
  if ((popcnt(empty & 0x0f0f0f0f00000000) & 1) != 0) odd |= 0x0f0f0f0f00000000;
  if ((popcnt(empty & 0xf0f0f0f000000000) & 1) != 0) odd |= 0xf0f0f0f000000000;
  return odd;
}

function solveUnsorted(
  mine: u64,
  theirs: u64,
  empty: u64,
  places: u64,
  count: i32,
  alpha: i32,
  beta: i32,
): i32 {
  const odd = oddRegions(empty);
  let best = LESS_THAN_ANY;
  let rest = places & odd;
  let later = places & ~odd;
  if (rest == 0) {
    rest = later;
    later = 0;
  }
  while (rest != 0) {
    const square = <i32>ctz(rest);
    const bit = (<u64>1) << square;
    const flips = flipsOf(mine, theirs, square);
    const next = mine | flips | bit;
    const score = -solveFrom(theirs & ~flips, next, empty ^ bit, count - 1, -beta, -alpha);
    if (score > best) {
      best = score;
      if (best >= beta) break;
      alpha = max(alpha, best);
    }
    rest &= rest - 1;
    if (rest == 0) {
      rest = later;
      later = 0;
    }
  }
  return best;
}
