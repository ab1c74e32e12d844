/**
 * Moves as numbers: from (5 bits), and above that the square moved to, of 20; and 20 more for each
 * choice of what a pawn may become (queen, rook, bishop, knight). Castling is the king's move onto
 * his own rook. The lists may hold moves that leave the king in check; the king of the other side
 * is never taken.
 */
import { put } from '../core/list';
import { bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, rookAttacks } from './attacks';
import { occupied, piecesOf, sides } from './board';
import { kingHome, mayCastle, rookHome, squareOf } from './castling';
import {
  BISHOP,
  BLACK,
  bit,
  FILES,
  FIRST_RANK,
  KING,
  KNIGHT,
  LAST_RANK,
  PAWN,
  QUEEN,
  ROOK,
  SQUARES,
  WHITE,
} from './squares';

/** The numbers of promotions begin here, so many apart. */
const PROMOTING: i32 = SQUARES << 5;
/** Where the first of two steps from home ends, for either side. */
const FIRST_STEP: i32 = 0x00f00;

// @ts-ignore: decorator
@inline
export function moveOf(from: i32, to: i32): i32 {
  return from | (to << 5);
}

// @ts-ignore: decorator
@inline
export function fromOf(move: i32): i32 {
  return move & 31;
}

// @ts-ignore: decorator
@inline
export function toOf(move: i32): i32 {
  return (isPromotion(move) ? move % PROMOTING : move) >> 5;
}

// @ts-ignore: decorator
@inline
export function isPromotion(move: i32): bool {
  return move >= PROMOTING;
}

/** What the pawn becomes. */
// @ts-ignore: decorator
@inline
export function promotionOf(move: i32): i32 {
  return QUEEN + 1 - move / PROMOTING;
}

// @ts-ignore: decorator
@inline
function lastRank(side: i32): i32 {
  return side == WHITE ? LAST_RANK : FIRST_RANK;
}

let list: usize = 0;
let count: i32 = 0;

export function generateAll(side: i32, rights: i32, passant: i32, to: usize): i32 {
  list = to;
  count = 0;
  const open = ~unchecked(sides[side]) & ~piecesOf(1 - side, KING);
  addPieces(side, open);
  addPawns(side, open, passant, true);
  if ((rights & bit(side)) != 0 && mayCastle(side)) {
    put(list, count++, moveOf(squareOf(kingHome, side), squareOf(rookHome, side)));
  }
  return count;
}

/** Captures, and pawns becoming something. */
export function generateSharp(side: i32, passant: i32, to: usize): i32 {
  list = to;
  count = 0;
  const taken = unchecked(sides[1 - side]) & ~piecesOf(1 - side, KING);
  addPieces(side, taken);
  addPawns(side, taken, passant, false);
  return count;
}

function addPieces(side: i32, targets: i32): void {
  const all = occupied();
  for (let rest = piecesOf(side, QUEEN); rest != 0; rest &= rest - 1) {
    const from = ctz(rest);
    add(from, (rookAttacks(from, all) | bishopAttacks(from, all)) & targets);
  }
  for (let rest = piecesOf(side, ROOK); rest != 0; rest &= rest - 1) {
    const from = ctz(rest);
    add(from, rookAttacks(from, all) & targets);
  }
  for (let rest = piecesOf(side, BISHOP); rest != 0; rest &= rest - 1) {
    const from = ctz(rest);
    add(from, bishopAttacks(from, all) & targets);
  }
  for (let rest = piecesOf(side, KNIGHT); rest != 0; rest &= rest - 1) {
    const from = ctz(rest);
    add(from, unchecked(knightAttacks[from]) & targets);
  }
  const king = ctz(piecesOf(side, KING));
  add(king, unchecked(kingAttacks[king]) & targets);
}

// @ts-ignore: decorator
@inline
function add(from: i32, targets: i32): void {
  for (let rest = targets; rest != 0; rest &= rest - 1) put(list, count++, moveOf(from, ctz(rest)));
}

function addPawns(side: i32, targets: i32, passant: i32, withSteps: bool): void {
  const pawns = piecesOf(side, PAWN);
  if (pawns == 0) return;
  const taken = (targets & unchecked(sides[1 - side])) | (passant < 0 ? 0 : bit(passant));
  for (let rest = pawns; rest != 0; rest &= rest - 1) {
    const from = ctz(rest);
    addPawn(side, from, unchecked(pawnAttacks[side * SQUARES + from]) & taken);
  }
  const free = ~occupied();
  const ahead = (side == WHITE ? pawns << FILES : pawns >> FILES) & free;
  const back = side == WHITE ? -FILES : FILES;
  for (let rest = withSteps ? ahead : ahead & lastRank(side); rest != 0; rest &= rest - 1) {
    addPawn(side, ctz(rest) + back, rest & -rest);
  }
  if (!withSteps) return;
  const begun = ahead & FIRST_STEP;
  const further = (side == WHITE ? begun << FILES : begun >> FILES) & free;
  for (let rest = further; rest != 0; rest &= rest - 1) {
    const to = ctz(rest);
    put(list, count++, moveOf(to + 2 * back, to));
  }
}

// @ts-ignore: decorator
@inline
function addPawn(side: i32, from: i32, targets: i32): void {
  for (let rest = targets; rest != 0; rest &= rest - 1) {
    const move = moveOf(from, ctz(rest));
    if ((rest & -rest & lastRank(side)) == 0) {
      put(list, count++, move);
      continue;
    }
    for (let choice = 1; choice <= 4; choice++) put(list, count++, move + choice * PROMOTING);
  }
}

/**
 * The square a double step has passed over, if a pawn of the other side stands ready to take there;
 * else −1.
 */
export function passantAfter(side: i32, from: i32, to: i32): i32 {
  if (abs(to - from) != 2 * FILES) return -1;
  const passed = (from + to) >> 1;
  const ready = unchecked(pawnAttacks[side * SQUARES + passed]) & piecesOf(1 - side, PAWN);
  return ready != 0 ? passed : -1;
}

/** Where the pawn taken by a pawn moving to the square passed over stands. */
// @ts-ignore: decorator
@inline
export function passedTo(side: i32, passed: i32): i32 {
  return side == BLACK ? passed + FILES : passed - FILES;
}
