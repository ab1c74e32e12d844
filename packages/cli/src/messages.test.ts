import { type Catalogue, languages } from '@daeguk/games';
import { describe, expect, it } from 'vitest';
import { messages as arena } from './arena/messages.js';
import { messages as checks } from './check/messages.js';
import { messages as kits } from './kit/messages.js';
import { messages } from './messages.js';
import { messages as replays } from './replay/messages.js';
import { messages as tournaments } from './tournament/messages.js';
import { messages as reports } from './tournament/report/messages.js';

const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();

describe.each<[string, Catalogue]>([
  ['the command line', messages],
  ['the arena', arena],
  ['kits', kits],
  ['checks', checks],
  ['games played again', replays],
  ['tournaments', tournaments],
  ['reports', reports],
])('of %s', (_, words) => {
  it.each(Object.entries(words.en))('%s says the same in every language', (key, english) => {
    for (const language of languages) {
      const sentence = words[language][key] ?? '';
      expect(sentence).not.toBe('');
      expect(placeholders(sentence)).toEqual(placeholders(english));
    }
  });
});
