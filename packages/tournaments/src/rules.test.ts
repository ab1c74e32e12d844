import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatSchema, scoringSchema, seriesSchema, tieSteps } from './rules.js';

const NOT_SETTLED = null;

function contest(id: string) {
  const file = new URL(`../../../contests/${id}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('a series', () => {
  test.each([
    [{}, { length: 1, stopsWhenDecided: false, drawnGame: NOT_SETTLED }],
    [{ games: 4 }, { length: 4, stopsWhenDecided: false, drawnGame: NOT_SETTLED }],
    [{ bestOf: 5 }, { length: 5, stopsWhenDecided: true, drawnGame: NOT_SETTLED }],
    [
      { bestOf: 3, drawnGame: { replays: [{ blocks: 4 }] } },
      { length: 3, stopsWhenDecided: true, drawnGame: { replays: [{ blocks: 4 }], house: null } },
    ],
    [
      { drawnGame: { house: 'hard' } },
      { length: 1, stopsWhenDecided: false, drawnGame: { replays: [], house: 'hard' } },
    ],
  ])('%j', (written, meant) => {
    expect(seriesSchema.parse(written)).toEqual(meant);
  });

  test.each([
    [{ games: 0 }],
    [{ games: 1.5 }],
    [{ games: 1001 }],
    [{ bestOf: 1000 }],
    [{ games: '2' }],
    [{ games: 2, bestOf: 3 }],
    [{ length: 2 }],
    [{ drawnGame: { house: 'strong' } }],
    [{ drawnGame: { replays: 2 } }],
    [{ drawnGame: { replays: Array(11).fill({}) } }],
    [{ drawnGame: { again: true } }],
    [null],
  ])('not %j', (written) => {
    expect(seriesSchema.safeParse(written).success).toBe(false);
  });

  test('says where two lengths contradict each other', () => {
    const { error } = seriesSchema.safeParse({ games: 2, bestOf: 3 });
    expect(error?.issues[0]?.path).toEqual(['bestOf']);
  });
});

describe('scoring', () => {
  test('is a point a game where nothing is said', () => {
    expect(scoringSchema.parse({})).toEqual({
      per: 'game',
      win: 1,
      draw: 0.5,
      loss: 0,
      ties: ['head-to-head', 'games-won'],
    });
  });

  test('knows every step', () => {
    expect(scoringSchema.parse({ ties: [...tieSteps] }).ties).toEqual(tieSteps);
    expect(scoringSchema.parse({ ties: [] }).ties).toEqual([]);
  });

  test.each([
    [{ per: 'round' }],
    [{ win: '3' }],
    [{ win: Number.NaN }],
    [{ win: Number.POSITIVE_INFINITY }],
    [{ ties: ['luck'] }],
    [{ ties: 'games-won' }],
    [{ ties: Array(11).fill('games-won') }],
    [{ victory: 3 }],
  ])('not %j', (written) => {
    expect(scoringSchema.safeParse(written).success).toBe(false);
  });
});

describe('a format', () => {
  test.each([
    [{ kind: 'round-robin' }, { kind: 'round-robin', rounds: 1 }],
    [
      { kind: 'round-robin', rounds: 2, series: { games: 2 } },
      { rounds: 2, series: { length: 2 } },
    ],
    [
      { kind: 'gauntlet', champions: ['a'] },
      { champions: ['a'], rounds: 1 },
    ],
    [{ kind: 'knock-out' }, { thirdPlace: false, extraPairs: 1 }],
    [{ kind: 'knock-out', extraPairs: 0 }, { extraPairs: 0 }],
    [
      { kind: 'groups', groups: 4 },
      { groups: 4, advance: 2, rounds: 1, knockOut: { thirdPlace: false, extraPairs: 1 } },
    ],
    [
      { kind: 'groups', groups: 4, knockOut: { series: { bestOf: 3 } } },
      { knockOut: { thirdPlace: false, extraPairs: 1, series: { length: 3 } } },
    ],
    [{ kind: 'swiss' }, { kind: 'swiss' }],
    [{ kind: 'swiss', rounds: 5 }, { rounds: 5 }],
    [{ kind: 'ladder' }, { kind: 'ladder' }],
  ])('%j', (written, meant) => {
    expect(formatSchema.parse(written)).toMatchObject(meant);
  });

  test.each([
    [{}],
    [{ kind: 'lottery' }],
    [{ kind: 'round-robin', rounds: 0 }],
    [{ kind: 'round-robin', rounds: 1001 }],
    [{ kind: 'round-robin', champions: ['a'] }],
    [{ kind: 'gauntlet' }],
    [{ kind: 'gauntlet', champions: [] }],
    [{ kind: 'knock-out', extraPairs: -1 }],
    [{ kind: 'knock-out', extraPairs: 101 }],
    [{ kind: 'knock-out', thirdPlace: 'yes' }],
    [{ kind: 'groups', groups: 0 }],
    [{ kind: 'groups', groups: 677 }],
    [{ kind: 'groups', groups: 2, advance: 65 }],
    [{ kind: 'groups', groups: 2, knockOut: { kind: 'knock-out' } }],
    [{ kind: 'swiss', rounds: 0 }],
    [{ kind: 'ladder', rounds: 2 }],
    [{ kind: 'ladder', series: { games: 2, bestOf: 2 } }],
  ])('not %j', (written) => {
    expect(formatSchema.safeParse(written).success).toBe(false);
  });
});

describe('the contests', () => {
  test.each(['algocup', 'makyek', 'microchess', 'picking-stones', 'reversi'])('%s', (id) => {
    const { series = {}, scoring = {}, format } = contest(id);
    expect(seriesSchema.safeParse(series).error).toBeUndefined();
    expect(scoringSchema.safeParse(scoring).error).toBeUndefined();
    expect(formatSchema.safeParse(format).error).toBeUndefined();
  });
});
