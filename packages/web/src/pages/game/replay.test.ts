import { expect, test } from 'vitest';
import { goTo, keyTo, placeIn, shownPly } from './replay.js';

test('goes on with a game until somebody steps back, and again from its end', () => {
  const fresh = placeIn(null);
  expect([3, 4].map((end) => shownPly(fresh, end))).toEqual([3, 4]);
  const back = goTo(2, 4);
  expect([4, 5, 9].map((end) => shownPly(back, end))).toEqual([2, 2, 2]);
  expect(shownPly(goTo(5, 5), 6)).toBe(6);
});

test('a game that begins anew has fewer moves than somebody has seen', () => {
  expect(shownPly(goTo(7, 9), 3)).toBe(3);
});

test('an address says where to begin, or says nothing', () => {
  expect(shownPly(placeIn('31'), 60)).toBe(31);
  expect(shownPly(placeIn('99'), 60)).toBe(60);
  for (const odd of ['-1', 'x', '', '1e3', '1.5']) expect(shownPly(placeIn(odd), 60)).toBe(60);
  expect(goTo(-3, 5).ply).toBe(0);
});

test('keys step, and stay within the game', () => {
  expect(keyTo('ArrowLeft', 0, 9)).toBe(0);
  expect(keyTo('ArrowRight', 8, 9)).toBe(9);
  expect(keyTo('Home', 8, 9)).toBe(0);
  expect(keyTo('End', 8, 9)).toBe(9);
  expect(keyTo('a', 8, 9)).toBeNull();
});
