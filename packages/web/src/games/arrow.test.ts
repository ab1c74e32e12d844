import { expect, test } from 'vitest';
import { arrowBetween } from './arrow.js';

test('runs from near one point to near the other, its head at the end', () => {
  const arrow = arrowBetween({ x: 0, y: 0 }, { x: 100, y: 0 }, { start: 10, end: 20, head: 20 });
  expect(arrow.shaft).toBe('M10 0L60 0');
  expect(arrow.head).toBe('M60 12.4L80 0L60 -12.4');
  expect(arrow.neck).toEqual({ x: 60, y: 0 });
});

test('stays where it is between points that are one', () => {
  const arrow = arrowBetween({ x: 5, y: 5 }, { x: 5, y: 5 }, { start: 0, end: 0, head: 4 });
  expect(arrow.shaft).toBe('M5 5L5 5');
});
