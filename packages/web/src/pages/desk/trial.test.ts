import { expect, test } from 'vitest';
import { trialAgainst } from './trial.js';

test('what is chosen becomes an opponent', () => {
  expect(trialAgainst('none')).toBeNull();
  expect(trialAgainst('hard')).toEqual({ house: 'hard' });
  expect(trialAgainst('12')).toEqual({ submission: 12 });
});
