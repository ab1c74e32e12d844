/**
 * What stands in each window of 3 × 3 squares, as a number of nine digits to the base 3 (0 empty, 1 black,
 * 2 white), and the worth of all windows together, kept up to date change by change. A window that hangs
 * over the edge has its own half of the table: there the walls read as empty.
 */
import { SIZE, SQUARES, squareAt } from './board';

export const PATTERNS: i32 = 19683;

/** The number of the pattern around each square, for those that hang over the edge plus PATTERNS. */
const codes = memory.data(512);
/** Four 16-bit numbers for each pattern; see `worth.ts` for what they mean. */
const worths = memory.data(314928);

/** The worths of all windows, added up. */
export let total: i64 = 0;

export function setTotal(sum: i64): void {
  total = sum;
}

export function setPatternWorth(pattern: i32, worth: i64): void {
  store<i64>(worths + ((<usize>pattern) << 3), worth);
}

export function codeAt(square: i32): i32 {
  return <i32>load<u16>(codes + ((<usize>square) << 1));
}

export function clearWindows(): void {
  for (let square = 0; square < SQUARES; square++) {
    store<u16>(codes + ((<usize>square) << 1), <u16>PATTERNS);
  }
  for (let row = 1; row < SIZE - 1; row++) {
    for (let column = 1; column < SIZE - 1; column++) {
      store<u16>(codes + ((<usize>squareAt(row, column)) << 1), 0);
    }
  }
  total = 0;
}

/** The cell of a square goes up by `change` (from empty to black, from black to white …). */
export function changeCell(square: i32, change: i32): void {
  // In the window around the square above left, the square is the last digit, and so on.
  total +=
    changed(square - 17, change * 6561) +
    changed(square - 16, change * 2187) +
    changed(square - 15, change * 729) +
    changed(square - 1, change * 243) +
    changed(square, change * 81) +
    changed(square + 1, change * 27) +
    changed(square + 15, change * 9) +
    changed(square + 16, change * 3) +
    changed(square + 17, change);
}

/** Takes `changeCell` back, but for the total. */
export function restoreCell(square: i32, change: i32): void {
  restored(square - 17, change * 6561);
  restored(square - 16, change * 2187);
  restored(square - 15, change * 729);
  restored(square - 1, change * 243);
  restored(square, change * 81);
  restored(square + 1, change * 27);
  restored(square + 15, change * 9);
  restored(square + 16, change * 3);
  restored(square + 17, change);
}

// @ts-ignore: decorator
@inline
function changed(square: i32, change: i32): i64 {
  const place = codes + ((<usize>square) << 1);
  const before = <i32>load<u16>(place);
  const after = before + change;
  store<u16>(place, <u16>after);
  return load<i64>(worths + ((<usize>after) << 3)) - load<i64>(worths + ((<usize>before) << 3));
}

// @ts-ignore: decorator
@inline
function restored(square: i32, change: i32): void {
  const place = codes + ((<usize>square) << 1);
  store<u16>(place, <u16>(<i32>load<u16>(place) - change));
}
