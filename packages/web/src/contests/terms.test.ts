import type { Terms } from '@daeguk/api';
import { expect, test } from 'vitest';
import { formatInWords, submissionsInWords, termsInWords } from './terms.js';

const terms: Terms = {
  limits: [],
  ladderGames: 2,
  series: { length: 3, stopsWhenDecided: true, drawnGame: { replays: [{}], house: 'hard' } },
  format: { kind: 'groups', rounds: 1, advance: 2, knockOut: { thirdPlace: true, extraPairs: 1 } },
  scoring: { per: 'match', win: 3, draw: 1, loss: 0, ties: [] },
};

const keys = (changes: Partial<Terms>) =>
  termsInWords({ ...terms, ...changes }).flatMap(({ sentences }) => sentences.map(([key]) => key));

test('tells ladder, points, matches and drawn games', () => {
  expect(keys({})).toEqual([
    'ladder',
    'points.match',
    'series.best-of',
    'drawn.replay',
    'drawn.house',
    'level-match.pair',
  ]);
});

test('tells how many wins a best-of takes', () => {
  const [, , series] = termsInWords(terms);
  expect(series?.sentences).toEqual([['series.best-of', { length: 3, wins: 2 }]]);
});

test('tells what becomes of a level match, where there is a bracket', () => {
  expect(keys({ format: { kind: 'knock-out', extraPairs: 0 } })).toContain('level-match.none');
  expect(keys({ format: { kind: 'knock-out', extraPairs: 3 } })).toContain('level-match.pairs');
  expect(keys({ format: { kind: 'round-robin' } }).join()).not.toContain('level-match');
});

test('leaves out what does not apply', () => {
  const format = { kind: 'round-robin' };
  const series = { length: 1, stopsWhenDecided: false, drawnGame: null };
  expect(keys({ series, format })).toEqual(['ladder', 'points.match', 'series.one']);
  const house = { length: 4, stopsWhenDecided: false, drawnGame: { replays: [], house: 'easy' } };
  expect(keys({ series: house, format })).toEqual([
    'ladder',
    'points.match',
    'series.games',
    'drawn.house-only',
  ]);
});

test('tells of a format what its name does not', () => {
  const of = (format: Terms['format']) => formatInWords(format).map(([key]) => key);
  expect(of(terms.format)).toEqual(['format.advance', 'format.third-place']);
  expect(of({ kind: 'round-robin', rounds: 2 })).toEqual(['format.rounds']);
  expect(of({ kind: 'swiss', rounds: 7 })).toEqual(['format.swiss']);
  expect(of({ kind: 'swiss' })).toEqual([]);
  expect(of({ kind: 'knock-out', thirdPlace: true })).toEqual(['format.third-place']);
});

test('tells what may be submitted', () => {
  const limits = { sourceBytes: 1_048_576, gapSeconds: 0, judgeSecondsADay: 60, sparring: true };
  const words = submissionsInWords(
    limits,
    (bytes) => `${bytes} byte`,
    (seconds) => `${seconds}s`,
  );
  expect(words).toEqual([
    ['submissions.size', { size: '1048576 byte' }],
    ['submissions.judge', { time: '60s' }],
    ['submissions.sparring'],
  ]);
});
