import { describe, expect, it } from 'vitest';
import { type PairCount, type Ratings, rate } from './ratings.js';

/** Ratings as the publications print them: differences of θ. */
function strengths({ ratings }: Ratings): Map<string, number> {
  return new Map(ratings.map(({ entrant, elo }) => [entrant, theta(elo)]));
}

function theta(elo: number): number {
  return (elo * Math.LN10) / 400;
}

function standardError({ low, high }: { readonly low: number; readonly high: number }): number {
  return theta(high - low) / (2 * 1.96);
}

/** The same games with nobody known to have moved first: half of each kind are told either way. */
function withoutOrder(counts: readonly PairCount[]): PairCount[] {
  return counts.flatMap(({ first, second, won, drawn, lost }) => [
    { first, second, won: won / 2, drawn: drawn / 2, lost: lost / 2 },
    { first: second, second: first, won: lost / 2, drawn: drawn / 2, lost: won / 2 },
  ]);
}

/**
 * The Eastern Division of the American League in 1987, from Agresti, Categorical Data Analysis (2nd
 * edition 2002, section 10.6): games won and lost by the home team of the row against the team of
 * the column. The estimates are those that the R package BradleyTerry2 prints for them.
 */
const TEAMS = ['Milwaukee', 'Detroit', 'Toronto', 'New York', 'Boston', 'Cleveland', 'Baltimore'];
const AT_HOME = [
  ['    ', '4-3 ', '4-2 ', '4-3 ', '6-1 ', '4-2 ', '6-0 '],
  ['3-3 ', '    ', '4-2 ', '4-3 ', '6-0 ', '6-1 ', '4-3 '],
  ['2-5 ', '4-3 ', '    ', '2-4 ', '4-3 ', '4-2 ', '6-0 '],
  ['3-3 ', '5-1 ', '2-5 ', '    ', '4-3 ', '4-2 ', '6-1 '],
  ['5-1 ', '2-5 ', '3-3 ', '4-2 ', '    ', '5-2 ', '6-0 '],
  ['2-5 ', '3-3 ', '3-4 ', '4-3 ', '4-2 ', '    ', '2-4 '],
  ['2-5 ', '1-5 ', '1-6 ', '2-4 ', '1-6 ', '3-4 ', '    '],
];

const BASEBALL: PairCount[] = AT_HOME.flatMap((row, home) =>
  row.flatMap((cell, away) => {
    if (home === away) return [];
    const [won = 0, lost = 0] = cell.split('-').map(Number);
    return [{ first: TEAMS[home]!, second: TEAMS[away]!, won, drawn: 0, lost }];
  }),
);

describe('baseball, an example with an order effect', () => {
  const fitted = rate(TEAMS, BASEBALL, { prior: 0 });
  const orderless = rate(TEAMS, withoutOrder(BASEBALL), { prior: 0 });

  it('has 13 games for every two teams', () => {
    const played = BASEBALL.reduce((sum, { won, lost }) => sum + won + lost, 0);
    expect(played).toBe((13 * 7 * 6) / 2);
  });

  it.each([
    // The estimates, and how likely one as far from 0 would be by chance.
    ['Boston', 1.1438, 0.00071],
    ['Cleveland', 0.7047, 0.035417],
    ['Detroit', 1.4754, 1.85e-5],
    ['Milwaukee', 1.6196, 3.13e-6],
    ['New York', 1.2813, 0.000167],
    ['Toronto', 1.3271, 9.64e-5],
  ])('puts %s as far above Baltimore as published', (team, estimate, chance) => {
    const found = strengths(fitted);
    expect(found.get(team)! - found.get('Baltimore')!).toBeCloseTo(estimate, 4);
    // Chance counts both sides of 0; and it is printed to three digits only.
    expect((2 * fitted.superiority('Baltimore', team)) / chance).toBeCloseTo(1, 2);
  });

  it('values playing at home as published', () => {
    expect(theta(fitted.firstMove.elo)).toBeCloseTo(0.3023, 4);
    expect(standardError(fitted.firstMove)).toBeCloseTo(0.1309, 4);
  });

  it.each([
    ['Boston', 1.1077, 0.000908],
    ['Cleveland', 0.6839, 0.039345],
    ['Detroit', 1.4364, 2.34e-5],
    ['Milwaukee', 1.5814, 4.09e-6],
    ['New York', 1.2476, 0.000203],
    ['Toronto', 1.2945, 0.000121],
  ])('puts %s where it was published without the home effect', (team, estimate, chance) => {
    const found = strengths(orderless);
    expect(found.get(team)! - found.get('Baltimore')!).toBeCloseTo(estimate, 4);
    expect((2 * orderless.superiority('Baltimore', team)) / chance).toBeCloseTo(1, 2);
    expect(orderless.firstMove.elo).toBe(0);
  });

  it('finds no draws', () => {
    expect(fitted.draws).toBe(0);
  });

  it('is hardly different with the prior', () => {
    for (const { entrant, elo } of rate(TEAMS, BASEBALL).ratings) {
      expect(Math.abs(theta(elo) - strengths(fitted).get(entrant)!)).toBeLessThan(0.06);
    }
  });
});

/**
 * Six brands of chocolate pudding, tasted two at a time: example 2 of Davidson (1970). The columns
 * are the two brands, how often either was preferred, and how often neither. The estimates are
 * those that the manual of the R package PlackettLuce prints for them. It stops after seven rounds,
 * as Davidson did, which is a little before the maximum: the worths have four digits in common with
 * it, and their logarithms three.
 */
const PUDDINGS: PairCount[] = [
  [1, 2, 19, 22, 16],
  [1, 3, 16, 19, 12],
  [2, 3, 19, 19, 10],
  [1, 4, 18, 23, 13],
  [2, 4, 23, 19, 9],
  [3, 4, 19, 20, 15],
  [1, 5, 13, 19, 18],
  [2, 5, 16, 20, 12],
  [3, 5, 16, 15, 17],
  [4, 5, 17, 14, 16],
  [1, 6, 18, 21, 12],
  [2, 6, 22, 20, 12],
  [3, 6, 13, 18, 10],
  [4, 6, 14, 19, 18],
  [5, 6, 11, 21, 12],
].map(([first, second, won = 0, lost = 0, drawn = 0]) => ({
  first: `${first}`,
  second: `${second}`,
  won,
  drawn,
  lost,
}));

describe('chocolate pudding, an example with draws', () => {
  const brands = ['1', '2', '3', '4', '5', '6'];
  const fitted = rate(brands, withoutOrder(PUDDINGS), { prior: 0 });
  const found = strengths(fitted);

  it.each([
    // The share of the strengths; their logarithms about the average; and the errors of these.
    ['1', 0.1388005, -0.176581, 0.121949],
    ['2', 0.1729985, 0.043664, 0.121818],
    ['3', 0.161742, -0.023617, 0.126823],
    ['4', 0.165393, -0.001295, 0.122003],
    ['5', 0.1586805, -0.042726, 0.127054],
    ['6', 0.2023855, 0.200555, 0.126594],
  ])('finds brand %s as good as published', (brand, worth, log, error) => {
    const all = brands.reduce((sum, each) => sum + Math.exp(found.get(each)!), 0);
    expect(Math.exp(found.get(brand)!) / all).toBeCloseTo(worth, 4);
    expect(found.get(brand)).toBeCloseTo(log, 3);
    const rating = fitted.ratings.find(({ entrant }) => entrant === brand)!;
    expect(standardError(rating)).toBeCloseTo(error, 4);
  });

  it('finds the maximum itself, as solved with 30 digits', () => {
    const maximum = [-0.1765607727, 0.0436811275, -0.0235830679, -0.0014158642, -0.0426955458];
    for (const [index, strength] of maximum.entries()) {
      expect(found.get(brands[index]!)).toBeCloseTo(strength, 8);
    }
    expect(fitted.draws).toBeCloseTo(0.746822987654 / 2.746822987654, 10);
  });

  it('finds draws as common as published', () => {
    expect(fitted.draws).toBeCloseTo(0.7468147 / (2 + 0.7468147), 4);
  });

  it.each([
    ['2', 0.239429],
    ['3', 0.429271],
    ['4', 0.351683],
    ['5', 0.487298],
    ['6', 0.049983],
  ])('is as sure as published that brand %s is not the equal of brand 1', (brand, chance) => {
    expect(2 * fitted.superiority('1', brand)).toBeCloseTo(chance, 3);
  });
});
