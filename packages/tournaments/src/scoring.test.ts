import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntrantId, Match } from './match.js';
import { type GameResult, Results } from './results.js';
import { type Scoring, scoringSchema, seriesSchema, type TieStep } from './rules.js';
import { ScoreTable } from './scoring.js';
import { Series } from './series.js';
import type { Standing } from './standings.js';
import { always } from './testing/always.js';
import { anyScoring } from './testing/any-tournament.js';
import { entrants } from './testing/entrants.js';
import { byLot, resultOf } from './testing/fates.js';
import { slowTable } from './testing/slow-table.js';

/** Matches of so many games; a letter of `1`, `0`, `=` or `x` (both lost) is a game as the first sees it. */
function tableOf(
  scoring: Partial<Scoring>,
  matches: readonly (readonly [EntrantId, EntrantId, string, (readonly number[])?])[],
): Standing[] {
  const length = Math.max(...matches.map(([, , letters]) => letters.length));
  const series = new Series(seriesSchema.parse({ games: length }));
  const results = new Results();
  const names = new Set<EntrantId>();
  for (const [index, [first, second, letters, margins]] of matches.entries()) {
    const match: Match = { id: `m${index}`, stage: '', round: 1, first, second };
    for (const name of [first, second]) names.add(name);
    for (const [game, letter] of [...letters].entries()) {
      const pairing = series.next(match, undefined)[game]!;
      const isSwapped = pairing.first !== first;
      const winner = letter === '1' || letter === '0' ? (letter === '1') !== isSwapped : null;
      const margin = (margins?.[game] ?? 0) * (isSwapped ? -1 : 1);
      const result = winner === null ? null : winner ? 'first' : 'second';
      results.add(resultOf(pairing, result, { margin, bothLost: letter === 'x' }));
    }
  }
  const full = scoringSchema.parse({ ties: [], ...scoring });
  return new ScoreTable(full, series, [...names].sort(), results, results.inStage('')).standings();
}

/** Rank, name, points and the figures that broke ties. */
function lines(table: readonly Standing[]): string[] {
  return table.map(({ rank, entrant, points, ties }) => [rank, entrant, points, ...ties].join(' '));
}

describe('points', () => {
  test('a game: microchess and picking-stones', () => {
    const table = tableOf({ win: 1, draw: 0.5, loss: 0 }, [
      ['a', 'b', '1='],
      ['a', 'c', '=='],
      ['b', 'c', '00'],
    ]);
    expect(lines(table)).toEqual(['1 c 3', '2 a 2.5', '3 b 0.5']);
    expect(table[0]).toMatchObject({
      games: { won: 2, drawn: 2, lost: 0 },
      matches: { won: 1, drawn: 1, lost: 0 },
    });
  });

  test('reversi: two a game, then games won, then what the scores add up to', () => {
    const ties: TieStep[] = ['games-won', 'score-difference'];
    const table = tableOf({ win: 2, draw: 1, loss: 0, ties }, [
      ['a', 'b', '10', [30, -4]],
      ['a', 'c', '==', [0, 0]],
      ['a', 'd', '10', [10, -2]],
      ['b', 'c', '==', [0, 0]],
      ['b', 'd', '==', [0, 0]],
      ['c', 'd', '==', [0, 0]],
    ]);
    expect(lines(table)).toEqual(['1 a 6 2 34', '2 d 6 1 -8', '3 b 6 1 -26', '4 c 6 0 0']);
  });

  test('makyek: three a match, which more games won decide', () => {
    const table = tableOf({ per: 'match', win: 3, draw: 1, loss: 0, ties: ['games-won'] }, [
      ['a', 'b', '1='],
      ['a', 'c', '10'],
      ['b', 'c', '00'],
    ]);
    expect(lines(table)).toEqual(['1 c 4 3', '2 a 4 2', '3 b 0 0']);
  });

  test('algocup: series won, games beyond that break ties', () => {
    const series = new Series(seriesSchema.parse({ bestOf: 3 }));
    const scoring = scoringSchema.parse({ per: 'match', ties: ['game-difference'] });
    const results = new Results();
    const courses = { ab: '110', bc: '11', ca: '101' };
    for (const [names, letters] of Object.entries(courses)) {
      const [first = '', second = ''] = names;
      const match: Match = { id: names, stage: '', round: 1, first, second };
      for (const letter of letters) {
        const [pairing] = series.next(match, results.match(names));
        if (pairing === undefined) break;
        const winner = letter === '1' ? first : second;
        results.add(resultOf(pairing, pairing.first === winner ? 'first' : 'second'));
      }
    }
    const table = new ScoreTable(scoring, series, ['a', 'b', 'c'], results, results.inStage(''));
    // The third game of a and b was never played: a had won by then.
    expect(lines(table.standings())).toEqual(['1 a 1 1', '2 b 1 0', '3 c 1 -1']);
  });

  test('where neither earned anything, both have lost', () => {
    expect(tableOf({ loss: -1 }, [['a', 'b', 'x1']])).toMatchObject([
      { entrant: 'a', points: 0, games: { won: 1, drawn: 0, lost: 1 } },
      { entrant: 'b', points: -2, games: { won: 0, drawn: 0, lost: 2 } },
    ]);
    expect(tableOf({ per: 'match', loss: -1 }, [['a', 'b', 'xx']])).toMatchObject([
      { entrant: 'a', points: -1, matches: { won: 0, drawn: 0, lost: 1 } },
      { entrant: 'b', points: -1, matches: { won: 0, drawn: 0, lost: 1 } },
    ]);
  });

  test('a match counts when it is over, its games at once', () => {
    const matches = [
      ['a', 'b', '1'],
      ['c', 'd', '11'],
    ] as const;
    expect(lines(tableOf({}, matches))).toEqual(['1 c 2', '2 a 1', '3 b 0', '3 d 0']);
    expect(lines(tableOf({ per: 'match' }, matches))).toEqual(['1 c 1', '2 a 0', '2 b 0', '2 d 0']);
  });

  test('tenths are equal however they came about', () => {
    const table = tableOf({ win: 0.3, draw: 0.1, ties: ['head-to-head'] }, [
      ['a', 'x', '1'],
      ['b', 'x', '='],
      ['b', 'x', '='],
      ['b', 'x', '='],
    ]);
    expect(lines(table)).toEqual(['1 a 0.3 0.3', '1 b 0.3 0.3', '1 x 0.3 0.3']);
  });
});

describe('ties', () => {
  const circle = [
    ['a', 'b', '1', [2]],
    ['b', 'c', '1', [3]],
    ['c', 'a', '1', [9]],
    ['a', 'd', '1', [1]],
    ['b', 'd', '1', [1]],
    ['c', 'd', '0', [-5]],
  ] as const;

  test('are shared where nothing tells apart: 1, 2, 2, 4', () => {
    const matches = [
      ['a', 'b', '1'],
      ['a', 'c', '1'],
      ['b', 'd', '1'],
      ['c', 'd', '1'],
      ['b', 'c', '='],
    ] as const;
    const table = tableOf({ ties: ['head-to-head', 'games-won'] }, matches);
    expect(table.map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
    expect(table.map(({ entrant }) => entrant)).toEqual(['a', 'b', 'c', 'd']);
  });

  test.each<[TieStep, string[]]>([
    // a and b have 2 points, c and d have 1.
    ['head-to-head', ['1 a 2 1', '2 b 2 0', '3 d 1 1', '4 c 1 0']],
    ['score-difference', ['1 b 2 2', '2 a 2 -6', '3 d 1 3', '4 c 1 1']],
    // a beat b (2) and d (1); b beat c (1) and d (1); c beat a (2); d beat c (1).
    ['sonneborn-berger', ['1 a 2 3', '2 b 2 2', '3 c 1 2', '4 d 1 1']],
    // All met all: six points in all, less the own ones.
    ['buchholz', ['1 a 2 4', '1 b 2 4', '3 c 1 5', '3 d 1 5']],
    ['games-won', ['1 a 2 2', '1 b 2 2', '3 c 1 1', '3 d 1 1']],
    ['game-difference', ['1 a 2 1', '1 b 2 1', '3 c 1 -1', '3 d 1 -1']],
    ['matches-won', ['1 a 2 2', '1 b 2 2', '3 c 1 1', '3 d 1 1']],
  ])('by %s', (step, expected) => {
    expect(lines(tableOf({ ties: [step] }, circle))).toEqual(expected);
  });

  test('games won tell a win and a loss from two draws', () => {
    const table = tableOf({ ties: ['games-won', 'game-difference', 'matches-won'] }, [
      ['a', 'x', '==='],
      ['b', 'x', '10='],
    ]);
    expect(lines(table)).toEqual(['1 x 3 1 0 0', '2 b 1.5 1 0 0', '3 a 1.5 0 0 0']);
  });

  test('matches won tell one won and one lost from two drawn', () => {
    const table = tableOf({ ties: ['game-difference', 'matches-won'] }, [
      ['a', 'x', '11'],
      ['a', 'y', '00'],
      ['b', 'x', '10'],
      ['b', 'y', '10'],
    ]);
    expect(lines(table)).toEqual(['1 y 3 2 1', '2 a 2 0 1', '3 b 2 0 0', '4 x 1 -2 0']);
  });

  test('head-to-head looks only at those who are equal so far', () => {
    const matches = [
      ['a', 'b', '1'],
      ['a', 'c', '='],
      ['b', 'c', '='],
      ['b', 'x', '1'],
      ['c', 'x', '='],
    ] as const;
    expect(lines(tableOf({ ties: ['head-to-head'] }, matches))).toEqual([
      '1 a 1.5 1.5',
      '2 c 1.5 1',
      '3 b 1.5 0.5',
      '4 x 0.5 0',
    ]);
    // Without a win, c is no longer one of the equals.
    expect(lines(tableOf({ ties: ['games-won', 'head-to-head'] }, matches))).toEqual([
      '1 a 1.5 1 1',
      '2 b 1.5 1 0',
      '3 c 1.5 0 0',
      '4 x 0.5 0 0',
    ]);
  });

  test('buchholz counts an opponent even if the game earned neither anything', () => {
    const table = tableOf({ ties: ['buchholz', 'sonneborn-berger'] }, [
      ['a', 'b', 'x'],
      ['b', 'c', '1'],
      ['d', 'c', '0'],
    ]);
    expect(lines(table)).toEqual(['1 b 1 1 1', '2 c 1 1 0', '3 a 0 1 0', '3 d 0 1 0']);
  });
});

describe('the table', () => {
  const anyPlay = fc.record({
    count: fc.integer({ min: 2, max: 7 }),
    length: fc.integer({ min: 1, max: 3 }),
    scoring: anyScoring,
    meetings: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 1000 }), fc.nat(3)), {
      minLength: 1,
      maxLength: 25,
    }),
    seed: fc.nat(),
  });

  test('is the one that is worked out slowly', () => {
    always(anyPlay, 1500, ({ count, length, scoring, meetings, seed }) => {
      const series = new Series(seriesSchema.parse({ games: length }));
      const names = entrants(count);
      const fate = byLot(seed, 0.35, 0.1);
      const games: GameResult[] = meetings.flatMap(([one, further, played], index) => {
        const first = names[one % count]!;
        const second = names[(one + 1 + (further % (count - 1))) % count]!;
        const match = { id: `m${index}`, stage: '', round: 1, first, second };
        return series.next(match, undefined).slice(0, Math.max(1, played)).map(fate);
      });
      const results = new Results(games);
      const table = new ScoreTable(scoring, series, names, results, results.inStage(''));
      expect(table.standings()).toEqual(slowTable(scoring, names, length, games));
    });
  });
});
