import { expect, test } from 'vitest';
import { inTurn } from './in-turn.js';

test('one of each list at a time, as long as there are any', () => {
  expect(inTurn([['a1', 'a2', 'a3'], [], ['b1'], ['c1', 'c2']])).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
  ]);
});
