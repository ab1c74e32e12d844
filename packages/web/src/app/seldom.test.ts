import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seldom } from './seldom.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('acts at once, then once for all that came meanwhile', () => {
  const act = vi.fn();
  const ask = seldom(act, 100);
  ask();
  ask();
  ask();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledTimes(2);
  ask();
  expect(act).toHaveBeenCalledTimes(3);
});

test('acts no more when it is ended', () => {
  const act = vi.fn();
  const ask = seldom(act, 100);
  ask();
  ask();
  ask.end();
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledTimes(1);
});
