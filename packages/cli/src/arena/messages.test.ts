import { submissionStates } from '@daeguk/api';
import { languages } from '@daeguk/games';
import { expect, test } from 'vitest';
import { messages } from './messages.js';

test('every state a submission can be in has its words', () => {
  for (const language of languages) {
    const words = submissionStates.map((state) => messages[language][`state.${state}`]);
    expect(new Set(words).size).toBe(submissionStates.length);
  }
});
