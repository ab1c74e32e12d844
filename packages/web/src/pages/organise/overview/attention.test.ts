import type { ContestSummary, Worker, WorkerState } from '@daeguk/api';
import { expect, test } from 'vitest';
import { byPhase, concerns } from './attention.js';

const worker = (state: WorkerState) => ({ id: state, state }) as Worker;

test('where somebody works and nothing is spoilt, there is no concern', () => {
  expect(concerns([worker('working'), worker('gone'), worker('stopping')], 0)).toEqual([]);
});

test('nobody at work comes first, then those who are out, then spoilt games', () => {
  const found = concerns([worker('gone'), worker('too-slow'), worker('withdrawn')], 2);
  expect(found.map((one) => (one.kind === 'worker' ? one.worker.state : one.kind))).toEqual([
    'no-worker',
    'too-slow',
    'withdrawn',
    'spoilt',
  ]);
});

test('contests stand by their phases, and a phase without one is left out', () => {
  const contest = (id: string, phase: string) => ({ id, phase }) as ContestSummary;
  const groups = byPhase([contest('a', 'closed'), contest('b', 'open'), contest('c', 'open')]);
  expect(groups.map(({ phase, contests }) => [phase, contests.map(({ id }) => id)])).toEqual([
    ['open', ['b', 'c']],
    ['closed', ['a']],
  ]);
});
