/** What the engine learns from a game it has played: TD(λ) over the scores of its searches. */
import { DECIDED } from '../core/scores';
import * as search from '../core/search';
import { captureCount, findCaptures } from '../makyek/captures';
import { position } from '../makyek/position';
import { useWeights, weightCount } from '../makyek/worth';
import { average, beginLearning, chance, learn, UNITS, writeWeights } from './learn';

export * from '../core/entry';

/** How far a result reaches back: the share of each later chance that a position takes over. */
const LAMBDA: f32 = 0.93;

const PLIES: i32 = 512;
const UNKNOWN: f32 = -1;
/** Black's chance before each ply, as the search saw it. */
const chances = new StaticArray<f32>(PLIES);
const isStray = new StaticArray<bool>(PLIES);

const file = heap.alloc(weightCount() << 1);

export function start(): void {
  beginLearning();
  take();
}

export function weightsFile(): usize {
  return file;
}

export function weightsLength(): i32 {
  return weightCount() << 1;
}

/** The engine plays with what was learned so far. */
function take(): void {
  writeWeights(file);
  useWeights(file);
}

/** Notes what the search just done says; `stray` if its move is not the one that will be played. */
export function note(stray: bool): void {
  const score = search.bestScore;
  const sure = abs(score) >= DECIDED;
  const mine = sure ? (score > 0 ? <f32>1 : <f32>0) : chance(<f32>score / UNITS);
  chances[position.played] = position.mover == 0 ? mine : 1 - mine;
  isStray[position.played] = stray;
}

/** Notes that somebody else moves. */
export function noteOther(): void {
  chances[position.played] = UNKNOWN;
  isStray[position.played] = false;
}

/** Takes the game back to its start, and learns from it on the way. `result` is Black's. */
export function learnFrom(result: f32): void {
  while (position.played > 0) {
    position.undo();
    const seen = chances[position.played];
    if (seen != UNKNOWN) {
      // What came of a stray move says nothing about the position before it.
      const later = isStray[position.played] ? seen : result;
      result = LAMBDA * later + (1 - LAMBDA) * seen;
    }
    // Where something can be taken at once, quiescence looks further; the estimate need not be right.
    findCaptures(position.mover + 1, 2 - position.mover);
    if (captureCount() == 0) learn(position.mover == 0 ? result : 1 - result);
  }
  average();
  take();
}
