import { expect, test } from 'vitest';
import { gamesOf, matrixOf, rateOf } from './rates.js';

test('a draw is half a win, and nothing is no rate', () => {
  expect(rateOf({ won: 1, drawn: 2, lost: 1 })).toBe(0.5);
  expect(rateOf({ won: 0, drawn: 0, lost: 0 })).toBeNull();
  expect(gamesOf({ won: 1, drawn: 2, lost: 1 })).toBe(4);
});

test('both seats are added up, from where each one sits', () => {
  const pairs = [
    { first: 7, second: 9, won: 2, drawn: 1, lost: 0 },
    { first: 9, second: 7, won: 1, drawn: 0, lost: 3 },
  ];
  expect(matrixOf([7, 9], pairs)).toEqual([
    [null, { won: 5, drawn: 1, lost: 1 }],
    [{ won: 1, drawn: 1, lost: 5 }, null],
  ]);
  expect(matrixOf([7, 8], pairs)[0]?.[1]).toEqual({ won: 0, drawn: 0, lost: 0 });
});
