/** What the training program calls; see training/reversi/train.mjs. */
import { forgetOrder } from '../core/order';
import { allocateTable, clearTable } from '../core/table';
import { WEIGHTS_BYTES, weights } from '../reversi/evaluation';
import { setSureWin } from '../reversi/position';
import * as learner from './learner';

export { begin } from './learner';
export { keepReference, match } from './match';
export { seedRandom } from './random';
export { meanError, playGames } from './self-play';

export function prepare(): void {
  allocateTable(16);
  forgetOrder();
  // Values are learned in discs alone.
  setSureWin(0);
}

export function weightsAt(): usize {
  return weights;
}

export function weightsLength(): usize {
  return WEIGHTS_BYTES;
}

/** Gives the engine's evaluation the weights as they are now; what it thought before is worth nothing. */
export function round(): void {
  learner.round();
  clearTable();
  forgetOrder();
}
