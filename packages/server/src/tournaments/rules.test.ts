import { expect, test } from 'vitest';
import { contestFile, soundContest } from '../testing/contest-file.js';
import { ladderRules, readRules } from './rules.js';

const contest = (id: string, changes: object = {}) => soundContest(contestFile(id, { ...changes }));

test('what is not said is as the contest has it', () => {
  expect(readRules(contest('reversi'), { scoring: { win: 3 } }, 'en')).toMatchObject({
    value: {
      format: { kind: 'round-robin', rounds: 2 },
      series: { length: 1, stopsWhenDecided: false },
      scoring: { per: 'game', win: 3, draw: 1, ties: ['games-won', 'score-difference'] },
      openings: [{ options: {} }],
    },
  });
  expect(readRules(contest('algocup'), { series: { bestOf: 5 } }, 'en')).toMatchObject({
    value: { series: { length: 5, stopsWhenDecided: true, drawnGame: { house: 'hard' } } },
  });
});

test.each([
  ['a best of three', { series: { bestOf: 3 } }, 2],
  ['an odd number of games', { series: { games: 3 } }, 2],
  ['nothing', { series: {} }, 2],
  ['four games', { series: { games: 4 } }, 4],
  ['a ladder with a series of its own', { format: { kind: 'ladder', series: { games: 6 } } }, 6],
])('on the ladder, of %s come pairs of games', (_, changes, length) => {
  expect(ladderRules(contest('makyek', changes))).toMatchObject({
    value: {
      format: { kind: 'ladder' },
      series: { length, stopsWhenDecided: false, drawnGame: null },
      scoring: { per: 'match', win: 3 },
    },
  });
});

test('a contest that draws for pairs has pairs', () => {
  const stones = contest('picking-stones');
  expect(readRules(stones, { series: { games: 3 } }, 'en')).toMatchObject({
    fault: { code: 'tournament-uneven' },
  });
  expect(readRules(stones, { series: { games: 4 } }, 'en')).toMatchObject({ ok: true });
});

test('a replay that cannot be played is found before the first game', () => {
  const series = { games: 2, drawnGame: { replays: [{ plies: -1 }] } };
  expect(readRules(contest('makyek'), { series }, 'ko')).toMatchObject({
    fault: { code: 'contest-field', values: { field: 'options' } },
  });
});
