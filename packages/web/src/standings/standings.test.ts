import type { BoardStanding, RankHistory } from '@daeguk/api';
import { describe, expect, it, test } from 'vitest';
import { BOX, type BracketMatch, bracketLayout, roundKey } from './bracket.js';
import { matrix, scores } from './matrix.js';
import { figure } from './number.js';
import { rankSeries, usuallyShown } from './rank-series.js';
import { endingTallies, medalOf, ratingScale } from './tallies.js';

const standing = (submission: number, rating: BoardStanding['rating'] = null) =>
  ({ entrant: { submission }, rating }) as BoardStanding;

describe('a crosstable', () => {
  const table = [standing(7), standing(5), standing(9)];
  const rows = matrix(table, [
    { first: 5, second: 7, won: 0, drawn: 1, lost: 1 },
    { first: 7, second: 5, won: 1, drawn: 0, lost: 0 },
  ]);

  it('has everybody against everybody, from both sides, added up', () => {
    expect(rows.map(({ cells }) => cells)).toEqual([
      [null, { won: 2, drawn: 1, lost: 0 }, null],
      [{ won: 0, drawn: 1, lost: 2 }, null, null],
      [null, null, null],
    ]);
  });

  it('counts a drawn game as a half for each', () => {
    expect(scores({ won: 2, drawn: 1, lost: 0 })).toEqual([2.5, 0.5]);
  });
});

test('figures are short', () => {
  expect([0, 0.5, 2.5, 3, 1 / 3, -12].map(figure)).toEqual(['0', '½', '2½', '3', '0.33', '−12']);
});

test('endings are put together, the most frequent first', () => {
  expect(endingTallies({ won: { six: 2 }, lost: { time: 1, six: 2 } })).toEqual([
    { ending: 'six', won: 2, lost: 2 },
    { ending: 'time', won: 0, lost: 1 },
  ]);
});

test('ratings have one scale', () => {
  const rating = (low: number, high: number) => ({ elo: 0, low, high });
  expect(
    ratingScale([standing(1, rating(-40, 20)), standing(2), standing(3, rating(0, 90))]),
  ).toEqual([-40, 90]);
  expect(ratingScale([standing(1, rating(5, 5))])).toEqual([4, 6]);
  expect(ratingScale([standing(1)])).toBeNull();
});

test('medals are for the first three, unless too many share a rank', () => {
  const ranked = [1, 2, 2, 4].map((rank) => ({ rank }) as BoardStanding);
  expect(ranked.map((one) => medalOf(one, ranked))).toEqual([1, 2, 2, null]);
  const equal = [1, 1, 1, 1].map((rank) => ({ rank }) as BoardStanding);
  expect(equal.map((one) => medalOf(one, equal))).toEqual([null, null, null, null]);
});

describe('ranks over time', () => {
  const at = (minute: number) => `2026-01-01T00:0${minute}:00.000Z`;
  const history: RankHistory = [1, 2, 3].map((id) => ({
    author: { id, nickname: `n${id}` },
    points: [
      { at: at(0), rank: id, points: 0, submission: id },
      { at: at(id), rank: 4 - id, points: 1, submission: id },
    ],
  }));

  it('are shown of the best, and of whoever looks', () => {
    expect(usuallyShown(history, [3, 8, 1], 2)).toEqual([3, 1, 2]);
    expect(usuallyShown(history, [3, 1], 7)).toEqual([3, 1]);
  });

  it('hold until now, in the order they are shown in', () => {
    const now = Date.parse(at(9));
    const series = rankSeries(history, [2, 1], 1, now);
    expect(series.map(({ label }) => label)).toEqual(['n2', 'n1']);
    expect(series[0]?.points.at(-1)).toEqual([now, 2]);
    expect(series[1]).toMatchObject({ stroke: '--accent', isDashed: false, kind: 'step' });
  });
});

describe('a bracket', () => {
  const match = (id: string) => ({ id }) as BracketMatch;
  const rounds = [['a', 'b', 'c', 'd'], ['e', 'f'], ['g']].map((ids) => ids.map(match));

  it('puts each match between the two it comes from', () => {
    const { boxes, ways, height } = bracketLayout({ rounds, thirdPlace: null });
    const y = Object.fromEntries(boxes.map((box) => [box.match.id, box.y]));
    expect(y.e).toBe(((y.a ?? 0) + (y.b ?? 0)) / 2);
    expect(y.g).toBe(((y.e ?? 0) + (y.f ?? 0)) / 2);
    expect(ways).toHaveLength(6);
    expect(height).toBe(4 * (BOX.height + BOX.gapY));
  });

  it('has room for the third place below the final', () => {
    const small = { rounds: [[match('a'), match('b')], [match('g')]], thirdPlace: match('t') };
    const { boxes, height } = bracketLayout(small);
    const third = boxes.at(-1);
    expect(third).toMatchObject({ isThirdPlace: true, round: 1 });
    expect(height).toBeGreaterThanOrEqual((third?.y ?? 0) + BOX.height);
  });

  it('of one match, or none, is drawn too', () => {
    expect(bracketLayout({ rounds: [[match('g')]], thirdPlace: null }).boxes).toHaveLength(1);
    expect(bracketLayout({ rounds: [], thirdPlace: null }).boxes).toEqual([]);
  });

  it('names its rounds from the end', () => {
    expect([0, 1, 2, 3].map((round) => roundKey(round, 4))).toEqual([
      'last',
      'quarter-final',
      'semi-final',
      'final',
    ]);
  });
});
