import { expect, test } from 'vitest';
import type { PlayedMove } from '../../match/told.js';
import { lastOf, limitLine, timesOf } from './timing.js';

const moves: PlayedMove[] = [120, 30, 80, 500].map((charged, index) => ({
  seat: index % 2 === 0 ? 'first' : 'second',
  ply: index + 1,
  move: String(index),
  charged,
  left: 1000 - charged,
  instead: null,
  memory: null,
}));

test('each seat has its own moves', () => {
  expect(timesOf(moves, 'first')).toEqual([
    [1, 120],
    [3, 80],
  ]);
  expect(timesOf(moves, 'second')).toEqual([
    [2, 30],
    [4, 500],
  ]);
});

test('a limit is drawn where moves come near it', () => {
  expect(limitLine(moves, 2000)).toEqual([
    [1, 2000],
    [4, 2000],
  ]);
  expect(limitLine(moves, 50_000)).toEqual([]);
  expect(limitLine(moves, null)).toEqual([]);
  expect(limitLine([], 100)).toEqual([]);
});

test('what a seat did last hangs on the ply that is shown', () => {
  expect(lastOf(moves, 'first', 2)?.ply).toBe(1);
  expect(lastOf(moves, 'second', 1)).toBeNull();
  expect(lastOf(moves, 'second', 4)?.left).toBe(500);
});
