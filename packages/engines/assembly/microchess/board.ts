/** The pieces: as bits by piece and by side, and by square; and what follows from them alone. */
import {
  bishopAttacks,
  kingAttacks,
  knightAttacks,
  pawnAttacks,
  rookAttacks,
} from './attacks';
import { pieceKey } from './keys';
import { countOf } from './rules';
import {
  BISHOP,
  bit,
  DARK,
  EMPTY,
  KING,
  KINDS,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  SQUARES,
} from './squares';

export const pieces = new StaticArray<i32>(2 * KINDS);
export const sides = new StaticArray<i32>(2);
const cells = new StaticArray<u8>(SQUARES);
/** The pieces' part of the key. */
export let piecesKey: u64 = 0;
/** White's material less Black's, as the contest counts it. */
export let lead: i32 = 0;

export function clearBoard(): void {
  for (let i = 0; i < 2 * KINDS; i++) pieces[i] = 0;
  for (let i = 0; i < SQUARES; i++) cells[i] = <u8>EMPTY;
  sides[0] = 0;
  sides[1] = 0;
  piecesKey = 0;
  lead = 0;
}

// @ts-ignore: decorator
@inline
export function piecesOf(side: i32, kind: i32): i32 {
  return unchecked(pieces[side * KINDS + kind]);
}

// @ts-ignore: decorator
@inline
export function occupied(): i32 {
  return unchecked(sides[0]) | unchecked(sides[1]);
}

// @ts-ignore: decorator
@inline
export function pieceAt(square: i32): i32 {
  return <i32>unchecked(cells[square]);
}

/** Puts a piece on an empty square. */
// @ts-ignore: decorator
@inline
export function place(side: i32, piece: i32, square: i32): void {
  unchecked((cells[square] = <u8>piece));
  unchecked((pieces[piece] ^= bit(square)));
  unchecked((sides[side] ^= bit(square)));
  piecesKey ^= pieceKey(piece, square);
  lead += countOf(piece);
}

/** Takes a piece off its square. */
// @ts-ignore: decorator
@inline
export function lift(side: i32, piece: i32, square: i32): void {
  unchecked((cells[square] = <u8>EMPTY));
  unchecked((pieces[piece] ^= bit(square)));
  unchecked((sides[side] ^= bit(square)));
  piecesKey ^= pieceKey(piece, square);
  lead -= countOf(piece);
}

/** The pieces of a side that attack a square. */
// @ts-ignore: decorator
@inline
export function attackers(square: i32, by: i32, all: i32): i32 {
  const queens = piecesOf(by, QUEEN);
  // A pawn attacks this square from where a pawn of the other side here would attack.
  return (
    (unchecked(knightAttacks[square]) & piecesOf(by, KNIGHT)) |
    (unchecked(kingAttacks[square]) & piecesOf(by, KING)) |
    (unchecked(pawnAttacks[(1 - by) * SQUARES + square]) & piecesOf(by, PAWN)) |
    (rookAttacks(square, all) & (piecesOf(by, ROOK) | queens)) |
    (bishopAttacks(square, all) & (piecesOf(by, BISHOP) | queens))
  );
}

export function isInCheck(side: i32): bool {
  return attackers(ctz(piecesOf(side, KING)), 1 - side, occupied()) != 0;
}

/** A king alone, with one knight, or bishops that all stand on one colour: nobody can be mated. */
export function isMaterialInsufficient(): bool {
  if ((either(PAWN) | either(ROOK) | either(QUEEN)) != 0) return false;
  const knights = either(KNIGHT);
  const bishops = either(BISHOP);
  if (popcnt(knights | bishops) <= 1) return true;
  return knights == 0 && ((bishops & DARK) == 0 || (bishops & ~DARK) == 0);
}

// @ts-ignore: decorator
@inline
function either(kind: i32): i32 {
  return piecesOf(0, kind) | piecesOf(1, kind);
}
