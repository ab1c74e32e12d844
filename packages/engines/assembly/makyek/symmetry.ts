/** Which patterns and squares are the same but for turning and mirroring the board. */
import { SIZE } from './board';
import { PATTERNS } from './windows';

/** The class of each pattern of nine cells; equal for those that turn or mirror into each other. */
const classes = new StaticArray<u16>(PATTERNS);
/** Each pattern with black for white. */
const swaps = new StaticArray<u16>(PATTERNS);
export let classCount: i32 = 0;

export const SQUARE_CLASSES: i32 = 36;

// @ts-ignore: decorator
@inline
export function classOf(pattern: i32): i32 {
  return <i32>unchecked(classes[pattern]);
}

// @ts-ignore: decorator
@inline
export function swapped(pattern: i32): i32 {
  return <i32>unchecked(swaps[pattern]);
}

/** The class of a square: how far it is from the two nearest edges. */
export function squareClass(row: i32, column: i32): i32 {
  const a = min(row, SIZE - 1 - row);
  const b = min(column, SIZE - 1 - column);
  return min(a, b) * 6 + max(a, b);
}

/** Numbers the classes in the order of their smallest pattern. */
export function prepareSymmetry(): void {
  for (let pattern = 0; pattern < PATTERNS; pattern++) {
    swaps[pattern] = <u16>swap(pattern);
    let smallest = pattern;
    let image = pattern;
    for (let turn = 0; turn < 4; turn++) {
      image = turned(image);
      smallest = min(smallest, min(image, mirrored(image)));
    }
    if (smallest < pattern) {
      classes[pattern] = classes[smallest];
    } else {
      classes[pattern] = <u16>classCount;
      classCount++;
    }
  }
}

function digit(pattern: i32, place: i32): i32 {
  for (let i = 0; i < place; i++) pattern /= 3;
  return pattern % 3;
}

function swap(pattern: i32): i32 {
  let result = 0;
  for (let place = 8; place >= 0; place--) {
    const cell = digit(pattern, place);
    result = result * 3 + (cell == 0 ? 0 : 3 - cell);
  }
  return result;
}

function turned(pattern: i32): i32 {
  let result = 0;
  for (let place = 8; place >= 0; place--) {
    const row = place / 3;
    const column = place % 3;
    result = result * 3 + digit(pattern, column * 3 + 2 - row);
  }
  return result;
}

function mirrored(pattern: i32): i32 {
  let result = 0;
  for (let place = 8; place >= 0; place--) {
    result = result * 3 + digit(pattern, place - (place % 3) + 2 - (place % 3));
  }
  return result;
}
