/** The last empty squares, one function for each number of them: most of an ending's time goes here. */
import { countNode } from '../core/effort';
import { CENTRE, flipsOf } from './board';

const LESS_THAN_ANY: i32 = -64;

/** Solves a position with at most four empty squares. */
export function solveLast(
  mine: u64,
  theirs: u64,
  empty: u64,
  count: i32,
  alpha: i32,
  beta: i32,
): i32 {
  if (count == 0) return <i32>popcnt(mine) - <i32>popcnt(theirs);
  const a = <i32>ctz(empty);
  let rest = empty & (empty - 1);
  if (count == 1) return solve1(mine, theirs, a);
  const b = <i32>ctz(rest);
  rest &= rest - 1;
  if (count == 2) return solve2(mine, theirs, alpha, beta, a, b, false);
  const c = <i32>ctz(rest);
  rest &= rest - 1;
  if (count == 3) return solve3(mine, theirs, alpha, beta, a, b, c, false);
  return solve4(mine, theirs, alpha, beta, a, b, c, <i32>ctz(rest), false);
}

// @ts-ignore: decorator
@inline
function isCentral(square: i32): bool {
  return ((CENTRE >> square) & 1) != 0;
}

// @ts-ignore: decorator
@inline
function placed(mine: u64, flips: u64, square: i32): u64 {
  return mine | flips | ((<u64>1) << square);
}

function solve1(mine: u64, theirs: u64, square: i32): i32 {
  countNode();
  const lead = <i32>popcnt(mine) - <i32>popcnt(theirs);
  const flips = <i32>popcnt(flipsOf(mine, theirs, square));
  if (flips != 0 || isCentral(square)) return lead + 2 * flips + 1;
  const answer = <i32>popcnt(flipsOf(theirs, mine, square));
  return answer != 0 ? lead - 2 * answer - 1 : lead;
}

function solve2(
  mine: u64,
  theirs: u64,
  alpha: i32,
  beta: i32,
  a: i32,
  b: i32,
  isSkipped: bool,
): i32 {
  countNode();
  let best = LESS_THAN_ANY;
  let flips = flipsOf(mine, theirs, a);
  if (flips != 0 || isCentral(a)) {
    const next = placed(mine, flips, a);
    best = -solve1(theirs & ~flips, next, b);
    if (best >= beta) return best;
  }
  flips = flipsOf(mine, theirs, b);
  if (flips != 0 || isCentral(b)) {
    const next = placed(mine, flips, b);
    best = max(best, -solve1(theirs & ~flips, next, a));
  }
  if (best != LESS_THAN_ANY) return best;
  if (isSkipped) return <i32>popcnt(mine) - <i32>popcnt(theirs);
  return -solve2(theirs, mine, -beta, -alpha, a, b, true);
}

function solve3(
  mine: u64,
  theirs: u64,
  alpha: i32,
  beta: i32,
  a: i32,
  b: i32,
  c: i32,
  isSkipped: bool,
): i32 {
  countNode();
  let best = LESS_THAN_ANY;
  let flips = flipsOf(mine, theirs, a);
  if (flips != 0 || isCentral(a)) {
    const next = placed(mine, flips, a);
    best = -solve2(theirs & ~flips, next, -beta, -alpha, b, c, false);
    if (best >= beta) return best;
    alpha = max(alpha, best);
  }
  flips = flipsOf(mine, theirs, b);
  if (flips != 0 || isCentral(b)) {
    const next = placed(mine, flips, b);
    best = max(best, -solve2(theirs & ~flips, next, -beta, -alpha, a, c, false));
    if (best >= beta) return best;
    alpha = max(alpha, best);
  }
  flips = flipsOf(mine, theirs, c);
  if (flips != 0 || isCentral(c)) {
    const next = placed(mine, flips, c);
    best = max(best, -solve2(theirs & ~flips, next, -beta, -alpha, a, b, false));
  }
  if (best != LESS_THAN_ANY) return best;
  if (isSkipped) return <i32>popcnt(mine) - <i32>popcnt(theirs);
  return -solve3(theirs, mine, -beta, -alpha, a, b, c, true);
}

function solve4(
  mine: u64,
  theirs: u64,
  alpha: i32,
  beta: i32,
  a: i32,
  b: i32,
  c: i32,
  d: i32,
  isSkipped: bool,
): i32 {
  countNode();
  let best = LESS_THAN_ANY;
  let flips = flipsOf(mine, theirs, a);
  if (flips != 0 || isCentral(a)) {
    const next = placed(mine, flips, a);
    best = -solve3(theirs & ~flips, next, -beta, -alpha, b, c, d, false);
    if (best >= beta) return best;
    alpha = max(alpha, best);
  }
  flips = flipsOf(mine, theirs, b);
  if (flips != 0 || isCentral(b)) {
    const next = placed(mine, flips, b);
    best = max(best, -solve3(theirs & ~flips, next, -beta, -alpha, a, c, d, false));
    if (best >= beta) return best;
    alpha = max(alpha, best);
  }
  flips = flipsOf(mine, theirs, c);
  if (flips != 0 || isCentral(c)) {
    const next = placed(mine, flips, c);
    best = max(best, -solve3(theirs & ~flips, next, -beta, -alpha, a, b, d, false));
    if (best >= beta) return best;
    alpha = max(alpha, best);
  }
  flips = flipsOf(mine, theirs, d);
  if (flips != 0 || isCentral(d)) {
    const next = placed(mine, flips, d);
    best = max(best, -solve3(theirs & ~flips, next, -beta, -alpha, a, b, c, false));
  }
  if (best != LESS_THAN_ANY) return best;
  if (isSkipped) return <i32>popcnt(mine) - <i32>popcnt(theirs);
  return -solve4(theirs, mine, -beta, -alpha, a, b, c, d, true);
}
