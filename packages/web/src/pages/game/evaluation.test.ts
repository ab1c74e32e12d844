import type { Thought } from '@daeguk/engines';
import { games, pickingStones } from '@daeguk/games';
import { expect, test } from 'vitest';
import { begin, withMoves } from '../../match/course.js';
import {
  byTheRules,
  type Evaluation,
  evaluationPoints,
  limitOf,
  nextPly,
  seenByFirst,
  standingOf,
} from './evaluation.js';

const thought = (score: number, proven: Thought['proven'] = null): Thought => ({
  move: 'a',
  line: ['a'],
  score,
  proven,
  depth: 5,
  nodes: 100,
});

const scored = (score: number): Evaluation => seenByFirst(thought(score * 100), 'first');

test('thoughts of both sides are turned to the first seat', () => {
  expect(seenByFirst(thought(150), 'first').score).toBe(1.5);
  expect(seenByFirst(thought(150), 'second').score).toBe(-1.5);
  expect(seenByFirst(thought(0, 'win'), 'second').proven).toBe('second');
  expect(seenByFirst(thought(0, 'loss'), 'second').proven).toBe('first');
  expect(seenByFirst(thought(0, 'draw'), 'second').proven).toBe('draw');
});

test('where the rules have spoken nobody thinks', () => {
  const game = games.get('picking-stones')!;
  const course = withMoves(begin(game, pickingStones.setup({ n: 7 }, null)), ['3', '1', '5']);
  if (!course.ok) throw new Error(course.fault.code);
  expect(byTheRules(course.value, 2)).toBeNull();
  expect(byTheRules(course.value, 3)).toMatchObject({ isOver: true });
});

test('what is shown is thought about first, then everything from the start', () => {
  expect(nextPly([], 4, 6)).toBe(4);
  expect(nextPly([scored(1), null, null, null, scored(0)], 4, 6)).toBe(1);
  expect(nextPly([scored(1), scored(1)], 1, 2)).toBeNull();
});

test('scores are drawn as far as they go, proven wins at the rim, the unknown not at all', () => {
  const won = seenByFirst(thought(99_999, 'win'), 'second');
  const known = [scored(1), null, scored(-10), won];
  const limit = limitOf(known);
  expect(limit).toBe(12);
  expect(evaluationPoints(known)).toEqual([
    [0, 1],
    [1, null],
    [2, -10],
    [3, -limit],
  ]);
  expect(limitOf([])).toBeGreaterThan(0);
});

test('is said in a word', () => {
  expect(standingOf(scored(0.2))).toEqual({ word: 'even', seat: null });
  expect(standingOf(scored(-2))).toEqual({ word: 'better', seat: 'second' });
  expect(standingOf(scored(9))).toEqual({ word: 'much-better', seat: 'first' });
  expect(standingOf(seenByFirst(thought(0, 'loss'), 'first'))).toEqual({
    word: 'wins',
    seat: 'second',
  });
  expect(standingOf({ ...scored(0), proven: 'draw', isOver: true })).toEqual({
    word: 'drawn',
    seat: null,
  });
});
