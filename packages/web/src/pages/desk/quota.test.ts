import { expect, test } from 'vitest';
import { allowanceAt } from './quota.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');

const refused = (code: string, values = {}, nextAt: string | null = null) => ({
  maySubmit: false,
  reason: { code, values },
  nextAt,
  judgeSecondsLeft: 100,
});

test('nothing stands in the way', () => {
  const quota = { maySubmit: true, reason: null, nextAt: null, judgeSecondsLeft: 100 };
  expect(allowanceAt(quota, NOW)).toEqual({ code: 'may' });
});

test('a gap counts down, and is over by itself', () => {
  const quota = refused('too-soon', { gap: 60, seconds: 30 }, '2026-03-01T12:00:30Z');
  expect(allowanceAt(quota, NOW)).toEqual({ code: 'too-soon', seconds: 30 });
  expect(allowanceAt(quota, NOW + 29_500)).toEqual({ code: 'too-soon', seconds: 0.5 });
  expect(allowanceAt(quota, NOW + 30_000)).toEqual({ code: 'may' });
});

test.each([
  ['in-queue', 'in-queue'],
  ['not-listed', 'not-listed'],
  ['something-new', 'refused'],
])('%s is %s', (code, told) => {
  expect(allowanceAt(refused(code), NOW)).toEqual({ code: told });
});

test('a contest opens and closes at a moment', () => {
  const opensAt = '2026-04-01T00:00:00Z';
  expect(allowanceAt(refused('contest-coming', { opensAt }), NOW)).toEqual({
    code: 'contest-coming',
    at: opensAt,
  });
});
