import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntrantId } from '../match.js';
import { Results } from '../results.js';
import { type SeriesRules, scoringSchema, seriesSchema } from '../rules.js';
import { Series } from '../series.js';
import { always } from '../testing/always.js';
import { anyBestOf, anyFixedSeries } from '../testing/any-series.js';
import { entrants } from '../testing/entrants.js';
import { byLot, byStrength } from '../testing/fates.js';
import { playOut } from '../testing/play-out.js';
import { Swiss } from './swiss.js';

interface Case {
  readonly count: number;
  readonly rounds: number;
  readonly series: SeriesRules;
  readonly per: 'game' | 'match';
  readonly seed: number;
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  count: fc.integer({ min: 2, max: 24 }),
  rounds: fc.integer({ min: 1, max: 8 }),
  series: fc.oneof(anyFixedSeries, anyBestOf),
  per: fc.constantFrom('game', 'match'),
  seed: fc.nat(),
});

function swissOf({ count, rounds, series, per }: Omit<Case, 'seed'>): Swiss {
  const scoring = scoringSchema.parse({ per, ties: ['buchholz', 'sonneborn-berger'] });
  return new Swiss({ seeds: entrants(count), rounds, series: new Series(series), scoring });
}

/** Who met whom, round by round. */
function roundsOf(results: Results): (readonly [EntrantId, EntrantId])[][] {
  const rounds: (readonly [EntrantId, EntrantId])[][] = [];
  for (const { match } of results.matches()) {
    rounds[match.round - 1] ??= [];
    rounds[match.round - 1]!.push([match.first, match.second]);
  }
  return rounds;
}

describe('a Swiss tournament', () => {
  test('lets everybody play every round, but one who rests where they are odd', () => {
    always(anyCase, 60, (drawn) => {
      const rounds = roundsOf(playOut(swissOf(drawn), byLot(drawn.seed), { atOnce: 4 }));
      expect(rounds.length).toBe(drawn.rounds);
      for (const pairs of rounds) {
        expect(pairs.length).toBe(Math.floor(drawn.count / 2));
        expect(new Set(pairs.flat()).size).toBe(2 * pairs.length);
      }
    });
  });

  test('gives for a rest what a match won would give', () => {
    always(anyCase, 60, (drawn) => {
      const swiss = swissOf(drawn);
      const results = playOut(swiss, byStrength(entrants(drawn.count)));
      const { length, stopsWhenDecided } = drawn.series;
      const games = stopsWhenDecided ? Math.floor(length / 2) + 1 : length;
      const worth = drawn.per === 'match' ? 1 : games;
      for (const { entrant, points, matches } of swiss.standings(results).table) {
        const rests = drawn.rounds - matches.won - matches.lost - matches.drawn;
        expect(rests).toBeGreaterThanOrEqual(0);
        expect(points).toBe((matches.won + rests) * worth);
        if (drawn.count % 2 === 0) expect(rests).toBe(0);
        if (entrant === 'e1') expect(matches.lost).toBe(0);
      }
    });
  });

  test('draws a round when the last is over, not before', () => {
    const series = seriesSchema.parse({});
    const swiss = swissOf({ count: 6, rounds: 3, series, per: 'game' });
    const results = new Results();
    const fate = byLot(3);
    for (const left of [9, 8, 7, 6, 5, 4, 3, 2, 1]) {
      const next = swiss.next(results);
      const round = 4 - Math.ceil(left / 3);
      expect(next.map(({ match }) => match.round)).toEqual(next.map(() => round));
      expect(next.length).toBe(((left - 1) % 3) + 1);
      expect(swiss.standings(results).left).toBe(left);
      results.add(fate(next.at(-1)!));
    }
    expect(swiss.next(results)).toEqual([]);
  });

  test('draws the same rounds again from all of its results', () => {
    always(anyCase, 40, (drawn) => {
      const swiss = swissOf(drawn);
      const results = playOut(swiss, byLot(drawn.seed));
      const all = [...results.games()];
      // The first rounds hang on themselves alone: what came later must not move them.
      const again = new Results(all.toReversed());
      expect(swissOf(drawn).standings(again)).toEqual(swiss.standings(results));
      const butLast = new Results(all.slice(0, -1));
      expect(swissOf(drawn).next(butLast)).toContainEqual(all.at(-1)!.pairing);
    });
  });

  test.each([8, 16, 32])('%i favourites who always win meet each other: one is ahead', (count) => {
    const rounds = Math.ceil(Math.log2(count)) + 1;
    const series = seriesSchema.parse({ games: 1 });
    const format = swissOf({ count, rounds, series, per: 'game' });
    const [best, next] = format.standings(playOut(format, byStrength(entrants(count)))).table;
    expect(best).toMatchObject({ entrant: entrants(count)[0], points: rounds });
    expect(next?.points).toBeLessThan(rounds);
  });

  test('brings the best together where seats are even anyway: the strongest wins', () => {
    const series = seriesSchema.parse({ games: 2 });
    const swiss = swissOf({ count: 32, rounds: 6, series, per: 'game' });
    const strength = entrants(32).toReversed();
    const { table } = swiss.standings(playOut(swiss, byStrength(strength)));
    expect(table[0]).toMatchObject({ entrant: 'e32', points: 12, rank: 1 });
    expect(table[1]!.points).toBe(10);
  });

  test.each([200, 201])('of %i in nine rounds is drawn in no time', (count) => {
    const series = seriesSchema.parse({});
    const swiss = swissOf({ count, rounds: 9, series, per: 'game' });
    const results = new Results();
    const fate = byLot(9);
    const start = performance.now();
    for (let round = 1; round <= 9; round++) {
      for (const pairing of swiss.next(results)) results.add(fate(pairing));
    }
    expect(swiss.next(results)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(8000);
    const met = roundsOf(results).flatMap((pairs) =>
      pairs.map((pair) => pair.toSorted().join(' ')),
    );
    expect(met.length).toBe(900);
    expect(new Set(met).size).toBe(900);
  });
});
