import { expect, test } from 'vitest';
import { aligned, areWhole, barShares, extentOf, type PlotSeries, valueAt } from './plot-data.js';

const series = (points: PlotSeries['points']): PlotSeries => ({
  label: 'a',
  stroke: '--first',
  points,
});

test('series are laid side by side; where one has no point there is none, a gap stays a gap', () => {
  const first = series([
    [1, 10],
    [3, null],
    [5, 30],
  ]);
  const second = series([
    [2, 7],
    [5, 8],
  ]);
  expect(aligned([first, second])).toEqual([
    [1, 2, 3, 5],
    [10, undefined, null, 30],
    [undefined, 7, undefined, 8],
  ]);
  expect(aligned([])).toEqual([[]]);
});

test('between its points a series says what it said last', () => {
  const one = series([
    [1, 10],
    [4, 20],
  ]);
  expect([0, 1, 3, 4, 9].map((x) => valueAt(one, x))).toEqual([null, 10, 10, 20, 20]);
});

test('is told by its least, its most and its last', () => {
  const one = series([
    [1, 5],
    [2, -2],
    [3, 4],
    [4, null],
  ]);
  expect(extentOf(one)).toEqual({ least: -2, most: 5, last: 4 });
  expect(extentOf(series([[1, null]]))).toBeNull();
});

test('knows whole numbers', () => {
  expect(areWhole([1, null, undefined, 3])).toBe(true);
  expect(areWhole([1, 2.5])).toBe(false);
});

test('bars of series that take turns are equally wide', () => {
  const first = series([
    [1, 5],
    [3, 5],
    [4, 5],
  ]);
  const second = series([
    [2, 5],
    [6, 5],
  ]);
  expect(barShares([first, second], 'bars')).toEqual([0.8, 0.2]);
  expect(barShares([series([[1, 5]])], 'bars')).toEqual([0.8]);
});
