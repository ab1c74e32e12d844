import { languages } from '@daeguk/games';
import { expect, it } from 'vitest';
import { messages } from './messages.js';

const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();

it.each(Object.entries(messages.en))('%s says the same in every language', (key, english) => {
  for (const language of languages) {
    const sentence = (messages[language] as Record<string, string>)[key] ?? '';
    expect(sentence).not.toBe('');
    expect(placeholders(sentence)).toEqual(placeholders(english));
  }
});
