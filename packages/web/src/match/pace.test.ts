import { expect, test } from 'vitest';
import { nextTurn, setClocks } from './clocks.js';
import { budgetFor, leastPause } from './pace.js';

test('without a clock the level alone says how long the house thinks', () => {
  const budget = budgetFor('hard', 'first', null, 0, 7);
  expect(budget).toEqual({ moveTime: 3000, gameTime: null, nodes: null, seed: 7 });
  expect(leastPause('first', null, 0)).toBe(450);
});

test('a clock for each move is kept', () => {
  const clocks = nextTurn(setClocks({ per: 'move', seconds: 2 }), 'second', 0);
  const budget = budgetFor('hard', 'second', clocks, 500, 7);
  expect(budget).toMatchObject({ moveTime: 1500, gameTime: null });
  expect(budgetFor('easy', 'second', clocks, 500, 7).moveTime).toBe(500);
});

test('time for the whole game is shared among its moves', () => {
  const clocks = nextTurn(setClocks({ per: 'game', seconds: 60 }), 'first', 0);
  const budget = budgetFor('normal', 'first', clocks, 58_000, 7);
  expect(budget).toMatchObject({ moveTime: 1500, gameTime: 2000 });
  expect(leastPause('first', clocks, 58_000)).toBe(200);
});
