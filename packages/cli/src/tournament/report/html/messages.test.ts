import { languages } from '@daeguk/games';
import { expect, it } from 'vitest';
import { endingLabel, formatLabel, messages, speaker } from './messages.js';

const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();

it.each(Object.entries(messages.en))('%s says the same in every language', (key, english) => {
  for (const language of languages) {
    const sentence = (messages[language] as Record<string, string>)[key] ?? '';
    expect(sentence).not.toBe('');
    expect(placeholders(sentence)).toEqual(placeholders(english));
  }
});

it('shows the code of what it has no word for', () => {
  const say = speaker('ko');
  expect(endingLabel(say, 'crash')).toBe('비정상 종료');
  expect(endingLabel(say, 'sixth-ending')).toBe('sixth-ending');
  expect(endingLabel(say, 'constructor')).toBe('constructor');
  expect(formatLabel(say, 'swiss')).toBe('스위스 방식');
  expect(formatLabel(say, 'melee')).toBe('melee');
});
