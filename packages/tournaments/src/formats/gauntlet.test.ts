import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pairing } from '../match.js';
import { Results } from '../results.js';
import { type SeriesRules, scoringSchema } from '../rules.js';
import { Series } from '../series.js';
import { always } from '../testing/always.js';
import { anyFixedSeries } from '../testing/any-series.js';
import { entrants } from '../testing/entrants.js';
import { Gauntlet } from './gauntlet.js';

interface Case {
  readonly count: number;
  readonly champions: number;
  readonly rounds: number;
  readonly series: SeriesRules;
  readonly seed: number;
}

const anyCase: fc.Arbitrary<Case> = fc
  .record({
    count: fc.constantFrom(2, 3, 4, 5, 6, 7, 8, 9, 10),
    champions: fc.constantFrom(1, 2, 3),
    rounds: fc.constantFrom(1, 2, 3),
    series: anyFixedSeries,
    seed: fc.nat(),
  })
  .filter(({ count, champions }) => champions <= count);

function championsOf({ count, champions }: Case): string[] {
  return entrants(count).slice(-champions);
}

function scheduleOf(drawn: Case): readonly Pairing[] {
  const { count, rounds, series, seed } = drawn;
  const league = {
    entrants: entrants(count),
    rounds,
    series: new Series(series),
    scoring: scoringSchema.parse({}),
    seed,
    stage: '',
  };
  return new Gauntlet(league, championsOf(drawn)).next(new Results());
}

describe('a gauntlet', () => {
  test('lets champions meet everybody, and the others only champions', () => {
    always(anyCase, 200, (drawn) => {
      const schedule = scheduleOf(drawn);
      const { count, rounds, series } = drawn;
      const champions = championsOf(drawn);
      for (const one of entrants(count)) {
        for (const two of entrants(count)) {
          if (one === two) continue;
          const met = schedule.filter(
            ({ first, second }) => [one, two].includes(first) && [one, two].includes(second),
          );
          const isWanted = champions.includes(one) || champions.includes(two);
          expect(met.length).toBe(isWanted ? rounds * series.length : 0);
        }
      }
      expect(new Set(schedule.map(({ id }) => id)).size).toBe(schedule.length);
    });
  });

  test('seats everybody evenly', () => {
    always(anyCase, 200, (drawn) => {
      const schedule = scheduleOf(drawn);
      for (const entrant of entrants(drawn.count)) {
        const first = schedule.filter((game) => game.first === entrant).length;
        const second = schedule.filter((game) => game.second === entrant).length;
        expect(Math.abs(first - second)).toBeLessThanOrEqual(1);
      }
    });
  });
});
