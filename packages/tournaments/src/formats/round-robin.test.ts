import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntrantId, Pairing } from '../match.js';
import { Results } from '../results.js';
import { type SeriesRules, scoringSchema } from '../rules.js';
import { Series } from '../series.js';
import { always } from '../testing/always.js';
import { anyBestOf, anyFixedSeries } from '../testing/any-series.js';
import { entrants } from '../testing/entrants.js';
import { byLot } from '../testing/fates.js';
import { playOut } from '../testing/play-out.js';
import { RoundRobin } from './round-robin.js';

interface Case {
  readonly count: number;
  readonly rounds: number;
  readonly openings: number;
  readonly series: SeriesRules;
  readonly seed: number;
}

function cases(series: fc.Arbitrary<SeriesRules>): fc.Arbitrary<Case> {
  return fc.record({
    count: fc.constantFrom(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    rounds: fc.constantFrom(1, 2, 3, 4),
    openings: fc.constantFrom(1, 2, 3),
    series,
    seed: fc.nat(),
  });
}

function leagueOf({ count, rounds, openings, series, seed }: Case): RoundRobin {
  return new RoundRobin({
    entrants: entrants(count),
    rounds,
    series: new Series(series, openings),
    scoring: scoringSchema.parse({}),
    seed,
    stage: '',
  });
}

function scheduleOf(drawn: Case): readonly Pairing[] {
  return leagueOf(drawn).next(new Results());
}

function pairOf({ first, second }: { first: EntrantId; second: EntrantId }): string {
  return [first, second].sort().join(' ');
}

/** How often each of the names comes about. */
function counts(names: readonly string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
  return counted;
}

describe('a round robin', () => {
  test('of fixed series lets every pair meet as often as it says', () => {
    always(cases(anyFixedSeries), 150, (drawn) => {
      const schedule = scheduleOf(drawn);
      const { count, rounds, openings, series } = drawn;
      const met = counts(schedule.map(pairOf));
      expect(met.size).toBe((count * (count - 1)) / 2);
      const games = rounds * openings * series.length;
      expect([...new Set(met.values())]).toEqual([games]);
      const fromEach = counts(schedule.map((game) => `${pairOf(game)} ${game.opening}`));
      expect([...new Set(fromEach.values())]).toEqual([games / openings]);
      expect(new Set(schedule.map(({ id }) => id)).size).toBe(schedule.length);
    });
  });

  test('of best-ofs lets every pair meet in as many matches as it says', () => {
    always(cases(anyBestOf), 30, (drawn) => {
      const { count, rounds, seed } = drawn;
      const results = playOut(leagueOf({ ...drawn, openings: 1 }), byLot(seed), { atOnce: 4 });
      const met = counts([...results.matches()].map(({ match }) => pairOf(match)));
      expect(met.size).toBe((count * (count - 1)) / 2);
      expect([...new Set(met.values())]).toEqual([rounds]);
    });
  });

  test('seats everybody, and every pair, evenly', () => {
    always(cases(anyFixedSeries), 150, (drawn) => {
      const schedule = scheduleOf(drawn);
      const balance = new Map<string, number>();
      const count = (who: string, seat: number) => balance.set(who, (balance.get(who) ?? 0) + seat);
      for (const game of schedule) {
        count(game.first, 1);
        count(game.second, -1);
        count(`${game.first} in ${pairOf(game)}`, 1);
        count(`${game.second} in ${pairOf(game)}`, -1);
      }
      expect([...balance].filter(([, more]) => Math.abs(more) > 1)).toEqual([]);
    });
  });

  test('lets nobody play two matches in a round', () => {
    always(cases(anyFixedSeries), 100, (drawn) => {
      const inRound = scheduleOf(drawn)
        .filter(({ game }) => game === 1)
        .flatMap(({ match }) => [match.first, match.second].map((who) => `${match.round} ${who}`));
      expect(new Set(inRound).size).toBe(inRound.length);
    });
  });

  test('keeps all about as far, in the order in which it offers games', () => {
    always(cases(anyFixedSeries), 100, (drawn) => {
      const { count } = drawn;
      const played = new Map(entrants(count).map((who) => [who, 0]));
      for (const { first, second } of scheduleOf(drawn)) {
        for (const who of [first, second]) played.set(who, played.get(who)! + 1);
        const numbers = [...played.values()];
        // A game of this round, and one that somebody missed for resting, however long a match is.
        const most = 1 + (count % 2);
        expect(Math.max(...numbers) - Math.min(...numbers)).toBeLessThanOrEqual(most);
      }
    });
  });

  test('draws the order by lot, the meetings not', () => {
    always(cases(anyFixedSeries), 60, (drawn) => {
      const one = scheduleOf(drawn);
      expect(scheduleOf(drawn)).toEqual(one);
      const other = scheduleOf({ ...drawn, seed: drawn.seed + 1 });
      expect(other.map(pairOf).sort()).toEqual(one.map(pairOf).sort());
      if (drawn.count > 6) expect(other.map(pairOf)).not.toEqual(one.map(pairOf));
    });
  });
});
