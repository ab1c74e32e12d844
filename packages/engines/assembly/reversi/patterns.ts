/**
 * The patterns that the evaluation looks at: lines and regions of up to nine squares, each in all its
 * reflections and rotations. The contents of a pattern are a number in base 3, and all patterns are
 * numbered through, so that one number, its feature, says which pattern it is and what is in it.
 *
 * A digit is 0 for Black, 1 for empty, 2 for White: the view of the other side is a subtraction.
 */

const SIZE: i32 = 8;
/** Patterns in all their places, rounded up to whole vectors of eight 16-bit numbers. */
export const LANES: i32 = 48;
export const LANE_BYTES: usize = <usize>LANES << 1;

const SHAPES: StaticArray<StaticArray<i32>> = [
  // The edge with the two squares diagonal to its ends.
  [1, 2, 3, 4, 5, 6, 9, 14],
  // The second, third and fourth row.
  [8, 9, 10, 11, 12, 13, 14, 15],
  [16, 17, 18, 19, 20, 21, 22, 23],
  [24, 25, 26, 27, 28, 29, 30, 31],
  // The surroundings of a missing corner, square and along the edge.
  [1, 2, 8, 9, 10, 16, 17, 18],
  [1, 2, 3, 4, 8, 9, 10, 11, 12],
  // The diagonals of at least four squares.
  [1, 10, 19, 28, 37, 46, 55],
  [2, 11, 20, 29, 38, 47],
  [9, 18, 27, 36, 45, 54],
  [3, 12, 21, 30, 39],
  [4, 13, 22, 31],
];

/** Features of all patterns; the one after the last is never more than a filler. */
export const FEATURES: i32 = 56457;

/** For each square what a disc there adds to each lane, in vectors. */
const parts = memory.data(64 * 96, 16);
/** The same twice, for flips. */
const twice = memory.data(64 * 96, 16);
/** What the empty board shows in each lane. */
const emptyLanes = memory.data(96, 16);
/** For each lane the sum of what it shows to the two sides. */
const sums = memory.data(96, 16);
/** For each feature the one that is its mirror image within the same pattern, or itself. */
const mirrors = heap.alloc(<usize>(FEATURES + 1) << 1);

/** The lanes in use. */
export let lanesUsed: i32 = 0;

/** One of the eight reflections and rotations of the board. */
function turned(square: i32, symmetry: i32): i32 {
  let row = square / SIZE;
  let column = square % SIZE;
  if ((symmetry & 1) != 0) row = SIZE - 1 - row;
  if ((symmetry & 2) != 0) column = SIZE - 1 - column;
  return (symmetry & 4) != 0 ? column * SIZE + row : row * SIZE + column;
}

function squaresOf(shape: StaticArray<i32>, symmetry: i32): u64 {
  let squares: u64 = 0;
  for (let i = 0; i < shape.length; i++) squares |= (<u64>1) << turned(shape[i], symmetry);
  return squares;
}

function powerOf3(exponent: i32): i32 {
  let power = 1;
  for (let i = 0; i < exponent; i++) power *= 3;
  return power;
}

function layPatterns(): void {
  let first = 0;
  for (let s = 0; s < SHAPES.length; s++) {
    const shape = SHAPES[s];
    for (let symmetry = 0; symmetry < 8; symmetry++) {
      if (isNew(shape, symmetry)) layLane(lanesUsed++, first, shape, symmetry);
    }
    layMirrors(first, shape);
    first += powerOf3(shape.length);
  }
  store<u16>(mirrors + (<usize>FEATURES << 1), <u16>FEATURES);
  for (let lane = lanesUsed; lane < LANES; lane++) {
    store<u16>(emptyLanes + (<usize>lane << 1), <u16>FEATURES);
    store<u16>(sums + (<usize>lane << 1), <u16>(2 * FEATURES));
  }
}

/** Whether no symmetry before this one puts the shape on the same squares. */
function isNew(shape: StaticArray<i32>, symmetry: i32): bool {
  const squares = squaresOf(shape, symmetry);
  for (let other = 0; other < symmetry; other++) {
    if (squaresOf(shape, other) == squares) return false;
  }
  return true;
}

function layLane(lane: i32, first: i32, shape: StaticArray<i32>, symmetry: i32): void {
  const power = powerOf3(shape.length);
  store<u16>(emptyLanes + (<usize>lane << 1), <u16>(first + (power - 1) / 2));
  store<u16>(sums + (<usize>lane << 1), <u16>(2 * first + power - 1));
  for (let i = 0; i < shape.length; i++) {
    const square = turned(shape[i], symmetry);
    const place = <usize>square * LANE_BYTES + (<usize>lane << 1);
    store<u16>(parts + place, <u16>powerOf3(i));
    store<u16>(twice + place, <u16>(2 * powerOf3(i)));
  }
}

function layMirrors(first: i32, shape: StaticArray<i32>): void {
  const power = powerOf3(shape.length);
  const symmetry = ownSymmetry(shape);
  for (let contents = 0; contents < power; contents++) {
    let mirrored = 0;
    for (let i = 0, rest = contents; i < shape.length; i++, rest /= 3) {
      mirrored += (rest % 3) * powerOf3(placeIn(shape, turned(shape[i], symmetry)));
    }
    store<u16>(mirrors + (<usize>(first + contents) << 1), <u16>(first + mirrored));
  }
}

/** A symmetry that puts a shape on itself with its squares in another order; 0 if there is none. */
function ownSymmetry(shape: StaticArray<i32>): i32 {
  for (let symmetry = 1; symmetry < 8; symmetry++) {
    if (squaresOf(shape, symmetry) != squaresOf(shape, 0)) continue;
    for (let i = 0; i < shape.length; i++) {
      if (turned(shape[i], symmetry) != shape[i]) return symmetry;
    }
  }
  return 0;
}

function placeIn(shape: StaticArray<i32>, square: i32): i32 {
  let place = 0;
  while (shape[place] != square) place++;
  return place;
}

layPatterns();

export function mirrorOf(feature: i32): i32 {
  return load<u16>(mirrors + (<usize>feature << 1));
}

/** Writes the lanes of a position from nothing. */
export function fillLanes(to: usize, black: u64, white: u64): void {
  memory.copy(to, emptyLanes, LANE_BYTES);
  for (let rest = black; rest != 0; rest &= rest - 1) addDisc(to, <i32>ctz(rest), -1);
  for (let rest = white; rest != 0; rest &= rest - 1) addDisc(to, <i32>ctz(rest), 1);
}

function addDisc(to: usize, square: i32, times: i32): void {
  for (let lane: usize = 0; lane < LANE_BYTES; lane += 2) {
    const part = <i32>load<u16>(parts + <usize>square * LANE_BYTES + lane);
    store<u16>(to + lane, <u16>(<i32>load<u16>(to + lane) + times * part));
  }
}

/** Writes the lanes after a move, from those before it. */
export function changeLanes(from: usize, to: usize, square: i32, flips: u64, isBlack: bool): void {
  const disc = parts + <usize>square * LANE_BYTES;
  let a = v128.load(disc);
  let b = v128.load(disc, 16);
  let c = v128.load(disc, 32);
  let d = v128.load(disc, 48);
  let e = v128.load(disc, 64);
  let f = v128.load(disc, 80);
  // A flip takes a disc from one side and gives it to the other: twice a part.
  for (let rest = flips; rest != 0; rest &= rest - 1) {
    const flip = twice + <usize>ctz(rest) * LANE_BYTES;
    a = i16x8.add(a, v128.load(flip));
    b = i16x8.add(b, v128.load(flip, 16));
    c = i16x8.add(c, v128.load(flip, 32));
    d = i16x8.add(d, v128.load(flip, 48));
    e = i16x8.add(e, v128.load(flip, 64));
    f = i16x8.add(f, v128.load(flip, 80));
  }
  if (isBlack) {
    v128.store(to, i16x8.sub(v128.load(from), a));
    v128.store(to, i16x8.sub(v128.load(from, 16), b), 16);
    v128.store(to, i16x8.sub(v128.load(from, 32), c), 32);
    v128.store(to, i16x8.sub(v128.load(from, 48), d), 48);
    v128.store(to, i16x8.sub(v128.load(from, 64), e), 64);
    v128.store(to, i16x8.sub(v128.load(from, 80), f), 80);
  } else {
    v128.store(to, i16x8.add(v128.load(from), a));
    v128.store(to, i16x8.add(v128.load(from, 16), b), 16);
    v128.store(to, i16x8.add(v128.load(from, 32), c), 32);
    v128.store(to, i16x8.add(v128.load(from, 48), d), 48);
    v128.store(to, i16x8.add(v128.load(from, 64), e), 64);
    v128.store(to, i16x8.add(v128.load(from, 80), f), 80);
  }
}

/** Writes the lanes as the mover sees them: its own discs as Black's. */
export function viewLanes(from: usize, to: usize, isBlack: bool): void {
  if (isBlack) {
    memory.copy(to, from, LANE_BYTES);
    return;
  }
  for (let i: usize = 0; i < LANE_BYTES; i += 16) {
    v128.store(to + i, i16x8.sub(v128.load(sums + i), v128.load(from + i)));
  }
}
