/**
 * What was found out about positions before. Each place holds two entries: one keeps what took the most
 * work, the other whatever came last. 16 bytes an entry: key, then move, score, depth, bound, age.
 *
 * Forgetting costs nothing: the keys of each new beginning are stirred differently, so none from before fits.
 */
import { hashOf } from './hash';
import { NO_MOVE } from './position';

export const UPPER: i32 = 1;
export const LOWER: i32 = 2;
export const EXACT: i32 = 3;

const ENTRY: usize = 16;
const PLACE: usize = 2 * ENTRY;

let start: usize = 0;
let mask: u64 = 0;
let age: u16 = 0;
let beginnings: u64 = 0;
let stir: u64 = 0;

/** The entry last found. */
export let foundMove: i32 = NO_MOVE;
export let foundScore: i32 = 0;
export let foundDepth: i32 = 0;
export let foundBound: i32 = 0;

/** Takes memory for 2 to the power of `bits` entries; once, before the first search. */
export function allocateTable(bits: i32): void {
  const places = (<u64>1) << (bits - 1);
  start = heap.alloc(<usize>(places * PLACE));
  mask = places - 1;
}

/** Forgets everything, so that a search depends on nothing before it. */
export function clearTable(): void {
  stir = hashOf(++beginnings);
}

/** A new search: what older ones left gives way first. */
export function ageTable(): void {
  age++;
}

export function find(position: u64): bool {
  const key = position ^ stir;
  const place = placeOf(key);
  if (load<u64>(place) == key) return take(place);
  if (load<u64>(place, ENTRY) == key) return take(place + ENTRY);
  foundMove = NO_MOVE;
  return false;
}

export function keep(position: u64, move: i32, score: i32, depth: i32, bound: i32): void {
  const key = position ^ stir;
  let entry = placeOf(key);
  const isFirst = load<u64>(entry) == key;
  // A deep result of this search stays; what comes later and is shallower goes beside it.
  if (!isFirst && load<u16>(entry, 14) == age && <i32>load<i8>(entry, 12) > depth) entry += ENTRY;
  // A bound without a move does not wipe out the move known before.
  if (move == NO_MOVE && load<u64>(entry) == key) move = load<u16>(entry, 8);
  store<u64>(entry, key);
  store<u16>(entry, <u16>move, 8);
  store<i16>(entry, <i16>score, 10);
  store<i8>(entry, <i8>depth, 12);
  store<u8>(entry, <u8>bound, 13);
  store<u16>(entry, age, 14);
}

// @ts-ignore: decorator
@inline
function placeOf(key: u64): usize {
  return start + <usize>(key & mask) * PLACE;
}

// @ts-ignore: decorator
@inline
function take(entry: usize): bool {
  foundMove = load<u16>(entry, 8);
  foundScore = load<i16>(entry, 10);
  foundDepth = load<i8>(entry, 12);
  foundBound = load<u8>(entry, 13);
  return true;
}
