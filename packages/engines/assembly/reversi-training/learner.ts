/**
 * The weights while they are being learned: 32-bit floats, in discs. A feature and its mirror image share
 * one weight. Each weight has a rate of its own, from how much of what moved it moved it the same way
 * (temporal coherence): a weight that is pushed to and fro slows down.
 */
import { position } from '../reversi/position';
import { balanceOf, STAGE_WEIGHTS, stageOf, WEIGHTS, weights } from '../reversi/evaluation';
import { LANE_BYTES, lanesUsed, mirrorOf, viewLanes } from '../reversi/patterns';

/** For each weight its value, and what pushed it with and without its sign. */
const RECORD: usize = 12;
const records = heap.alloc(<usize>WEIGHTS * RECORD);
const view = memory.data(96, 16);

/** No weight leaves what 16 bits hold. */
const MOST: f32 = 327;

/** What the side to move may expect to win by, in discs. */
export function value(): f32 {
  const discs = position.discs();
  viewLanes(position.lanes(), view, position.mover == 0);
  const stage = stageOf(discs) * STAGE_WEIGHTS;
  let sum = weightAt(balance());
  for (let lane: usize = 0; lane < LANE_BYTES; lane += 2) {
    sum += weightAt(stage + <i32>load<u16>(view + lane));
  }
  return sum;
}

/** Moves the value of the position towards the target, for the side to move; gives the error before. */
export function learn(target: f32, rate: f32): f32 {
  const error = target - value();
  const discs = position.discs();
  const stage = stageOf(discs) * STAGE_WEIGHTS;
  const push = (rate * error) / <f32>(lanesUsed + 1);
  move(balance(), balance(), push);
  for (let lane = 0; lane < lanesUsed; lane++) {
    const feature = <i32>load<u16>(view + (<usize>lane << 1));
    const mirror = mirrorOf(feature);
    move(stage + min(feature, mirror), stage + max(feature, mirror), push);
  }
  return error;
}

function balance(): i32 {
  return balanceOf(position.discs(), <i32>popcnt(position.mine));
}

function move(index: i32, mirror: i32, push: f32): void {
  const record = records + <usize>index * RECORD;
  const drift = load<f32>(record, 4);
  const travel = load<f32>(record, 8);
  const coherence: f32 = travel > 0 ? Mathf.abs(drift) / travel : 1;
  const weight = max(-MOST, min(MOST, load<f32>(record) + push * coherence));
  store<f32>(record, weight);
  store<f32>(records + <usize>mirror * RECORD, weight);
  store<f32>(record, drift + push, 4);
  store<f32>(record, travel + Mathf.abs(push), 8);
}

// @ts-ignore: decorator
@inline
function weightAt(index: i32): f32 {
  return load<f32>(records + <usize>index * RECORD);
}

/** Goes on from the engine's weights, each as ready to move as at first. */
export function begin(): void {
  for (let i = 0; i < WEIGHTS; i++) {
    const record = records + <usize>i * RECORD;
    store<f32>(record, <f32>load<i16>(weights + (<usize>i << 1)) / 100);
    store<u64>(record, 0, 4);
  }
}

/** Gives the engine's evaluation the weights as they are now. */
export function round(): void {
  for (let i = 0; i < WEIGHTS; i++) {
    store<i16>(weights + (<usize>i << 1), <i16>Mathf.round(100 * weightAt(i)));
  }
}
