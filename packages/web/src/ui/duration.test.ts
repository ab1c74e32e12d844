import { expect, test } from 'vitest';
import { duration } from './duration.js';

test.each([
  [0, '1 sec'],
  [0.2, '1 sec'],
  [59, '59 sec'],
  [60, '1 min'],
  [130, '2 min 10 sec'],
  [11_100, '3 hr 5 min'],
  [90_000, '1 day 1 hr'],
])('%d seconds are %s', (seconds, text) => expect(duration(seconds, 'en')).toBe(text));

test('in other languages', () => {
  expect(duration(130, 'ko')).toBe('2분 10초');
  expect(duration(130, 'zh')).toBe('2分钟10秒');
});
