/**
 * An estimate from what can be seen on the board. It is a sum of facts, each times its weight, so
 * that weights can be fitted to the results of games (training/microchess).
 */
import { bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, rookAttacks } from './attacks';
import { occupied, piecesOf, sides } from './board';
import {
  BISHOP,
  BLACK,
  bit,
  FILES,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  SQUARES,
  turned,
  WHITE,
} from './squares';
import {
  BESIDE_KING,
  CHEAPLY_ATTACKED,
  LEAD,
  LEAD_SIZE,
  LOOSE,
  MOBILITY,
  PLACE,
  RUNNER,
  TURN,
  weights,
  WORTH,
} from './weights';

/** Weights are this many to a hundredth of a pawn, as a power of two. */
const SCALE_BITS: i32 = 3;

/** A bigger lead in material is not counted as more than this. */
const MOST_LEAD: i32 = 12;

/**
 * What a lead is worth depends on the plies left: it has a weight at each of these, and between two
 * a bit of both.
 */
const knots = memory.data<i32>([0, 4, 10, 20, 40, 80]);
const KNOTS: i32 = 6;
const FAR: i32 = 80;
const PART_BITS: i32 = 6;
/** By plies left: the knot before, and how far on to the next. */
const knotBefore = new StaticArray<i32>(FAR + 1);
const partOn = new StaticArray<i32>(FAR + 1);
for (let knot = 0; knot + 1 < KNOTS; knot++) {
  const from = load<i32>(knots + ((<usize>knot) << 2));
  const to = load<i32>(knots + ((<usize>knot) << 2), 4);
  for (let left = from; left <= to; left++) {
    knotBefore[left] = knot;
    partOn[left] = ((left - from) << PART_BITS) / (to - from);
  }
}

// What each side attacks: with anything, with pawns, and with pawns, knights or bishops.
const attacked = new StaticArray<i32>(2);
const attackedByPawns = new StaticArray<i32>(2);
const attackedByMinors = new StaticArray<i32>(2);

export function evaluateBoard(side: i32, pliesLeft: i32, lead: i32): i32 {
  let score = weight(TURN);
  const forWhite = surveyed(WHITE) - surveyed(BLACK) + exposed(WHITE) - exposed(BLACK);
  score += side == WHITE ? forWhite : -forWhite;
  if (lead != 0) score += leadWorth(pliesLeft, lead);
  return score >> SCALE_BITS;
}

// @ts-ignore: decorator
@inline
function weight(index: i32): i32 {
  return unchecked(weights[index]);
}

/**
 * The worth of a side's pieces where they stand, and of what they reach; notes what they attack.
 */
function surveyed(side: i32): i32 {
  const all = occupied();
  const open = ~unchecked(sides[side]);
  const enemyKing = ctz(piecesOf(1 - side, KING));
  const besideKing = unchecked(kingAttacks[enemyKing]);
  let score = 0;
  let byPawns = 0;
  let byMinors = 0;
  let byAll = 0;
  for (let rest = piecesOf(side, PAWN); rest != 0; rest &= rest - 1) {
    const square = ctz(rest);
    const reach = unchecked(pawnAttacks[side * SQUARES + square]);
    byPawns |= reach;
    score += standing(side, PAWN, square) + popcnt(reach & besideKing) * weight(BESIDE_KING);
    const ahead = side == WHITE ? square + FILES : square - FILES;
    if ((all & bit(ahead)) == 0) score += weight(RUNNER + (ownView(side, square) >> 2));
  }
  for (let rest = piecesOf(side, KNIGHT); rest != 0; rest &= rest - 1) {
    const square = ctz(rest);
    const reach = unchecked(knightAttacks[square]);
    byMinors |= reach;
    score += standing(side, KNIGHT, square) + reaching(KNIGHT, reach, open, besideKing);
  }
  for (let rest = piecesOf(side, BISHOP); rest != 0; rest &= rest - 1) {
    const square = ctz(rest);
    const reach = bishopAttacks(square, all);
    byMinors |= reach;
    score += standing(side, BISHOP, square) + reaching(BISHOP, reach, open, besideKing);
  }
  for (let rest = piecesOf(side, ROOK); rest != 0; rest &= rest - 1) {
    const square = ctz(rest);
    const reach = rookAttacks(square, all);
    byAll |= reach;
    score += standing(side, ROOK, square) + reaching(ROOK, reach, open, besideKing);
  }
  for (let rest = piecesOf(side, QUEEN); rest != 0; rest &= rest - 1) {
    const square = ctz(rest);
    const reach = rookAttacks(square, all) | bishopAttacks(square, all);
    byAll |= reach;
    score += standing(side, QUEEN, square) + reaching(QUEEN, reach, open, besideKing);
  }
  const king = ctz(piecesOf(side, KING));
  score += weight(PLACE + KING * SQUARES + ownView(side, king));
  byMinors |= byPawns;
  unchecked((attackedByPawns[side] = byPawns));
  unchecked((attackedByMinors[side] = byMinors));
  unchecked((attacked[side] = byAll | byMinors | unchecked(kingAttacks[king])));
  return score;
}

/** A square as the side sees it that plays up the board. */
// @ts-ignore: decorator
@inline
function ownView(side: i32, square: i32): i32 {
  return side == WHITE ? square : turned(square);
}

// @ts-ignore: decorator
@inline
function standing(side: i32, kind: i32, square: i32): i32 {
  return weight(WORTH + kind) + weight(PLACE + kind * SQUARES + ownView(side, square));
}

// @ts-ignore: decorator
@inline
function reaching(kind: i32, reach: i32, open: i32, besideKing: i32): i32 {
  return (
    popcnt(reach & open) * weight(MOBILITY + kind) +
    popcnt(reach & besideKing) * weight(BESIDE_KING + kind)
  );
}

/** What a side has that can be taken, and where its king can go; once both are surveyed. */
function exposed(side: i32): i32 {
  const enemy = 1 - side;
  const threats = unchecked(attacked[enemy]);
  const loose = threats & ~unchecked(attacked[side]) & unchecked(sides[side]);
  const king = unchecked(kingAttacks[ctz(piecesOf(side, KING))]);
  let score =
    popcnt(king & ~threats & ~unchecked(sides[side])) * weight(MOBILITY + KING);
  for (let kind = PAWN; kind < KING; kind++) {
    score += popcnt(loose & piecesOf(side, kind)) * weight(LOOSE + kind);
  }
  const byPawns = unchecked(attackedByPawns[enemy]);
  const byMinors = unchecked(attackedByMinors[enemy]);
  score += popcnt(byPawns & piecesOf(side, KNIGHT)) * weight(CHEAPLY_ATTACKED + KNIGHT);
  score += popcnt(byPawns & piecesOf(side, BISHOP)) * weight(CHEAPLY_ATTACKED + BISHOP);
  score += popcnt(byMinors & piecesOf(side, ROOK)) * weight(CHEAPLY_ATTACKED + ROOK);
  score += popcnt(byMinors & piecesOf(side, QUEEN)) * weight(CHEAPLY_ATTACKED + QUEEN);
  return score;
}

/** More material wins at the last ply: the nearer that is, the more it counts. */
function leadWorth(pliesLeft: i32, lead: i32): i32 {
  const left = min(max(pliesLeft, 0), FAR);
  const knot = unchecked(knotBefore[left]);
  const part = unchecked(partOn[left]);
  const size = min(abs(lead), MOST_LEAD);
  const before = weight(LEAD + knot) + size * weight(LEAD_SIZE + knot);
  const after = weight(LEAD + knot + 1) + size * weight(LEAD_SIZE + knot + 1);
  const worth = (before * ((1 << PART_BITS) - part) + after * part) >> PART_BITS;
  return lead > 0 ? worth : -worth;
}
