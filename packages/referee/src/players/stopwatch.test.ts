import type { Times } from '@daeguk/sandbox';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TurnUsage } from '../usage.js';
import type { LoopWatch } from './loop-watch.js';
import { Stopwatch } from './stopwatch.js';

/** Our own loop is never held up here: time is only pretended. */
const loop: LoopWatch = {
  mark: () => ({ at: 0, cpu: 0, waited: 0, long: 0, stolen: 0 }),
  stalledSince: () => 0,
  stolenSince: () => 0,
};

/** A program whose use of the machine is whatever the test says. */
class Pretence {
  cpu = 0;
  waited = 0;
  runnable = false;

  times(): Times {
    const threads = new Map([[1, { cpu: this.cpu, waited: this.waited }]]);
    return { cpu: this.cpu, threads, processes: 1 };
  }

  memory(): number {
    return 0;
  }

  isRunnable(): boolean {
    return this.runnable;
  }
}

beforeEach(() => {
  const immediates = ['setImmediate', 'clearImmediate'] as const;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', ...immediates, 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function timed(limit: number) {
  const program = new Pretence();
  const expired: TurnUsage[] = [];
  const stopwatch = new Stopwatch(program, limit, (usage) => expired.push(usage), loop);
  return { program, expired, stopwatch };
}

describe('the deadline', () => {
  test('a program that sleeps is ruled at once when its time is over', async () => {
    const { expired } = timed(1000);
    await vi.advanceTimersByTimeAsync(999);
    expect(expired).toEqual([]);
    await vi.advanceTimersByTimeAsync(3);
    expect(expired).toHaveLength(1);
  });

  test('waiting for a core moves it, by just as much', async () => {
    const { program, expired } = timed(1000);
    program.waited = 500;
    await vi.advanceTimersByTimeAsync(1490);
    expect(expired).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(expired).toHaveLength(1);
  });

  test('a program that may be waiting for its core is not ruled before the figures have moved', async () => {
    const { program, expired } = timed(1000);
    program.runnable = true;
    await vi.advanceTimersByTimeAsync(1400);
    expect(expired).toEqual([]);
    // It got its core: only now is its wait booked, and it proves to have been waiting all along.
    program.waited = 600;
    await vi.advanceTimersByTimeAsync(100);
    expect(expired).toEqual([]);
    // And once more, in the middle of its next wait.
    await vi.advanceTimersByTimeAsync(400);
    expect(expired).toEqual([]);
    program.cpu = 300;
    await vi.advanceTimersByTimeAsync(20);
    expect(expired).toHaveLength(1);
  });

  test('one that gets its core while it is looked at is not ruled by figures from before', async () => {
    const { program, expired } = timed(1000);
    program.isRunnable = () => {
      program.waited = 600;
      return false;
    };
    await vi.advanceTimersByTimeAsync(1500);
    expect(expired).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(expired).toHaveLength(1);
  });

  test('one that spins is ruled within a few looks', async () => {
    const { program, expired } = timed(1000);
    program.runnable = true;
    const spin = setInterval(() => {
      program.cpu += 1;
    }, 1);
    await vi.advanceTimersByTimeAsync(1001);
    for (let i = 0; i < 5; i++) {
      program.cpu += 10;
      await vi.advanceTimersByTimeAsync(12);
    }
    clearInterval(spin);
    expect(expired).toHaveLength(1);
  });

  test('a machine that never gives it a core is given up in the end', async () => {
    const { program, expired } = timed(1000);
    program.runnable = true;
    for (let second = 0; second < 25 && expired.length === 0; second++) {
      program.waited += 1000;
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(expired[0]?.wall).toBeGreaterThan(20_000);
  });

  test('a wait from before the question is no credit for time in which it ran', async () => {
    const { program, stopwatch } = timed(1000);
    await vi.advanceTimersByTimeAsync(900);
    program.cpu = 850;
    program.waited = 5000;
    expect(stopwatch.usage()).toMatchObject({ waited: 50 });
    stopwatch.stop();
  });

  test('nothing is told once it was stopped', async () => {
    const { expired, stopwatch } = timed(1000);
    await vi.advanceTimersByTimeAsync(999);
    stopwatch.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(expired).toEqual([]);
  });
});
