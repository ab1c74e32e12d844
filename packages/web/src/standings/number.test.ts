import { expect, test } from 'vitest';
import { figure } from './number.js';

test('figures are short', () => {
  expect([0, 0.5, 2.5, 3, 1 / 3, -12].map(figure)).toEqual(['0', '½', '2½', '3', '0.33', '−12']);
});
