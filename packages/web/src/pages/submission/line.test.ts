import { expect, test } from 'vitest';
import { lineRange } from './line.js';

test.each([
  [1, 'int a;'],
  [2, ''],
  [3, 'int b;'],
  [9, 'int b;'],
])('line %d is %j', (line, found) => {
  const text = 'int a;\n\nint b;';
  expect(text.slice(...lineRange(text, line))).toBe(found);
});
