/** The board of 4×5 as bits of a number: a1 is bit 0, then along the ranks to d5, bit 19. */
export const FILES: i32 = 4;
export const SQUARES: i32 = 20;

export const WHITE: i32 = 0;
export const BLACK: i32 = 1;

/** A piece on the board is its kind, for Black 6 more. */
export const PAWN: i32 = 0;
export const KNIGHT: i32 = 1;
export const BISHOP: i32 = 2;
export const ROOK: i32 = 3;
export const QUEEN: i32 = 4;
export const KING: i32 = 5;
export const KINDS: i32 = 6;
export const EMPTY: i32 = 12;

export const FIRST_RANK: i32 = 0x0000f;
export const LAST_RANK: i32 = 0xf0000;
/** Squares of one colour, a1's. */
export const DARK: i32 = 0x5a5a5;

// @ts-ignore: decorator
@inline
export function bit(square: i32): i32 {
  return 1 << square;
}

/** The same square for the other side: the board turned half round. */
// @ts-ignore: decorator
@inline
export function turned(square: i32): i32 {
  return SQUARES - 1 - square;
}
