import { expect, test } from 'vitest';
import { columns, wrapLines } from './columns.js';

const PROSE = 'Sandbox tier B; not fully enforced: memory is looked at, not held, bots are halted.';

test('prose is broken between words, to lines that fit', () => {
  const wrapped = wrapLines(`${PROSE}\n`, 40);
  expect(wrapped.split('\n').filter((line) => columns(line) > 40)).toEqual([]);
  expect(wrapped.replaceAll('\n', ' ').trim()).toBe(PROSE);
  expect(wrapped.endsWith('\n')).toBe(true);
});

test('what fits, what is one word and what steers the terminal stay as they are', () => {
  for (const words of ['Number: ', 'short\n', `${'x'.repeat(50)}\n`, `\r\x1b[K${PROSE}`]) {
    expect(wrapLines(words, 40)).toBe(words);
  }
});
