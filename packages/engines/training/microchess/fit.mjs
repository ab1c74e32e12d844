// Fits the weights of the estimate to positions written by play-games.mjs, and writes them back
// into assembly/microchess/weights.ts. Build microchess-training first. `node fit.mjs <file…>`
import { readFileSync, writeFileSync } from 'node:fs';
import { microchess, Random, readOptions } from '@daeguk/games';
import { searchedMicrochess } from '../../dist/microchess/searched.js';
import { instantiate } from '../../dist/wasm.js';

/**
 * Of what a position is fitted to, so much is the result of its game; the rest is the search's
 * score.
 */
const RESULT_SHARE = 0.6;
/**
 * A score by which three games of four are won is about as big as this, in hundredths of a pawn.
 */
const SCORE_UNIT = 170;
/** What holds weights back that few positions speak for, and by how much. */
const PULL = 2e-5;
const ROUNDS = 600;
const STEP = 2;
/** One position in so many is only for testing the fit. */
const HELD_OUT = 10;
/** Weights in the file are in eighths. */
const SCALE = 8;
/** Big enough that a fact counted once survives the rounding of the estimate. */
const PROBE = 1 << 13;

const module = await instantiate(new URL('../../wasm/microchess-training.wasm', import.meta.url));
const count = module.weightCount();
const list = new Int32Array(module.memory.buffer, module.weightList(), count);
const options = readOptions(microchess.options, {});
if (!options.ok) throw new Error(options.fault.code);

const before = Float64Array.from(list, (weight) => weight / SCALE);
const samples = readSamples(process.argv.slice(2));
const training = samples.filter((_, i) => i % HELD_OUT !== 0);
const testing = samples.filter((_, i) => i % HELD_OUT === 0);
console.log(`${samples.length} positions; error before ${error(before, testing).toFixed(5)}`);
const after = fitted(before, training);
console.log(`error after ${error(after, testing).toFixed(5)}`);
writeWeights(after);

/** @param {string[]} files */
function readSamples(files) {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
  const random = new Random(1);
  for (let i = lines.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [lines[i], lines[j]] = [lines[j], lines[i]];
  }
  return lines.map(sampleOf);
}

/** @param {string} line */
function sampleOf(line) {
  const [fen, score, result] = line.split(';');
  const state = microchess.parsePosition(fen, options.value);
  if (!state.ok) throw new Error(state.fault.code);
  const { mover } = state.value;
  const view = new DataView(module.memory.buffer, module.buffer());
  module.setPosition(searchedMicrochess.write(state.value, view));
  const forWhite =
    RESULT_SHARE * Number(result) + (1 - RESULT_SHARE) * chance(Number(score) / SCORE_UNIT);
  return { ...facts(), target: mover > 0 ? forWhite : 1 - forWhite };
}

/** How much each weight counts in the position that is set up; only those that do. */
function facts() {
  const indices = [];
  const values = [];
  list.fill(0);
  for (let i = 0; i < count; i++) {
    list[i] = PROBE;
    const value = (module.evaluate() * SCALE) / PROBE;
    list[i] = 0;
    if (value === 0) continue;
    indices.push(i);
    values.push(value);
  }
  return { indices: Int32Array.from(indices), values: Float64Array.from(values) };
}

/** @param {number} x */
function chance(x) {
  return 1 / (1 + Math.exp(-x));
}

function estimate(weights, { indices, values }) {
  let sum = 0;
  for (let i = 0; i < indices.length; i++) sum += weights[indices[i]] * values[i];
  return sum;
}

function error(weights, set) {
  let sum = 0;
  for (const sample of set) {
    const guess = chance(estimate(weights, sample) / SCORE_UNIT);
    sum += (guess - sample.target) ** 2;
  }
  return sum / set.length;
}

/** Gradient descent on the cross entropy, each weight with a step of its own (Adam). */
function fitted(start, set) {
  const weights = Float64Array.from(start);
  const mean = new Float64Array(count);
  const square = new Float64Array(count);
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = new Float64Array(count);
    for (const sample of set) {
      const miss = chance(estimate(weights, sample) / SCORE_UNIT) - sample.target;
      const { indices, values } = sample;
      for (let i = 0; i < indices.length; i++) slope[indices[i]] += miss * values[i];
    }
    const step = STEP * (1 - round / (ROUNDS + 1));
    for (let i = 0; i < count; i++) {
      const down = slope[i] / set.length + PULL * (weights[i] - start[i]);
      mean[i] = 0.9 * mean[i] + 0.1 * down;
      square[i] = 0.999 * square[i] + 0.001 * down * down;
      const steadyMean = mean[i] / (1 - 0.9 ** round);
      const steadySquare = square[i] / (1 - 0.999 ** round);
      weights[i] -= (step * steadyMean) / (Math.sqrt(steadySquare) + 1e-9);
    }
    if (round % 100 === 0) console.log(`round ${round}: ${error(weights, testing).toFixed(5)}`);
  }
  return weights;
}

/** Keeps the lines of the file as they are, with other numbers in them. */
function writeWeights(weights) {
  const file = new URL('../../assembly/microchess/weights.ts', import.meta.url);
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf('weights: StaticArray<i32> = [');
  let next = 0;
  const numbers = text
    .slice(start)
    .replace(/-?\b\d+\b(?=,)/g, () => String(Math.round(weights[next++] * SCALE)));
  if (next !== count) throw new Error(`${next} numbers in the file, not ${count}`);
  writeFileSync(file, text.slice(0, start) + numbers);
}
