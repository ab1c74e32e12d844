import { type Catalogue, languages } from '@daeguk/games';
import { describe, expect, it } from 'vitest';
import type { Contest } from '../contest.js';
import { contest as contestOf } from '../testing/contests.js';
import { limitsOf } from './limits.js';
import { messages } from './messages.js';

const figures = (contest: Contest) =>
  Object.fromEntries(limitsOf(contest, 'en').map(({ what, figure }) => [what, figure]));

describe('the figures of a contest file', () => {
  it('are told as they are', () => {
    expect(figures(contestOf('makyek'))).toEqual({
      'Time to get ready': '5 s',
      'Time for a move': '2 s',
      'Time for all moves of a game': '180 s, getting ready included',
      Memory: '350 MB',
      'Processes and threads': 'at most 80 together',
      'Files of its own': 'none: nothing can be written',
      Output: '64 KB a line, 1 MB for a move, 16 MB a game',
      "On the opponent's turn": 'the program goes on running',
      'An illegal move, or an answer that is not a move': 'loses the game',
      'An answer too late': 'loses the game',
      'A crash, an exit, too much memory or output': 'loses the game',
      '`DEBUG` lines that are kept':
        '16 KB a line, 32 KB and 1000 lines a game; the rest is dropped',
    });
  });

  it('tell what is drawn, what has a directory and who may not fork', () => {
    expect(figures(contestOf('algocup'))).toMatchObject({
      'Time for a move': '2 to 7 s, in whole seconds, drawn for each game',
      'Time for all moves of a game': 'no limit',
      Memory: '6 GB',
      'Processes and threads':
        'one process, with up to 64 threads; no other program can be started',
      'Files of its own': '16 MB in a directory of its own, where the program is started',
    });
  });

  it('say which protocol they are for where it is not every one', () => {
    expect(figures(contestOf('picking-stones'))).toMatchObject({
      'Time to get ready': '10 s (protocol `stones`)',
      '`DEBUG` lines that are kept': expect.stringMatching(/\(protocol `stones`\)$/),
    });
    expect(figures(contestOf('reversi'))).not.toHaveProperty('`DEBUG` lines that are kept');
  });

  it('follow the file', () => {
    const contest = contestOf('microchess');
    const limits = { ...contest.limits, gameSeconds: 60, incrementSeconds: 0.5 };
    expect(figures({ ...contest, limits })).toMatchObject({
      'Time for a move': 'no limit of its own',
      'Time for all moves of a game':
        '60 s, getting ready included; 0.5 s are added after each move',
    });
  });

  it.each(['algocup', 'makyek', 'microchess', 'picking-stones', 'reversi'])(
    '%s: have a row each in every language, with nothing left open',
    (id) => {
      const tables = languages.map((language) => limitsOf(contestOf(id), language));
      expect(new Set(tables.map((table) => table.length)).size).toBe(1);
      expect(JSON.stringify(tables.map((rows) => rows.flatMap(Object.values)))).not.toMatch(
        /[{}]|undefined|NaN/,
      );
    },
  );
});

const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();

it.each(Object.entries(messages.en))('%s says the same in every language', (key, english) => {
  for (const language of languages) {
    const sentence = (messages as Catalogue)[language][key] ?? '';
    expect(placeholders(sentence)).toEqual(placeholders(english));
  }
});
