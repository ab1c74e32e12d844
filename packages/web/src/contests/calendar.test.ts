import type { Calendar, ContestSummary, Phase } from '@daeguk/api';
import { expect, test } from 'vitest';
import { calendarLines } from './calendar.js';

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
