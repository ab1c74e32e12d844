import { expect, it } from 'vitest';
import { endingLabel, formatLabel, speaker } from './messages.js';

it('shows the code of what it has no word for', () => {
  const say = speaker('ko');
  expect(endingLabel(say, 'crash')).toBe('비정상 종료');
  expect(endingLabel(say, 'sixth-ending')).toBe('sixth-ending');
  expect(endingLabel(say, 'constructor')).toBe('constructor');
  expect(formatLabel(say, 'swiss')).toBe('스위스 방식');
  expect(formatLabel(say, 'melee')).toBe('melee');
});
