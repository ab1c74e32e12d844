/**
 * The learned evaluation: a weight for each feature, by the stage of the game, and one for each number of
 * discs on the board and of the mover's among them. That one tells whose turn it will be at the end, and
 * that a side with next to no discs is about to be wiped out, which no pattern sees. Weights are 16-bit,
 * in hundredths of a disc, as in weights/reversi.bin.
 */
import { FEATURES, LANE_BYTES, viewLanes } from './patterns';

export const STAGES: i32 = 6;
/** Numbers of discs, from none to a full board. */
const COUNTS: i32 = 61;
/** One feature more than there are: the filler's, whose weight stays 0. */
export const STAGE_WEIGHTS: i32 = FEATURES + 1;
export const WEIGHTS: i32 = STAGES * STAGE_WEIGHTS + COUNTS * COUNTS;
export const WEIGHTS_BYTES: usize = <usize>WEIGHTS << 1;

export const weights = heap.alloc(WEIGHTS_BYTES);
const view = memory.data(96, 16);

/**
 * A side with fewer discs than these is in danger of being wiped out by an opponent that plays for it. The
 * weights, learned mostly from games against an opponent that does not, make too little of that: so many
 * hundredths of a disc for each one missing are taken off, from the opening to where endings are solved.
 */
const FEW: i32 = 4;
const CAUTION: i32 = 600;
const CAUTION_FROM: i32 = 10;
const CAUTION_TO: i32 = 48;

/** Takes over the learned weights, once. */
export function setWeights(from: usize, length: i32): void {
  memory.copy(weights, from, <usize>length);
  for (let discs = CAUTION_FROM; discs <= CAUTION_TO; discs++) {
    for (let mine = 0; mine <= discs; mine++) {
      const danger = max(FEW - mine, 0) - max(FEW - (discs - mine), 0);
      const weight = weights + (<usize>balanceOf(discs, mine) << 1);
      store<i16>(weight, <i16>(<i32>load<i16>(weight) - CAUTION * danger));
    }
  }
}

/** Eight discs a stage, but sixteen in the first and what is left in the last. */
// @ts-ignore: decorator
@inline
export function stageOf(discs: i32): i32 {
  return min(max((discs >> 3) - 1, 0), STAGES - 1);
}

/** The weight of the counts of discs. */
// @ts-ignore: decorator
@inline
export function balanceOf(discs: i32, mine: i32): i32 {
  return STAGES * STAGE_WEIGHTS + discs * COUNTS + mine;
}

/** What the mover may expect to win by, in hundredths of a disc. */
export function estimateOf(lanes: usize, isBlack: bool, discs: i32, mine: i32): i32 {
  viewLanes(lanes, view, isBlack);
  const stage = weights + (<usize>(stageOf(discs) * STAGE_WEIGHTS) << 1);
  let sum: i32 = load<i16>(weights + (<usize>balanceOf(discs, mine) << 1));
  for (let lane: usize = 0; lane < LANE_BYTES; lane += 16) {
    sum +=
      weightOf(stage, lane) +
      weightOf(stage, lane + 2) +
      weightOf(stage, lane + 4) +
      weightOf(stage, lane + 6) +
      weightOf(stage, lane + 8) +
      weightOf(stage, lane + 10) +
      weightOf(stage, lane + 12) +
      weightOf(stage, lane + 14);
  }
  return sum;
}

// @ts-ignore: decorator
@inline
function weightOf(stage: usize, lane: usize): i32 {
  return load<i16>(stage + (<usize>load<u16>(view + lane) << 1));
}
