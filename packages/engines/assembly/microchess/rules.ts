/** The numbers a contest may set. */
import { hashOf } from '../core/hash';
import { KINDS } from './squares';

export let mostPlies: i32 = 0;
/** How often the same position ends the game. */
export let repetitions: i32 = 0;
/** Plies without a pawn move or capture that end it. */
export let mostQuiet: i32 = 0;
/** What each piece counts when material decides, Black's against White's. */
const counts = new StaticArray<i32>(2 * KINDS);
/** Part of every key, so that what was found under other rules is not taken for true. */
export let rulesKey: u64 = 0;

/** Reads plies, repetitions, quiet plies, and what the pieces from pawn to king count. */
export function loadRules(from: usize): void {
  rulesKey = 0;
  for (let i: usize = 0; i < 3 + <usize>KINDS; i++) {
    rulesKey = hashOf(rulesKey ^ <u64>load<u32>(from + (i << 2)));
  }
  mostPlies = load<i32>(from);
  repetitions = load<i32>(from, 4);
  mostQuiet = load<i32>(from, 8);
  for (let kind = 0; kind < KINDS; kind++) {
    counts[kind] = load<i32>(from + ((<usize>kind) << 2), 12);
    counts[KINDS + kind] = -counts[kind];
  }
}

// @ts-ignore: decorator
@inline
export function countOf(piece: i32): i32 {
  return unchecked(counts[piece]);
}
