/**
 * What a capture wins or loses once everybody has taken back on that square, in hundredths of a
 * pawn.
 */
import { attackers, occupied, piecesOf, pieceAt } from './board';
import { fromOf, toOf } from './moves';
import { bit, EMPTY, KING, KINDS, PAWN } from './squares';

const worths = memory.data<i32>([100, 300, 300, 500, 1000, 20000]);
const gains = new StaticArray<i32>(32);

// @ts-ignore: decorator
@inline
export function worthOf(kind: i32): i32 {
  return load<i32>(worths + ((<usize>kind) << 2));
}

/** Whether a capture loses material; cheap where the taker is worth no more than what it takes. */
export function isLosing(side: i32, move: i32): bool {
  const taken = pieceAt(toOf(move));
  if (taken == EMPTY) return false;
  const taker = pieceAt(fromOf(move)) - side * KINDS;
  if (worthOf(taker) <= worthOf(taken - (1 - side) * KINDS)) return false;
  return exchange(side, move) < 0;
}

function exchange(side: i32, move: i32): i32 {
  const to = toOf(move);
  let all = occupied() ^ bit(fromOf(move));
  let standing = pieceAt(fromOf(move)) - side * KINDS;
  let depth = 0;
  gains[0] = worthOf(pieceAt(to) - (1 - side) * KINDS);
  while (true) {
    side = 1 - side;
    // Pieces that have taken are gone, and lines behind them are open.
    const able = attackers(to, side, all) & all;
    if (able == 0) break;
    let kind = PAWN;
    while ((able & piecesOf(side, kind)) == 0) kind++;
    if (kind == KING && (attackers(to, 1 - side, all) & all) != 0) break;
    const taker = able & piecesOf(side, kind);
    depth++;
    unchecked((gains[depth] = worthOf(standing) - gains[depth - 1]));
    standing = kind;
    all ^= taker & -taker;
  }
  for (; depth > 0; depth--) {
    unchecked((gains[depth - 1] = -max(-gains[depth - 1], gains[depth])));
  }
  return unchecked(gains[0]);
}
