import { expect, test } from 'vitest';
import { size } from './size.js';

test.each([
  [0, '0 byte'],
  [1000, '1,000 byte'],
  [1024, '1 kB'],
  [65_536, '64 kB'],
  [1_500_000, '1.4 MB'],
  [2 ** 31, '2 GB'],
])('%d bytes are %s', (bytes, text) => expect(size(bytes, 'en')).toBe(text));

test('in other languages', () => {
  expect(size(65_536, 'ko')).toBe('64kB');
  expect(size(65_536, 'zh')).toBe('64 kB');
});
