/**
 * What was found out about positions before. Each place holds two entries: one keeps what took the most
 * work, the other whatever came last. 16 bytes an entry: key, then turn with bound and age, score, depth.
 */
import { NO_TURN } from './turns';

export const UPPER: i32 = 1;
export const LOWER: i32 = 2;
export const EXACT: i32 = 3;

const ENTRY: usize = 16;
const PLACE: usize = 2 * ENTRY;
const TURN_BITS: i32 = 18;
/** Stands for no turn: no cell has this number. */
const NONE: u32 = (1 << TURN_BITS) - 1;

let start: usize = 0;
let mask: u64 = 0;
let age: u32 = 0;

/** The entry last found. */
export let foundTurn: i32 = NO_TURN;
export let foundScore: i32 = 0;
export let foundDepth: i32 = 0;
export let foundBound: i32 = 0;

/** Takes memory for 2 to the power of `bits` entries; once, before the first search. */
export function allocateMemory(bits: i32): void {
  const places = (<u64>1) << (bits - 1);
  start = heap.alloc(<usize>(places * PLACE));
  mask = places - 1;
  forgetAll();
}

/** Forgets everything, so that a search depends on nothing before it. */
export function forgetAll(): void {
  memory.fill(start, 0, <usize>(mask + 1) * PLACE);
  age = 0;
}

/** A new search: what older ones left gives way first. */
export function growOlder(): void {
  age = (age + 1) & 255;
}

export function find(key: u64): bool {
  const place = placeOf(key);
  if (load<u64>(place) == key) return take(place);
  if (load<u64>(place, ENTRY) == key) return take(place + ENTRY);
  foundTurn = NO_TURN;
  return false;
}

export function keep(key: u64, turn: i32, score: i32, depth: i32, bound: i32): void {
  let entry = placeOf(key);
  const isFirst = load<u64>(entry) == key;
  // A deep result of this search stays; what comes later and is shallower goes beside it.
  const isOfNow = load<u32>(entry, 8) >> 20 == age;
  if (!isFirst && isOfNow && <i32>load<i16>(entry, 14) > depth) entry += ENTRY;
  let packed = <u32>turn & NONE;
  // A bound without a turn does not wipe out the turn known before.
  if (turn == NO_TURN && load<u64>(entry) == key) packed = load<u32>(entry, 8) & NONE;
  store<u64>(entry, key);
  store<u32>(entry, packed | (<u32>bound << TURN_BITS) | (age << 20), 8);
  store<i16>(entry, <i16>score, 12);
  store<i16>(entry, <i16>depth, 14);
}

// @ts-ignore: decorator
@inline
function placeOf(key: u64): usize {
  return start + <usize>(key & mask) * PLACE;
}

// @ts-ignore: decorator
@inline
function take(entry: usize): bool {
  const packed = load<u32>(entry, 8);
  foundTurn = (packed & NONE) == NONE ? NO_TURN : <i32>(packed & NONE);
  foundBound = <i32>((packed >> TURN_BITS) & 3);
  foundScore = load<i16>(entry, 12);
  foundDepth = load<i16>(entry, 14);
  return true;
}
