/** The stones, and what they make of every window: kept up to date stone by stone, and taken back. */
import { hashOf } from '../core/hash';
import {
  CELLS,
  cellsOf,
  endedAt,
  endedCountAt,
  LENGTH,
  MOST_ENDS,
  MOST_WINDOWS,
  WINDOWS,
  windowCountAt,
  windowsAt,
} from './geometry';
import {
  BLACK,
  BLACK_END,
  BLACK_STONE,
  BLOCK,
  definePatterns,
  FATAL,
  gainOf,
  grades,
  WHITE_END,
  WHITE_STONE,
  worths,
} from './patterns';

/** What a cell holds, as the rule book writes it: 0 nothing, 1 Black, 2 White, 3 a block. */
export const cells = new StaticArray<u8>(CELLS);
export const contents = new StaticArray<u16>(WINDOWS);
/** Both sides' grades of each window, as in the patterns. */
export const gradesOf = new StaticArray<u8>(WINDOWS);
/** The empty cells of each window, a bit for each place. */
export const emptiesOf = new StaticArray<u8>(WINDOWS);

/** How many lines too long a stone of a side would make on each cell; Black's first. */
const fatals = new StaticArray<u8>(2 * CELLS);

/** The windows of each grade, by side: a bit for each window. */
export const WORDS: i32 = 15;
export const graded = new StaticArray<u64>(2 * 8 * WORDS);
export const gradedCount = new StaticArray<i32>(2 * 8);

/** Equal for equal stones, blocks, side to move and rule on lines of seven only. */
export let key: u64 = 0;
export let mover: i32 = BLACK;
/** What the windows are worth together, to Black in the upper half and to White in the lower. */
let worth: i32 = 0;
export let emptyCount: i32 = 0;
export let stoneCount: i32 = 0;
/** The sixes there were before the first stone was placed here. */
const sixesBefore = new StaticArray<i32>(2);

const stoneKeys = new StaticArray<u64>(3 * CELLS);
for (let i = 0; i < 3 * CELLS; i++) stoneKeys[i] = hashOf(<u64>i);
export const WHITE_TO_MOVE: u64 = hashOf(<u64>(3 * CELLS));

/** Sets up a board of cells as the rule book numbers them, 0 to 3. */
export function setUp(from: usize, side: i32, overline: i32): void {
  definePatterns(overline);
  mover = side;
  key = hashOf(<u64>(3 * CELLS + 1 + overline)) ^ (side == BLACK ? 0 : WHITE_TO_MOVE);
  worth = 0;
  emptyCount = CELLS;
  stoneCount = 0;
  memory.fill(changetype<usize>(fatals), 0, 2 * CELLS);
  memory.fill(changetype<usize>(graded), 0, <usize>(2 * 8 * WORDS) << 3);
  memory.fill(changetype<usize>(gradedCount), 0, 2 * 8 * 4);
  memory.fill(changetype<usize>(contents), 0, WINDOWS << 1);
  memory.fill(changetype<usize>(emptiesOf), 63, WINDOWS);
  memory.fill(changetype<usize>(gradesOf), 0, WINDOWS);
  memory.fill(changetype<usize>(cells), 0, CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    if (load<u8>(from + cell) == 3) layBlock(cell);
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const held = load<u8>(from + cell);
    if (held == 1 || held == 2) place(cell, held - 1);
  }
  sixesBefore[0] = gradedCount[6];
  sixesBefore[1] = gradedCount[8 + 6];
}

export function place(cell: i32, colour: i32): void {
  unchecked((cells[cell] = <u8>(colour + 1)));
  key ^= unchecked(stoneKeys[colour * CELLS + cell]);
  emptyCount--;
  stoneCount++;
  if (colour == BLACK) change(cell, BLACK_STONE, BLACK_END);
  else change(cell, WHITE_STONE, WHITE_END);
}

export function takeBack(cell: i32, colour: i32): void {
  unchecked((cells[cell] = 0));
  key ^= unchecked(stoneKeys[colour * CELLS + cell]);
  emptyCount++;
  stoneCount--;
  if (colour == BLACK) change(cell, -BLACK_STONE, -BLACK_END);
  else change(cell, -WHITE_STONE, -WHITE_END);
}

export function passTurn(): void {
  mover ^= 1;
  key ^= WHITE_TO_MOVE;
}

/** Whether a stone of a side on a cell would make a line too long, where that loses. */
// @ts-ignore: decorator
@inline
export function isFatal(cell: i32, colour: i32): bool {
  return unchecked(fatals[colour * CELLS + cell]) != 0;
}

// @ts-ignore: decorator
@inline
export function isEmpty(cell: i32): bool {
  return unchecked(cells[cell]) == 0;
}

/** One stone opens the game, two are placed each turn after it; the last free cell takes one. */
export function stonesDue(): i32 {
  return stoneCount == 0 || emptyCount == 1 ? 1 : 2;
}

/** Whether the stones placed since the board was set up made six. */
export function hasSix(colour: i32): bool {
  return unchecked(gradedCount[colour * 8 + 6]) > unchecked(sixesBefore[colour]);
}

/** What the windows are worth to a side. */
export function worthTo(colour: i32): i32 {
  return colour == BLACK ? worth >> 16 : worth & 0xffff;
}

/** How much a stone on this cell changes for a side, as far as single windows tell. */
export function cellGain(cell: i32, colour: i32): i32 {
  let sum = 0;
  const first = cell * MOST_WINDOWS;
  const count = <i32>unchecked(windowCountAt[cell]);
  for (let i = first; i < first + count; i++) {
    const window = <i32>unchecked(windowsAt[i]) >> 3;
    sum += gainOf(unchecked(contents[window]), colour);
  }
  return sum;
}

function layBlock(cell: i32): void {
  cells[cell] = 3;
  key ^= stoneKeys[2 * CELLS + cell];
  emptyCount--;
  change(cell, BLOCK, BLACK_END + WHITE_END);
}

// @ts-ignore: decorator
@inline
function change(cell: i32, inside: i32, atEnd: i32): void {
  const first = cell * MOST_WINDOWS;
  const count = <i32>unchecked(windowCountAt[cell]);
  for (let i = first; i < first + count; i++) {
    const entry = <i32>unchecked(windowsAt[i]);
    const window = entry >> 3;
    const empties = <i32>unchecked(emptiesOf[window]);
    update(window, inside, empties, empties ^ (1 << (entry & 7)));
  }
  const firstEnd = cell * MOST_ENDS;
  const ends = <i32>unchecked(endedCountAt[cell]);
  for (let i = firstEnd; i < firstEnd + ends; i++) {
    const window = <i32>unchecked(endedAt[i]);
    const empties = <i32>unchecked(emptiesOf[window]);
    update(window, atEnd, empties, empties);
  }
}

// @ts-ignore: decorator
@inline
function update(window: i32, by: i32, emptiesBefore: i32, empties: i32): void {
  const before = <i32>unchecked(contents[window]);
  const after = before + by;
  unchecked((contents[window] = <u16>after));
  unchecked((emptiesOf[window] = <u8>empties));
  worth += unchecked(worths[after]) - unchecked(worths[before]);
  const old = <i32>unchecked(gradesOf[window]);
  const grade = <i32>unchecked(grades[after]);
  if (old == grade) return;
  unchecked((gradesOf[window] = <u8>grade));
  regrade(window, 0, old & 15, grade & 15, emptiesBefore, empties);
  regrade(window, 1, old >> 4, grade >> 4, emptiesBefore, empties);
}

// @ts-ignore: decorator
@inline
function regrade(
  window: i32,
  colour: i32,
  old: i32,
  grade: i32,
  emptiesBefore: i32,
  empties: i32,
): void {
  if (old == grade) return;
  const bit = (<u64>1) << (window & 63);
  const word = window >> 6;
  const from = colour * 8 + old;
  const to = colour * 8 + grade;
  unchecked((graded[from * WORDS + word] &= ~bit));
  unchecked((graded[to * WORDS + word] |= bit));
  unchecked(gradedCount[from]--);
  unchecked(gradedCount[to]++);
  if (old == FATAL) unchecked(fatals[colour * CELLS + onlyCell(window, emptiesBefore)]--);
  if (grade == FATAL) unchecked(fatals[colour * CELLS + onlyCell(window, empties)]++);
}

/** The cell of a window that has one empty place. */
function onlyCell(window: i32, empties: i32): i32 {
  return unchecked(cellsOf[window * LENGTH + ctz(empties)]);
}
