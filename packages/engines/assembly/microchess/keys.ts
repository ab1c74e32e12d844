/** What position keys are made of: a number for each fact, combined by exclusive or. */
import { hashOf } from '../core/hash';
import { KINDS, SQUARES } from './squares';

const PIECES: i32 = 2 * KINDS * SQUARES;
const pieceKeys = new StaticArray<u64>(PIECES);
for (let i = 0; i < PIECES; i++) pieceKeys[i] = hashOf(i);

const STATES: i32 = 256;
const stateKeys = new StaticArray<u64>(STATES);
for (let i = 0; i < STATES; i++) stateKeys[i] = hashOf(1000 + i);

/** How many plies before the end by a limit each number of plies left makes another position. */
const IN_SIGHT: i32 = 40;
const NEAR_END: u64 = 2000;
const NEAR_QUIET: u64 = 3000;

const endKeys = new StaticArray<u64>(IN_SIGHT + 1);
const quietKeys = new StaticArray<u64>(IN_SIGHT + 1);
for (let i = 0; i <= IN_SIGHT; i++) {
  endKeys[i] = hashOf(NEAR_END + i);
  quietKeys[i] = hashOf(NEAR_QUIET + i);
}

// @ts-ignore: decorator
@inline
export function pieceKey(piece: i32, square: i32): u64 {
  return unchecked(pieceKeys[piece * SQUARES + square]);
}

/** The mover, the rights to castle (0 to 3) and the square passed over (−1 for none). */
// @ts-ignore: decorator
@inline
export function stateKey(mover: i32, rights: i32, passant: i32): u64 {
  return unchecked(stateKeys[(mover << 7) + (rights << 5) + passant + 1]);
}

/**
 * Once a limit is in sight, the plies left to it belong to the position; before, they decide
 * nothing.
 */
// @ts-ignore: decorator
@inline
export function limitKey(pliesLeft: i32, quietLeft: i32): u64 {
  let key: u64 = 0;
  if (pliesLeft <= IN_SIGHT) key ^= unchecked(endKeys[max(pliesLeft, 0)]);
  if (quietLeft <= IN_SIGHT) key ^= unchecked(quietKeys[max(quietLeft, 0)]);
  return key;
}
