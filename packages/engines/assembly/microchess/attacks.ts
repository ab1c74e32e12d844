/** Which squares each piece attacks. Lines are looked up by what stands on them. */
import { hashOf } from '../core/hash';
import { BLACK, bit, FILES, SQUARES, WHITE } from './squares';

/** No piece has more than five squares on its lines where a blocker matters: 32 cases. */
const CASE_BITS: i32 = 5;
const CASES: i32 = 1 << CASE_BITS;

export const knightAttacks = new StaticArray<i32>(SQUARES);
export const kingAttacks = new StaticArray<i32>(SQUARES);
/** By colour, then square. */
export const pawnAttacks = new StaticArray<i32>(2 * SQUARES);

/**
 * For rooks, then for bishops: the squares where a blocker matters, and what tells the cases apart.
 */
const blockers = new StaticArray<i32>(2 * SQUARES);
const factors = new StaticArray<u32>(2 * SQUARES);
const lines = new StaticArray<i32>(2 * SQUARES * CASES);

// @ts-ignore: decorator
@inline
export function rookAttacks(square: i32, occupied: i32): i32 {
  return lineAttacks(square, occupied);
}

// @ts-ignore: decorator
@inline
export function bishopAttacks(square: i32, occupied: i32): i32 {
  return lineAttacks(SQUARES + square, occupied);
}

// @ts-ignore: decorator
@inline
function lineAttacks(row: i32, occupied: i32): i32 {
  return unchecked(lines[(row << CASE_BITS) + caseOf(row, occupied)]);
}

// @ts-ignore: decorator
@inline
function caseOf(row: i32, occupied: i32): i32 {
  const relevant = <u32>(occupied & unchecked(blockers[row]));
  return <i32>((relevant * unchecked(factors[row])) >> (32 - CASE_BITS));
}

/** The square some files and ranks away as a bit; none beyond the edge. */
function away(square: i32, files: i32, ranks: i32): i32 {
  const file = (square % FILES) + files;
  const to = square + files + ranks * FILES;
  return file >= 0 && file < FILES && to >= 0 && to < SQUARES ? bit(to) : 0;
}

/** What is seen along one direction: up to the first piece, and that too. */
function seen(square: i32, files: i32, ranks: i32, occupied: i32): i32 {
  let all = 0;
  let next = away(square, files, ranks);
  for (let steps = 2; next != 0; steps++) {
    all |= next;
    if ((next & occupied) != 0) break;
    next = away(square, steps * files, steps * ranks);
  }
  return all;
}

function seenAround(square: i32, isBishop: bool, occupied: i32): i32 {
  if (isBishop) {
    return (
      seen(square, 1, 1, occupied) |
      seen(square, 1, -1, occupied) |
      seen(square, -1, 1, occupied) |
      seen(square, -1, -1, occupied)
    );
  }
  return (
    seen(square, 1, 0, occupied) |
    seen(square, -1, 0, occupied) |
    seen(square, 0, 1, occupied) |
    seen(square, 0, -1, occupied)
  );
}

/** The last square of a line is seen whether or not anything stands there. */
function blockersOf(square: i32, isBishop: bool): i32 {
  const all = seenAround(square, isBishop, 0);
  let matter = 0;
  for (let rest = all; rest != 0; rest &= rest - 1) {
    const one = rest & -rest;
    if (seenAround(square, isBishop, one) != all) matter |= one;
  }
  return matter;
}

/** Fills a row of `lines` with a factor that keeps apart all cases which differ. */
function prepareLines(square: i32, isBishop: bool): void {
  const row = isBishop ? SQUARES + square : square;
  const mask = blockersOf(square, isBishop);
  blockers[row] = mask;
  for (let trial: u64 = 0; ; trial++) {
    factors[row] = <u32>hashOf(trial);
    for (let i = 0; i < CASES; i++) lines[(row << CASE_BITS) + i] = 0;
    let isGood = true;
    for (let part = mask; isGood; part = (part - 1) & mask) {
      const attacks = seenAround(square, isBishop, part);
      const place = (row << CASE_BITS) + caseOf(row, part);
      isGood = lines[place] == 0 || lines[place] == attacks;
      lines[place] = attacks;
      if (part == 0) break;
    }
    if (isGood) return;
  }
}

function around(square: i32, near: i32, far: i32): i32 {
  let all = 0;
  for (let files = -2; files <= 2; files++) {
    for (let ranks = -2; ranks <= 2; ranks++) {
      const longer = max(abs(files), abs(ranks));
      const shorter = min(abs(files), abs(ranks));
      if (longer == far && shorter >= near && shorter < 2) all |= away(square, files, ranks);
    }
  }
  return all;
}

for (let square = 0; square < SQUARES; square++) {
  kingAttacks[square] = around(square, 0, 1);
  knightAttacks[square] = around(square, 1, 2);
  pawnAttacks[WHITE * SQUARES + square] = away(square, -1, 1) | away(square, 1, 1);
  pawnAttacks[BLACK * SQUARES + square] = away(square, -1, -1) | away(square, 1, -1);
  prepareLines(square, false);
  prepareLines(square, true);
}
