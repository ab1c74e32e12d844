import type { GameSummary } from '@daeguk/api';
import { expect, test } from 'vitest';
import { BOARDS, LINGER, type Shelf, settled, withGame, withList } from './shelf.js';

const game = (id: number, state: GameSummary['state'] = 'playing') =>
  ({ id, state }) as GameSummary;
const ids = (shelf: Shelf) => shelf.map(({ game: { id } }) => id);

test('new games come last; one that is told of no more stays a while, then gives way', () => {
  const one = withList([], [game(1), game(2)], 0);
  const two = withList(one, [game(2), game(3)], 1000);
  expect(ids(two)).toEqual([1, 2, 3]);
  expect(ids(settled(two, 1000 + LINGER - 1))).toEqual([1, 2, 3]);
  expect(ids(settled(two, 1000 + LINGER))).toEqual([2, 3]);
});

test('is over since it was first told, however often', () => {
  const one = withList([], [game(1)], 0);
  const two = withGame(withGame(one, game(1, 'done'), 500), game(1, 'done'), 900);
  expect(two).toMatchObject([{ game: { state: 'done' }, overSince: 500 }]);
  expect(withList(two, [], 1200)[0]?.overSince).toBe(500);
  expect(withGame([], game(9, 'done'), 0)).toEqual([]);
});

test('a hidden game gets no place, and one that is hidden gives way', () => {
  const hidden = { ...game(1), isHidden: true };
  expect(withGame([], hidden, 0)).toEqual([]);
  expect(withGame(withList([], [game(1)], 0), hidden, 100)[0]?.overSince).toBe(100);
});

test('a game that begins again is on again', () => {
  const over = withList(withList([], [game(1)], 0), [], 100);
  expect(withGame(over, game(1), 200)[0]?.overSince).toBeNull();
});

test('a line takes the place of a board that gives way, and no other board moves', () => {
  const many = Array.from({ length: BOARDS + 2 }, (_, index) => game(index + 1));
  const full = withList([], many, 0);
  const over = withGame(full, game(2, 'done'), 0);
  expect(ids(settled(over, LINGER)).slice(0, 3)).toEqual([1, BOARDS + 1, 3]);
  expect(settled(over, LINGER)).toHaveLength(BOARDS + 1);
});

test('a line that is over is gone at once', () => {
  const many = Array.from({ length: BOARDS + 1 }, (_, index) => game(index + 1));
  const over = withGame(withList([], many, 0), game(BOARDS + 1, 'done'), 0);
  expect(settled(over, 1)).toHaveLength(BOARDS);
});
