import { expect, test } from 'vitest';
import { fromField, timeZone, toField } from './dates.js';

test('a moment goes into a field and comes back to the minute', () => {
  const moment = new Date(2026, 2, 1, 9, 5).toISOString();
  expect(toField(moment)).toBe('2026-03-01T09:05');
  expect(fromField('2026-03-01T09:05')).toBe(moment);
  expect(fromField(toField('2040-12-31T15:00:00.000Z'))).toBe('2040-12-31T15:00:00.000Z');
});

test('nothing stays nothing', () => {
  expect(toField(null)).toBe('');
  expect(fromField('')).toBeNull();
  expect(fromField('soon')).toBeNull();
});

test('the time zone is named with its distance', () => {
  expect(timeZone()).toMatch(/^.+ \(UTC[+−]\d+(:\d+)?\)$/);
});
