import { expect, test } from 'vitest';
import { allowanceAt } from './quota.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');

const refused = (code: string, values = {}, nextAt: string | null = null) => ({
  maySubmit: false,
  reason: { code, values },
  nextAt,
  closesAt: null,
  judgeSecondsLeft: 100,
});

test('nothing stands in the way', () => {
  const quota = {
    maySubmit: true,
    reason: null,
    nextAt: null,
    closesAt: null,
    judgeSecondsLeft: 100,
  };
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

test('a contest opens by itself', () => {
  const opensAt = '2026-04-01T00:00:00Z';
  const quota = refused('contest-coming', { opensAt });
  expect(allowanceAt(quota, NOW)).toEqual({ code: 'contest-coming', at: opensAt });
  expect(allowanceAt(quota, Date.parse(opensAt))).toEqual({ code: 'may' });
});

test('and closes by itself, whatever else stands in the way', () => {
  const closesAt = '2026-03-01T13:00:00Z';
  const open = { maySubmit: true, reason: null, nextAt: null, closesAt, judgeSecondsLeft: 100 };
  const closed = { code: 'contest-closed', at: closesAt };
  expect(allowanceAt(open, Date.parse(closesAt) - 1)).toEqual({ code: 'may' });
  expect(allowanceAt(open, Date.parse(closesAt))).toEqual(closed);
  expect(allowanceAt({ ...refused('in-queue'), closesAt }, Date.parse(closesAt))).toEqual(closed);
  // One that was put off is closed by the server's word until it is asked again.
  expect(allowanceAt(refused('contest-closed', { closesAt }), NOW)).toEqual(closed);
});
