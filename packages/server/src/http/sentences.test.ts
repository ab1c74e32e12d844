import { languages } from '@daeguk/games';
import { describe, expect, it } from 'vitest';
import { STATUSES } from './problems.js';
import { CATALOGUES, sentenceOf } from './sentences.js';

const sentences = CATALOGUES.flatMap((words) =>
  Object.keys(words.en).map((key) => ({ key, words })),
);
const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();

it.each(sentences)('$key says the same in every language', ({ key, words }) => {
  for (const language of languages) {
    const sentence = words[language][key] ?? '';
    expect(sentence).not.toBe('');
    expect(placeholders(sentence)).toEqual(placeholders(words.en[key] ?? ''));
  }
});

describe('a fault', () => {
  it('has one sentence', () => {
    const codes = sentences.map(({ key }) => key).filter((key) => key.startsWith('fault.'));
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });

  it('tells moments as people read them', () => {
    const values = { closesAt: '2026-11-18T08:32:58.519Z' };
    const sentence = sentenceOf({ code: 'contest-closed', values }, 'en');
    expect(sentence).toMatch(/since 2026-11-18 08:32 UTC\.$/);
  });

  it.each(Object.values(STATUSES).flat())('%s has a sentence', (code) => {
    for (const language of languages) {
      expect(sentenceOf({ code, values: {} }, language)).not.toBe(code);
    }
  });
});
