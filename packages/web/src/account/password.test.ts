import { expect, test } from 'vitest';
import { isSound, passwordHints, strengthOf } from './password.js';

test('eight signs, not the number, twice the same', () => {
  expect(isSound(passwordHints('contestant', 'contestant', '20260004'))).toBe(true);
  expect(passwordHints('short', 'short', '1')).toMatchObject({ isLongEnough: false });
  expect(passwordHints('20260004', '20260004', '20260004')).toMatchObject({ isNotNumber: false });
  expect(passwordHints('contestant', 'contestent', '1')).toMatchObject({ isTwice: false });
});

test('nothing yet is not right yet', () => {
  expect(passwordHints('', '', '1')).toEqual({
    isLongEnough: false,
    isNotNumber: false,
    isTwice: false,
  });
});

test.each([
  ['aaaaaaaaaaaa', 'weak'],
  ['20260004a', 'weak'],
  ['eightsgn', 'fair'],
  ['three Kinds 1', 'good'],
  ['a long row of words', 'good'],
])('%s is %s', (password, strength) => expect(strengthOf(password, '20260004')).toBe(strength));
