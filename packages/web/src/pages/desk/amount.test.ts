import { expect, test } from 'vitest';
import { amount } from './amount.js';

test.each([
  [820, '820 byte'],
  [12_480, '12.5 kB'],
  [1_048_576, '1 MB'],
])('%d is %s', (bytes, text) => expect(amount(bytes, 'en')).toBe(text));
