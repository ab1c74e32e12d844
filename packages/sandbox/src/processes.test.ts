import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  childrenOf,
  familyOf,
  parseSchedstat,
  parseStat,
  peakOf,
  signalFamily,
  statOf,
  threadsOf,
  threadTimes,
} from './processes.js';
import { SEED } from './testing/seed.js';

/** A number that no process has: the kernel gives none above four million. */
const NOBODY = 99_999_999;

describe('what the kernel writes', () => {
  // The numbers tell which field they are in, counted from 1 as in the manual of /proc.
  const statLine = (name: string) => {
    const fields = Array.from({ length: 49 }, (_, index) => index + 4);
    return `1 (${name}) R ${fields.join(' ')}\n`;
  };
  const stat = {
    state: 'R',
    ticks: 14 + 15 + 16 + 17,
    threads: 20,
    startTime: 22,
    residentPages: 24,
  };

  test.each(['bot', 'my bot', 'bot)', ') S 1 (', '((', '', 'a\nb'])('stat of "%s"', (name) => {
    expect(parseStat(statLine(name))).toEqual(stat);
  });

  test('stat, whatever the name', () => {
    const name = fc.string({ unit: fc.constantFrom(...'a() S1\n'), maxLength: 15 });
    const property = fc.property(name, (given) => {
      expect(parseStat(statLine(given))).toEqual(stat);
    });
    fc.assert(property, { seed: SEED, numRuns: 300 });
  });

  test('schedstat, in nanoseconds', () => {
    expect(parseSchedstat('1500000 250000 17\n')).toEqual({ cpu: 1.5, waited: 0.25 });
    expect(parseSchedstat('0 0 0\n')).toEqual({ cpu: 0, waited: 0 });
  });
});

describe('processes', () => {
  test('ourselves', () => {
    const { pid } = process;
    const own = statOf(pid)!;
    expect(own.threads).toBe(threadsOf(pid).length);
    expect(own.residentPages * 4096).toBeLessThanOrEqual(peakOf(pid));
    expect(own.startTime).toBeGreaterThan(0);
    expect(threadTimes(pid, pid)!.cpu).toBeGreaterThan(0);
    expect(statOf(pid)!.startTime).toBe(own.startTime);
  });

  test('one that has ended is simply not there', () => {
    expect(statOf(NOBODY)).toBeNull();
    expect(threadTimes(NOBODY, NOBODY)).toBeNull();
    expect(threadsOf(NOBODY)).toEqual([]);
    expect(childrenOf(NOBODY)).toEqual([]);
    expect(peakOf(NOBODY)).toBe(0);
    expect(familyOf(NOBODY)).toEqual([NOBODY]);
  });

  test('a family is a process with its children and theirs', async () => {
    const { pid, family } = await threeGenerations();
    expect(family).toHaveLength(3);
    expect(family[0]).toBe(pid);
    expect(childrenOf(pid)).toEqual([family[1]]);
    expect(childrenOf(family[1]!)).toEqual([family[2]]);
  });

  test('a signal reaches the whole family but the one that is spared', async () => {
    const { pid, family } = await threeGenerations();
    signalFamily(pid, 'SIGSTOP', pid);
    await until(() => family.slice(1).every((member) => statOf(member)?.state === 'T'));
    expect(statOf(pid)?.state).not.toBe('T');
    signalFamily(pid, 'SIGCONT', null);
    await until(() => family.every((member) => statOf(member)?.state === 'S'));
  });
});

async function threeGenerations(): Promise<{ pid: number; family: number[] }> {
  const script = 'sh -c "sleep 60 & echo; wait" & wait';
  const child = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  const pid = child.pid!;
  onTestFinished(() => signalFamily(pid, 'SIGKILL', null));
  await once(child.stdout, 'data');
  await until(() => familyOf(pid).length === 3);
  return { pid, family: familyOf(pid) };
}

async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, { timeout: 5_000, interval: 2 }).toBe(true);
}
