import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Times, usedBetween } from './meter.js';
import type { ThreadTimes } from './processes.js';
import { SEED } from './testing/seed.js';

type Threads = Readonly<Record<number, readonly [cpu: number, waited: number]>>;

function times(cpu: number, threads: Threads): Times {
  const entries = Object.entries(threads).map(([thread, [own, waited]]): [number, ThreadTimes] => [
    Number(thread),
    { cpu: own, waited },
  ]);
  return { cpu, threads: new Map(entries), processes: 1 };
}

describe('used between two readings', () => {
  test('by a single thread: its wait is all credit', () => {
    const before = times(10, { 1: [10, 5] });
    const after = times(310, { 1: [310, 787] });
    expect(usedBetween(before, after)).toEqual({ cpu: 300, waited: 782, busiest: 300, beside: 0 });
  });

  test('by nobody', () => {
    const still = times(10, { 1: [10, 5] });
    expect(usedBetween(still, still)).toEqual({ cpu: 0, waited: 0, busiest: 0, beside: 0 });
  });

  test('by two threads on one core: each waits for the other, which is no credit', () => {
    const before = times(0, { 1: [0, 0], 2: [0, 0] });
    const after = times(200, { 1: [100, 100], 2: [100, 100] });
    expect(usedBetween(before, after)).toEqual({ cpu: 200, waited: 0, busiest: 100, beside: 100 });
  });

  test('by two threads of which one waits for strangers as well', () => {
    const before = times(0, { 1: [0, 0], 2: [0, 0] });
    const after = times(200, { 1: [100, 350], 2: [100, 100] });
    expect(usedBetween(before, after)).toEqual({
      cpu: 200,
      waited: 250,
      busiest: 100,
      beside: 100,
    });
  });

  test('by a thread that was born meanwhile', () => {
    const after = times(100, { 1: [60, 0], 2: [40, 90] });
    expect(usedBetween(times(60, { 1: [60, 0] }), after)).toEqual({
      cpu: 40,
      waited: 90,
      busiest: 40,
      beside: 0,
    });
  });

  test('by a thread that is no longer there: its CPU time is still no credit to others', () => {
    const before = times(0, { 1: [0, 0], 2: [0, 0] });
    const after = times(80, { 1: [20, 70] });
    expect(usedBetween(before, after)).toEqual({ cpu: 80, waited: 10, busiest: 20, beside: 60 });
  });

  test('when the second reading fell short of the first', () => {
    const before = times(50, { 1: [50, 30] });
    expect(usedBetween(before, times(0, {}))).toEqual({ cpu: 0, waited: 0, busiest: 0, beside: 0 });
    expect(usedBetween(before, times(40, { 1: [40, 20] }))).toEqual({
      cpu: 0,
      waited: 0,
      busiest: 0,
      beside: 0,
    });
  });

  test('is never negative, nor more credit than the thread that waited most', () => {
    const property = fc.property(threads, threads, fc.nat(500), (before, grown, rest) => {
      const then = times(sum(before), before);
      const now = times(sum(before) + sum(grown) + rest, added(before, grown));
      const { cpu, waited } = usedBetween(then, now);
      expect(cpu).toBe(sum(grown) + rest);
      const waits = Object.values(grown).map(([, wait]) => wait);
      expect(waited).toBeLessThanOrEqual(Math.max(0, ...waits));
      expect(waited).toBeGreaterThanOrEqual(0);
      // With the box's own CPU time taken off, what is left was the fault of others.
      expect(waited).toBeGreaterThanOrEqual(Math.max(0, ...waits) - cpu);
    });
    fc.assert(property, { seed: SEED, numRuns: 500 });
  });

  test('more CPU time of its other threads is never more credit', () => {
    const property = fc.property(threads, fc.nat(300), fc.nat(300), (grown, less, more) => {
      const credit = (others: number) =>
        usedBetween(times(0, {}), times(sum(grown) + others, grown)).waited;
      expect(credit(less + more)).toBeLessThanOrEqual(credit(less));
    });
    fc.assert(property, { seed: SEED, numRuns: 300 });
  });
});

const threads = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.tuple(fc.nat(300), fc.nat(900)));

function sum(of: Threads): number {
  return Object.values(of).reduce((total, [cpu]) => total + cpu, 0);
}

function added(before: Threads, grown: Threads): Threads {
  const merged = { ...before };
  for (const [thread, [cpu, waited]] of Object.entries(grown)) {
    const [oldCpu, oldWaited] = before[Number(thread)] ?? [0, 0];
    merged[Number(thread)] = [oldCpu + cpu, oldWaited + waited];
  }
  return merged;
}
