import { Random, type ReversiState, reversi } from '@daeguk/games';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine, Thought } from '../engine.js';
import { answer, mistake, readSuite, stateOf } from '../testing/suite.js';
import { reversiEngine } from './engine.js';
import { emptySquares } from './searched.js';
import { randomBoard } from './testing/random-board.js';
import { leadsOf } from './testing/slow-solver.js';

const NODES = 2_000_000;

let engine: Engine;

beforeAll(async () => {
  engine = await reversiEngine.load(18);
});

/** What the engine says at last, without a clock. */
function lastThought(state: ReversiState): Thought | null {
  const effort = { depth: null, nodes: null, noise: 0, deadline: null, seed: 1 };
  return [...engine.think(state, effort)].at(-1) ?? null;
}

function expectSolved(state: ReversiState): void {
  const leads = leadsOf(state);
  const best = Math.max(...leads.values());
  const thought = lastThought(state)!;
  expect(leads.get(thought.move), reversi.formatPosition(state)).toBe(best);
  expect(thought.score).toBe(100 * best);
  expect(thought.proven).toBe(best > 0 ? 'win' : best < 0 ? 'loss' : 'draw');
}

test('endings of random games are solved as the rule book has it', () => {
  const random = new Random(61);
  for (let game = 0; game < 150; game++) {
    let state = reversi.setup({}, null);
    const until = 1 + random.below(8);
    while (reversi.toMove(state) !== null && emptySquares(state) > until) {
      state = reversi.play(state, random.pick([...reversi.legalMoves(state)]));
    }
    if (reversi.toMove(state) !== null) expectSolved(state);
  }
});

test('so are boards at random, with skips, early ends and wipe-outs', () => {
  const random = new Random(62);
  for (let solved = 0; solved < 300; ) {
    const state = randomBoard(random);
    if (emptySquares(state) > 8 || reversi.toMove(state) === null) continue;
    expectSolved(state);
    solved++;
  }
});

describe('the suite', () => {
  const suite = readSuite('reversi');

  test('has at least 30 exercises', () => {
    expect(suite.length).toBeGreaterThanOrEqual(30);
  });

  test.each(suite)('$position: $best', (exercise) => {
    const leads = leadsOf(stateOf('reversi', exercise) as ReversiState);
    const most = Math.max(...leads.values());
    const best = [...leads.keys()].filter((move) => leads.get(move) === most);
    expect(exercise.best).toEqual(best);
    expect(mistake(exercise, answer(engine, 'reversi', exercise, NODES))).toBeNull();
  });
});
