import { expect, test } from 'vitest';
import { size, sizes } from './size.js';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1000, '1,000 bytes'],
  [1024, '1 kB'],
  [65_536, '64 kB'],
  [1_500_000, '1.4 MB'],
  [2 ** 31, '2 GB'],
])('%d bytes are %s', (bytes, text) => expect(size(bytes, 'en')).toBe(text));

test('in other languages', () => {
  expect(size(65_536, 'ko')).toBe('64kB');
  expect(size(65_536, 'zh')).toBe('64 kB');
  expect(size(76, 'ko')).toBe('76바이트');
  expect(size(76, 'zh')).toBe('76字节');
});

test('what is over a limit does not read as if it were not', () => {
  const limit = 1_048_576;
  expect(sizes(1_500_000, limit, 'en')).toEqual(['1.4 MB', '1 MB']);
  expect(sizes(1_100_000, 2 * limit, 'en')).toEqual(['1 MB', '2 MB']);
  expect(sizes(1_060_000, limit, 'en')).toEqual(['1,060,000 bytes', '1,048,576 bytes']);
  expect(sizes(limit, limit, 'en')).toEqual(['1 MB', '1 MB']);
});
