import { Random, type ReversiState, reversi } from '@daeguk/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { choose } from '../choose.js';
import type { Engine, Level } from '../engine.js';
import { reversiEngine } from './engine.js';

let engine: Engine;

beforeAll(async () => {
  engine = await reversiEngine.load(16);
});

function answerTo(state: ReversiState, level: Level, nodes: number | null, seed: number) {
  return choose(engine, state, { moveTime: null, gameTime: null, nodes, seed }, level);
}

/** Black's lead in a game between two levels, after four random moves. */
function lead(black: Level, white: Level, nodes: number, seed: number): number {
  const random = new Random(seed);
  let state = reversi.setup({}, null);
  for (let i = 0; i < 4; i++) state = after(state, random.pick([...reversi.legalMoves(state)]));
  while (reversi.toMove(state) !== null) {
    const level = reversi.toMove(state) === 'black' ? black : white;
    state = played(state, answerTo(state, level, nodes, seed)!.move);
  }
  return state.cells.reduce<number>((sum, cell) => sum + (cell === 1 ? 1 : cell === 2 ? -1 : 0), 0);
}

function after(state: ReversiState, move: { row: number; column: number }): ReversiState {
  expect(reversi.ruling(state, move)).toBeNull();
  return reversi.play(state, move);
}

function played(state: ReversiState, text: string): ReversiState {
  const move = reversi.parseMove(text, state);
  if (!move.ok) throw new Error(move.fault.code);
  return after(state, move.value);
}

function pointsOf(better: Level, worse: Level, pairs: number): number {
  let points = 0;
  for (let pair = 0; pair < pairs; pair++) {
    for (const isBlack of [true, false]) {
      const black = isBlack ? lead(better, worse, 3000, pair) : -lead(worse, better, 3000, pair);
      points += black > 0 ? 1 : black < 0 ? 0 : 0.5;
    }
  }
  return points;
}

describe('the levels', () => {
  test('normal beats easy', () => {
    expect(pointsOf('normal', 'easy', 10)).toBeGreaterThanOrEqual(15);
  });

  test('hard beats normal', () => {
    expect(pointsOf('hard', 'normal', 10)).toBeGreaterThanOrEqual(15);
  });

  test('vary by seed where they err, and only there', () => {
    const start = reversi.setup({}, null);
    const state = played(played(start, '2,2'), '4,4');
    const moves = Array.from({ length: 8 }, (_, seed) => answerTo(state, 'easy', null, seed)!.move);
    expect(new Set(moves).size).toBeGreaterThan(1);
  });
});

test('without a clock the same question gets the same answer', () => {
  const state = played(played(reversi.setup({}, null), '3,3'), '2,4');
  const first = answerTo(state, 'hard', 20_000, 5);
  answerTo(played(state, '4,4'), 'hard', 5_000, 5);
  expect(answerTo(state, 'hard', 20_000, 5)).toEqual(first);
});

test('there is an answer however little may be spent on it', () => {
  let state = reversi.setup({}, null);
  while (reversi.toMove(state) !== null) state = played(state, answerTo(state, 'hard', 1, 1)!.move);
  expect(answerTo(state, 'hard', 1, 1)).toBeNull();
});

test('a deadline that has passed is met at once', () => {
  const effort = { depth: null, nodes: null, noise: 0, seed: 1, deadline: performance.now() };
  const thoughts = [...engine.think(reversi.setup({}, null), effort)];
  expect(thoughts.length).toBeGreaterThanOrEqual(1);
});
