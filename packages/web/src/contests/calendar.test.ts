import type { Calendar, ContestSummary, Phase } from '@daeguk/api';
import { expect, test } from 'vitest';
import { calendarLines, nextLook } from './calendar.js';

const NONE: Calendar = { opensAt: null, closesAt: null, frozenAt: null, thawedAt: null };

const keys = (phase: Phase, calendar: Partial<Calendar>) =>
  calendarLines({ phase, calendar: { ...NONE, ...calendar } } as ContestSummary).map(
    ({ key }) => key,
  );

test('a contest without dates is always open', () => {
  expect(keys('open', {})).toEqual(['always']);
});

test('tells what comes next', () => {
  const dates = { opensAt: '2040-01-01T00:00:00Z', closesAt: '2040-02-01T00:00:00Z' };
  expect(keys('coming', dates)).toEqual(['opens-at', 'closes-at']);
  expect(keys('open', dates)).toEqual(['closes-at']);
  expect(keys('closed', dates)).toEqual(['closed-at']);
});

test('tells since when the ladder stands still, or when it will', () => {
  const dates = { frozenAt: '2040-01-01T00:00:00Z', thawedAt: '2040-01-02T00:00:00Z' };
  expect(keys('open', dates)).toEqual(['will-freeze']);
  expect(keys('frozen', dates)).toEqual(['frozen-at', 'thaws-at']);
  expect(keys('open', { ...dates, thawedAt: '2000-01-01T00:00:00Z' })).toEqual(['always']);
});

test('is looked at again shortly after something has begun or ended, and a while later', () => {
  const opens = Date.parse('2040-01-01T00:00:00Z');
  const closes = Date.parse('2040-02-01T00:00:00Z');
  const one = { ...NONE, opensAt: '2040-01-01T00:00:00Z' };
  const both = [one, { ...NONE, closesAt: '2040-02-01T00:00:00Z' }];
  expect(nextLook(both, opens - 1000)).toBe(opens + 300);
  expect(nextLook(both, opens + 300)).toBe(opens + 10_000);
  expect(nextLook(both, opens + 10_000)).toBe(closes + 300);
  expect(nextLook([one], closes)).toBeNull();
  expect(nextLook([], opens)).toBeNull();
});
