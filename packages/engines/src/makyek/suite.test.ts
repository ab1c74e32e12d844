import { type MakyekState, makyek } from '@daeguk/games';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../engine.js';
import { answer, mistake, readSuite, stateOf } from '../testing/suite.js';
import { makyekEngine } from './engine.js';
import { movesThatWinSoon, value } from './testing/exhaustive.js';

const NODES = 200_000;
const suite = readSuite(makyek.name);
let engine: Engine;

beforeAll(async () => {
  engine = await makyekEngine.load(16);
});

test('the suite has thirty positions or more', () => {
  expect(suite.length).toBeGreaterThanOrEqual(30);
});

describe.each(suite)('$position $reason', (exercise) => {
  const state = stateOf(makyek.name, exercise) as MakyekState;

  test('is solved', () => {
    expect(mistake(exercise, answer(engine, makyek.name, exercise, NODES))).toBeNull();
  });

  test('has the answer that trying everything by the rule book gives', () => {
    const isNearEnd = state.plies - state.ply <= 4;
    const best = isNearEnd ? bestMoves(state, exercise.proven!) : movesThatWinSoon(state);
    expect(best.map((move) => makyek.formatMove(move))).toEqual(exercise.best);
  });
});

/** The moves after which the game, played to its last ply, ends as proven; none ends better. */
function bestMoves(state: MakyekState, proven: 'win' | 'draw' | 'loss') {
  const rated = [...makyek.legalMoves(state)].map((move) => ({
    move,
    value: -value(makyek.play(state, move), -1, 1),
  }));
  const most = Math.max(...rated.map((candidate) => candidate.value));
  expect(most).toBe({ win: 1, draw: 0, loss: -1 }[proven]);
  return rated.filter((candidate) => candidate.value === most).map(({ move }) => move);
}
