import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loopWatch } from './loop-watch.js';

/** Holds up this very process, as a busy machine or a debugger would. */
function hold(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test('a stall is known while it lasts and is not forgotten when a beat comes first', async () => {
  const mark = loopWatch.mark();
  await sleep(50);
  hold(200);
  expect(loopWatch.stalledSince(mark)).toBeGreaterThan(150);
  await sleep(30);
  expect(loopWatch.stalledSince(mark)).toBeGreaterThan(150);
  expect(loopWatch.stalledSince(mark)).toBeLessThan(260);
});

test('a stall before the question is no excuse for it', async () => {
  loopWatch.mark();
  hold(200);
  await sleep(50);
  expect(loopWatch.stalledSince(loopWatch.mark())).toBeLessThan(20);
});
