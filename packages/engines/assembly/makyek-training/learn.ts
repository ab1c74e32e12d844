/**
 * The estimate as a sum of weights in floating point, and one step of learning: logistic regression, with a
 * step for each weight that shrinks as it is used (AdaGrad). The order of the weights is that of their file.
 */
import {
  BLACK,
  cellAt,
  pieceAt,
  pieceCount,
  ROW,
  SIZE,
  squareAt,
} from '../makyek/board';
import { captureCount, captureTarget, findCaptures, gainAt } from '../makyek/captures';
import { position } from '../makyek/position';
import {
  classCount,
  classOf,
  SQUARE_CLASSES,
  squareClass,
  swapped,
} from '../makyek/symmetry';
import { codeAt, PATTERNS } from '../makyek/windows';
import { COUNTS, MOST_GAIN, weightCount } from '../makyek/worth';

/** This many hundredths of a piece make the odds of winning e times as good. */
export const UNITS: f32 = 400;

const RATE: f32 = 0.03;
/** So that the first steps are not wild. */
const HEAD_START: f32 = 1;
const MOST_WEIGHT: f32 = 8000;

/** Each game pulls the weights its own way; what is played with is their average over about so many games. */
const GAMES_AVERAGED: f32 = 400;

const weights = new StaticArray<f32>(weightCount());
const averages = new StaticArray<f32>(weightCount());
let games: f32 = 0;
/** The squares of all slopes so far, which the steps shrink by. */
const squares = new StaticArray<f32>(weightCount());

/** The weights that play a part in a position, and how much. */
const active = new StaticArray<i32>(2048);
const parts = new StaticArray<f32>(2048);
let activeCount: i32 = 0;

/**
 * Piece counts are learned as steps: what one more piece is worth to the side that has `EVEN` and so many
 * more already, and the other side loses. So every count says something about all beyond it.
 */
const EVEN: i32 = 8;
const FIRST_STEP: f32 = 0.5;
const LEAST_STEP: f32 = 0.25;

function stepsAt(): i32 {
  return 4 * classCount + 4 * SQUARE_CLASSES + EVEN + 1;
}

/** Begins with the plain count of pieces. */
export function beginLearning(): void {
  for (let i = 0; i < weights.length; i++) {
    weights[i] = 0;
    squares[i] = HEAD_START;
  }
  for (let step = 0; step < EVEN; step++) weights[stepsAt() + step] = FIRST_STEP;
  games = 0;
  average();
}

/** Takes the weights as they are into the average; after each game. */
export function average(): void {
  const share: f32 = 1 / Mathf.min(games + 1, GAMES_AVERAGED);
  for (let i = 0; i < weights.length; i++) {
    unchecked((averages[i] += (unchecked(weights[i]) - unchecked(averages[i])) * share));
  }
  games++;
}

/** Writes the averages as the engine reads them. */
export function writeWeights(to: usize): void {
  for (let i = 0; i < weights.length; i++) put(to, i, averages[i]);
  const even = stepsAt() - 1;
  let sum: f32 = 0;
  put(to, even, 0);
  for (let step = 0; step < EVEN; step++) {
    sum += Mathf.max(averages[stepsAt() + step], LEAST_STEP);
    put(to, even + step + 1, sum);
    put(to, even - step - 1, -sum);
  }
}

function put(to: usize, index: i32, weight: f32): void {
  const units = Mathf.round(weight * UNITS);
  store<i16>(to + (<usize>index << 1), <i16>Mathf.max(-MOST_WEIGHT, Mathf.min(MOST_WEIGHT, units)));
}

/** Moves the estimate of the position on the board towards the mover's chance of winning. */
export function learn(target: f32): void {
  findFeatures();
  let value: f32 = 0;
  for (let i = 0; i < activeCount; i++) {
    value += unchecked(weights[unchecked(active[i])]) * unchecked(parts[i]);
  }
  const error = target - chance(value);
  for (let i = 0; i < activeCount; i++) {
    const index = unchecked(active[i]);
    const slope = error * unchecked(parts[i]);
    const square = unchecked(squares[index]) + slope * slope;
    unchecked((squares[index] = square));
    unchecked((weights[index] += (RATE * slope) / Mathf.sqrt(square)));
  }
}

export function chance(value: f32): f32 {
  return 1 / (1 + Mathf.exp(-value));
}

function findFeatures(): void {
  const own = position.mover + 1;
  const lead = <f32>position.lead() / 16;
  activeCount = 0;
  for (let row = -1; row <= SIZE; row++) {
    for (let column = -1; column <= SIZE; column++) {
      const code = codeAt(squareAt(row, column));
      const half = code >= PATTERNS ? 1 : 0;
      const pattern = code - half * PATTERNS;
      if (pattern == 0) continue;
      const seen = own == BLACK ? pattern : swapped(pattern);
      addPair(2 * (half * classCount + classOf(seen)), lead);
    }
  }
  let base = 4 * classCount;
  for (let i = 0; i < pieceCount; i++) {
    const square = pieceAt(i);
    const kind = squareClass(square / ROW - 2, (square % ROW) - 2);
    addPair(base + 2 * (cellAt(square) == own ? kind : SQUARE_CLASSES + kind), lead);
  }
  base += 4 * SQUARE_CLASSES;
  const mine = own == BLACK ? position.blackCount : pieceCount - position.blackCount;
  for (let step = 0; step < mine - EVEN; step++) add(stepsAt() + step, 1);
  for (let step = 0; step < EVEN - mine; step++) add(stepsAt() + step, -1);
  add(base + COUNTS + threatIndex(own), 1);
}

function threatIndex(own: i32): i32 {
  findCaptures(3 - own, own);
  let best = 0;
  let second = 0;
  for (let i = 0; i < captureCount(); i++) {
    const gain = min(gainAt(captureTarget(i)), MOST_GAIN);
    if (gain > best) {
      second = best;
      best = gain;
    } else if (gain > second) second = gain;
  }
  return best * (MOST_GAIN + 1) + second;
}

function addPair(index: i32, lead: f32): void {
  add(index, 1);
  if (lead != 0) add(index + 1, lead);
}

function add(index: i32, part: f32): void {
  unchecked((active[activeCount] = index));
  unchecked((parts[activeCount] = part));
  activeCount++;
}
