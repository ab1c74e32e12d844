import type { RecordedMove } from '@daeguk/referee';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Io } from '../io.js';
import type { AgainPlan } from './play-again.js';
import { AgainReport } from './report.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function reportOf(isTimed: boolean) {
  const told: string[] = [];
  const io = { language: 'en', err: (words) => void told.push(words) } as Io;
  const recorded = { moves: [{ move: 'a' }, { move: 'b' }] };
  const plan = { recorded, seat: 'first', isTimed } as unknown as AgainPlan;
  return { told, report: new AgainReport(io, plan, true) };
}

const move = { seat: 'first', ply: 1, move: 'a' } as RecordedMove;

test('without a clock, whoever waits for an answer is told, once for each ply', () => {
  const { told, report } = reportOf(false);
  report.began();
  vi.advanceTimersByTime(4000);
  report.moved(move);
  vi.advanceTimersByTime(4000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([
    'Ply 2 has not been answered for 5 seconds. The clock is off; Ctrl-C stops it.\n',
  ]);
});

test('nothing is told where a clock runs, or when it is over', () => {
  const timed = reportOf(true);
  timed.report.began();
  const over = reportOf(false);
  over.report.began();
  over.report.close();
  vi.advanceTimersByTime(60_000);
  expect([...timed.told, ...over.told]).toEqual([]);
});
