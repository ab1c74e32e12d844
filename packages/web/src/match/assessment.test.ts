import { expect, test } from 'vitest';
import { assessmentOf } from './assessment.js';

const thought = { move: '', line: [], score: 0, proven: null, depth: 1, nodes: 1 };

test('what is proven is said first, then how much better a side stands', () => {
  expect(assessmentOf({ ...thought, proven: 'loss', score: 500 })).toBe('loses');
  expect(assessmentOf({ ...thought, score: -30 })).toBe('even');
  expect(assessmentOf({ ...thought, score: -130 })).toBe('worse');
  expect(assessmentOf({ ...thought, score: 130 })).toBe('better');
  expect(assessmentOf({ ...thought, score: 1300 })).toBe('much-better');
});
