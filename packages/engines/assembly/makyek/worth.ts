/**
 * What was learned in training: the worth of patterns, squares, piece counts and threats. Patterns and
 * squares have a worth for each side on turn, as that side sees it, and each is a pair: a plain one, and
 * one for each piece of the mover's lead, in sixteenths. Those four 16-bit numbers are added up as one
 * 64-bit number; the sums stay small enough to be told apart again.
 */
import { BLACK, cellAt, EMPTY, pieceAt, pieceCount, SIZE, squareAt, WHITE } from './board';
import { classCount, classOf, prepareSymmetry, SQUARE_CLASSES, squareClass, swapped } from './symmetry';
import { PATTERNS, setPatternWorth } from './windows';

export const COUNTS: i32 = 17;
/** Threats are told apart by their gain up to this. */
export const MOST_GAIN: i32 = 4;
export const THREATS: i32 = (MOST_GAIN + 1) * (MOST_GAIN + 1);

/** By colour and square. */
const squareWorths = new StaticArray<i64>(3 * 256);
const countWorths = new StaticArray<i32>(COUNTS);
const threatWorths = new StaticArray<i32>(THREATS);

/** How many 16-bit weights there are, in the order in which `useWeights` reads them. */
export function weightCount(): i32 {
  return 4 * classCount + 4 * SQUARE_CLASSES + COUNTS + THREATS;
}

prepareSymmetry();
usePlainCount();

/** Until weights are known, pieces are counted. */
function usePlainCount(): void {
  for (let own = 0; own < COUNTS; own++) countWorths[own] = 200 * (own - 8);
}

export function useWeights(from: usize): void {
  let at = from;
  for (let half = 0; half < 2; half++) {
    for (let pattern = 0; pattern < PATTERNS; pattern++) {
      const black = pairAt(at, classOf(pattern));
      const white = pairAt(at, classOf(swapped(pattern)));
      setPatternWorth(half * PATTERNS + pattern, black + (white << 32));
    }
    at += <usize>classCount << 2;
  }
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const square = squareAt(row, column);
      const own = pairAt(at, squareClass(row, column));
      const theirs = pairAt(at, SQUARE_CLASSES + squareClass(row, column));
      squareWorths[BLACK * 256 + square] = own + (theirs << 32);
      squareWorths[WHITE * 256 + square] = theirs + (own << 32);
    }
  }
  at += <usize>SQUARE_CLASSES << 3;
  for (let i = 0; i < COUNTS; i++) countWorths[i] = load<i16>(at + (<usize>i << 1));
  at += <usize>COUNTS << 1;
  for (let i = 0; i < THREATS; i++) threatWorths[i] = load<i16>(at + (<usize>i << 1));
}

function pairAt(from: usize, index: i32): i64 {
  const at = from + (<usize>index << 2);
  return <i64>load<i16>(at) + ((<i64>load<i16>(at, 2)) << 16);
}

// @ts-ignore: decorator
@inline
export function squareWorth(colour: i32, square: i32): i64 {
  return unchecked(squareWorths[colour * 256 + square]);
}

// @ts-ignore: decorator
@inline
export function countWorth(own: i32, all: i32): i32 {
  return unchecked(countWorths[all == 16 ? own : (16 * own) / max(all, 1)]);
}

/** What it is worth to the mover that the best threats of the other side gain this much. */
// @ts-ignore: decorator
@inline
export function threatWorth(best: i32, second: i32): i32 {
  const index = min(best, MOST_GAIN) * (MOST_GAIN + 1) + min(second, MOST_GAIN);
  return unchecked(threatWorths[index]);
}

/** The worth of a sum for the mover: the plain part and that of the lead. */
// @ts-ignore: decorator
@inline
export function unpacked(sum: i64, mover: i32, lead: i32): i32 {
  const low = <i32>sum;
  const pair = mover == 0 ? low : <i32>((sum - <i64>low) >> 32);
  const plain = <i32>(<i16>pair);
  const byLead = (pair - plain) >> 16;
  return plain + ((byLead * lead) >> 4);
}

/** The squares of all pieces on the board. */
export function sumOfSquares(): i64 {
  let sum: i64 = 0;
  for (let i = 0; i < pieceCount; i++) {
    const square = pieceAt(i);
    const cell = cellAt(square);
    if (cell != EMPTY) sum += squareWorth(cell, square);
  }
  return sum;
}
