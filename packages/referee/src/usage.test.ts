import { expect, test } from 'vitest';
import { charged, doubt, NO_USAGE } from './usage.js';

test('charged is what is left of the wall time', () => {
  expect(charged({ ...NO_USAGE, wall: 1083, waited: 782 })).toBe(301);
  expect(charged({ ...NO_USAGE, wall: 100, waited: 60, stalled: 60 })).toBe(0);
});

test.each([
  [{ wall: 2050 }, null],
  [{ wall: 9000, waited: 7000 }, null],
  [{ wall: 2600, stalled: 499 }, null],
  [{ wall: 2600, stalled: 501 }, 'referee-stall'],
  [{ wall: 40_000, waited: 39_000 }, 'overloaded'],
])('of 2 s, %o is judged: %s', (usage, verdict) => {
  expect(doubt({ ...NO_USAGE, ...usage }, 2000)).toBe(verdict);
});
