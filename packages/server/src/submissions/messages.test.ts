import { submissionStates } from '@daeguk/api';
import { languages, phrase } from '@daeguk/games';
import { expect, test } from 'vitest';
import { messages } from './messages.js';

const placeholders = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort();

test.each(Object.keys(messages.en) as (keyof typeof messages.en)[])(
  '%s speaks of the same values in every language',
  (key) => {
    for (const language of languages) {
      expect(placeholders(messages[language][key])).toEqual(placeholders(messages.en[key]));
    }
  },
);

test.each(submissionStates)('a step is refused to one that is %s in whole sentences', (state) => {
  for (const language of languages) {
    const values = { submission: 7, state };
    const sentence = phrase(messages, language, 'fault.wrong-state', values);
    expect(sentence).toMatch(/7/);
    expect(sentence).not.toMatch(/[{}]|(?:pending|building|error|playing)\.$/);
    expect(messages[language]).toHaveProperty([`state.${state}`]);
  }
});
