import { expect, test } from 'vitest';
import { textOf } from './text.js';

test('a source is read as UTF-8', () => {
  expect(textOf(Buffer.from('print("봇")\n').toString('base64'))).toBe('print("봇")\n');
});

test('a source saved as CP949 can be read', () => {
  expect(textOf(Buffer.from([0xb4, 0xeb, 0xb1, 0xb9]).toString('base64'))).toBe('대국');
});
