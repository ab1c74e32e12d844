/** Games of the learner against itself, and what it learns from each. */
import * as effort from '../core/effort';
import { at } from '../core/list';
import * as search from '../core/search';
import { solve } from '../reversi/endgame';
import { loadPosition, position } from '../reversi/position';
import { greedyMove } from './greedy';
import { learn, value } from './learner';
import { below } from './random';

const SQUARES: i32 = 60;
const NEITHER: i32 = 2;
const moves = memory.data(64 * 4, 4);
const empty = memory.data(24, 8);
/** For each ply of the game what a look ahead made of it, for Black, and whether it was followed. */
const expected = new StaticArray<f32>(64);
const isFollowed = new StaticArray<bool>(64);

let errorSum: f64 = 0;
let errorCount: f64 = 0;

/** The root of the mean squared error in discs since it was last asked for. */
export function meanError(): f64 {
  const mean = Math.sqrt(errorSum / max(errorCount, 1));
  errorSum = 0;
  errorCount = 0;
  return mean;
}

/**
 * Plays games that begin with up to `randomPlies` random moves, looks ahead `depth` plies (1: the learner's
 * own floats; more: the engine's search with the rounded weights), plays a random move `wander` times in
 * a hundred, and solves the ending when `solveAt` squares are empty. Of a hundred games, in `greedy` one
 * side only counts discs, up to `greedyDepth` plies ahead, so that the learner meets what it would not
 * think of. Then it learns from the last position to the first: from what the look ahead said, and for
 * `trace` of it from how things went on. That ends at a move other than the best that was seen; with
 * `hindsight` only if it did not go better than that, so that what was underrated is learned, too.
 */
export function playGames(
  games: i32,
  depth: i32,
  randomPlies: i32,
  wander: i32,
  greedy: i32,
  greedyDepth: i32,
  solveAt: i32,
  trace: f32,
  hindsight: bool,
  rate: f32,
): void {
  for (let game = 0; game < games; game++) {
    loadPosition(empty, 17);
    for (let left = below(randomPlies + 1); left > 0; left--) playRandom();
    const opening = position.played;
    const greedySide = below(100) < greedy ? below(2) : NEITHER;
    const plies = greedyDepth > 1 ? 1 + below(greedyDepth) : greedyDepth;
    while (!position.isOver && SQUARES - position.discs() > solveAt) {
      playOne(depth, wander, position.mover == greedySide ? plies : 0);
    }
    learnBack(opening, trace, hindsight, rate);
  }
}

function playRandom(): void {
  const count = position.generate(moves);
  position.play(at(moves, below(count)));
}

function playOne(depth: i32, wander: i32, greedyDepth: i32): void {
  const ply = position.played;
  const best = depth == 1 ? lookOne() : lookAhead(depth);
  let move = best;
  if (below(100) < wander) move = at(moves, below(position.generate(moves)));
  else if (greedyDepth > 0) move = greedyMove(greedyDepth);
  unchecked((isFollowed[ply] = move == best));
  position.play(move);
}

/** The best move by the learner's values after each; notes what it is worth. */
function lookOne(): i32 {
  const count = position.generate(moves);
  const side = position.mover;
  const ply = position.played;
  let best = -1;
  let bestValue: f32 = 0;
  for (let i = 0; i < count; i++) {
    const move = at(moves, i);
    position.play(move);
    const worth = position.isOver ? <f32>position.lead() : value();
    const mine = position.mover == side ? worth : -worth;
    position.undo();
    if (best >= 0 && mine <= bestValue) continue;
    best = move;
    bestValue = mine;
  }
  unchecked((expected[ply] = side == 0 ? bestValue : -bestValue));
  return best;
}

function lookAhead(depth: i32): i32 {
  const ply = position.played;
  effort.allow(i32.MAX_VALUE, Infinity);
  search.begin(<u32>below(i32.MAX_VALUE), 0);
  for (let d = 1; d <= depth; d++) search.deepen(d);
  const worth = <f32>search.bestScore / 100;
  unchecked((expected[ply] = position.mover == 0 ? worth : -worth));
  return search.bestMove;
}

/** From the end, known exactly, back to the first position after the opening. */
function learnBack(opening: i32, trace: f32, hindsight: bool, rate: f32): void {
  let target = <f32>exactLead();
  if (position.mover != 0) target = -target;
  if (!position.isOver) learnHere(target, rate);
  while (position.played > opening) {
    position.undo();
    const ply = position.played;
    const seen = unchecked(expected[ply]);
    const isBetter = hindsight && (position.mover == 0 ? target > seen : target < seen);
    target = unchecked(isFollowed[ply]) || isBetter ? seen + trace * (target - seen) : seen;
    learnHere(target, rate);
  }
}

function exactLead(): i32 {
  if (position.isOver) return position.lead();
  effort.allow(i32.MAX_VALUE, Infinity);
  return solve(position.mine, position.theirs, position.mover, -SQUARES, SQUARES);
}

/** The target is Black's. */
function learnHere(target: f32, rate: f32): void {
  const error = learn(position.mover == 0 ? target : -target, rate);
  errorSum += <f64>(error * error);
  errorCount++;
}
