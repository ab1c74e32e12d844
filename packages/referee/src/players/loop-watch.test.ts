import { access } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loopWatch } from './loop-watch.js';

/** Holds up this very process, as a busy machine or a debugger would. */
function hold(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test('a stall is known while it lasts, and to whatever is seen right after it', async () => {
  const mark = loopWatch.mark();
  await sleep(50);
  hold(100);
  expect(loopWatch.stalledSince(mark)).toBeGreaterThan(60);
  // The beat is due and comes first; then what came meanwhile is read.
  const seen = new Promise<number>((resolve) => {
    access('/', () => resolve(loopWatch.stalledSince(mark)));
  });
  hold(100);
  expect(await seen).toBeGreaterThan(60);
});

test('a short one that held up nothing is forgotten, a long one is not', async () => {
  const mark = loopWatch.mark();
  await sleep(50);
  hold(100);
  await sleep(50);
  expect(loopWatch.stalledSince(mark)).toBeLessThan(20);
  hold(400);
  await sleep(50);
  expect(loopWatch.stalledSince(mark)).toBeGreaterThan(300);
});

test('a stall before the question is no excuse for it', async () => {
  loopWatch.mark();
  hold(200);
  await sleep(50);
  expect(loopWatch.stalledSince(loopWatch.mark())).toBeLessThan(20);
});
