import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Results } from '../results.js';
import { type SeriesRules, seriesSchema } from '../rules.js';
import { Series } from '../series.js';
import type { BracketMatch, Stage } from '../standings.js';
import { always } from '../testing/always.js';
import { anySeries } from '../testing/any-series.js';
import { entrants } from '../testing/entrants.js';
import { drawn as allDrawn, byLot, byStrength, type Fate } from '../testing/fates.js';
import { playOut } from '../testing/play-out.js';
import { KnockOut } from './knock-out.js';

const SIZES = Array.from({ length: 63 }, (_, index) => index + 2);

interface Case {
  readonly count: number;
  readonly thirdPlace: boolean;
  readonly series: SeriesRules;
  readonly extraPairs: number;
  readonly seed: number;
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  count: fc.integer({ min: 2, max: 64 }),
  thirdPlace: fc.boolean(),
  series: anySeries,
  extraPairs: fc.nat(2),
  seed: fc.nat(),
});

const ONE_GAME = seriesSchema.parse({});

function played({ count, thirdPlace, series, extraPairs }: Omit<Case, 'seed'>, fate: Fate) {
  const format = new KnockOut({
    seeds: entrants(count),
    thirdPlace,
    series: new Series(series, 1, extraPairs),
    stage: '',
  });
  const results = playOut(format, fate, { atOnce: 3 });
  const { table, stages, left } = format.standings(results);
  const bracket = stages[0] as Extract<Stage, { kind: 'bracket' }>;
  return { results, table, left, bracket, matches: bracket.rounds.flat() };
}

function loser({ first, second, winner }: BracketMatch): string | null {
  return winner === first ? second : first;
}

describe('a knock-out', () => {
  test('ends with one winner, who beat everybody put in the way', () => {
    always(anyCase, 50, (drawn) => {
      const { table, bracket, matches, left } = played(drawn, byLot(drawn.seed));
      const champion = bracket.rounds.at(-1)![0]!.winner;
      expect(left).toBe(0);
      expect(table.filter(({ rank }) => rank === 1).map(({ entrant }) => entrant)).toEqual([
        champion,
      ]);
      for (const match of matches) expect([match.first, match.second]).toContain(match.winner);
      const out = matches.filter(({ isBye }) => !isBye).map(loser);
      expect([...out, champion].sort()).toEqual(entrants(drawn.count).sort());
      for (const [index, round] of bracket.rounds.entries()) {
        const winners = bracket.rounds[index - 1]?.map(({ winner }) => winner);
        const there = round.flatMap(({ first, second }) => [first, second]);
        if (winners !== undefined) expect(there.toSorted()).toEqual(winners.toSorted());
      }
    });
  });

  test.each(SIZES)('of %i has the byes and the matches it should', (count) => {
    for (const thirdPlace of [false, true]) {
      const rules = { count, thirdPlace, series: ONE_GAME, extraPairs: 1 };
      const { results, matches, bracket } = played(rules, byLot(count, 0));
      const byes = matches.filter(({ isBye }) => isBye);
      const size = 2 ** Math.ceil(Math.log2(count));
      expect(byes.map(({ winner }) => winner).sort()).toEqual(entrants(size - count).sort());
      expect(
        bracket.rounds
          .slice(1)
          .flat()
          .some(({ isBye }) => isBye),
      ).toBe(false);
      const hasThird = thirdPlace && count >= 4;
      expect(bracket.thirdPlace !== null).toBe(hasThird);
      expect([...results.matches()].length).toBe(count - 1 + (hasThird ? 1 : 0));
    }
  });

  test.each(SIZES)('of %i ends as it was seeded if the better always wins', (count) => {
    const rules = { count, thirdPlace: false, series: ONE_GAME, extraPairs: 1 };
    const { table, bracket } = played(rules, byStrength(entrants(count)));
    expect(table.map(({ entrant }) => entrant)).toEqual(entrants(count));
    // 1, 2, then the losers of each round share the first of their places: 3, 5, 9, 17 …
    const ranks = entrants(count).map((_, index) =>
      index < 2 ? index + 1 : 2 ** Math.floor(Math.log2(index)) + 1,
    );
    expect(table.map(({ rank }) => rank)).toEqual(ranks);
    const final = bracket.rounds.at(-1)![0]!;
    expect([final.first, final.second].sort()).toEqual(['e1', 'e2']);
  });

  test.each(SIZES)('of %i, all drawn: the better seed goes on', (count) => {
    for (const extraPairs of [0, 2]) {
      const rules = { count, thirdPlace: true, series: ONE_GAME, extraPairs };
      const { table, results } = played(rules, allDrawn);
      expect(table.map(({ entrant }) => entrant)).toEqual(entrants(count));
      const games = (count - 1 + (count >= 4 ? 1 : 0)) * (1 + 2 * extraPairs);
      expect(results.size).toBe(games);
      if (count >= 4) expect(table.slice(0, 4).map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    }
  });

  test('the better seed goes on from either seat', () => {
    const rules = { count: 4, thirdPlace: false, series: ONE_GAME, extraPairs: 0 };
    // e3 has not begun a match before the final, and so begins it.
    const { bracket } = played(rules, (pairing) =>
      pairing.match.round === 1 ? byStrength(['e1', 'e3', 'e2', 'e4'])(pairing) : allDrawn(pairing),
    );
    expect(bracket.rounds[1]).toMatchObject([{ first: 'e3', second: 'e1', winner: 'e1' }]);
  });

  test('tells what decided each match', () => {
    const of = (extraPairs: number, fate: Fate) => {
      const series = seriesSchema.parse({ games: 2 });
      const { matches } = played({ count: 3, thirdPlace: false, series, extraPairs }, fate);
      return matches.map(({ decidedBy }) => decidedBy);
    };
    const strongAfter =
      (game: number): Fate =>
      (pairing) =>
        (pairing.game > game ? byStrength(entrants(3)) : allDrawn)(pairing);
    expect(of(1, strongAfter(0))).toEqual([null, 'series', 'series']);
    expect(of(1, strongAfter(2))).toEqual([null, 'extra-games', 'extra-games']);
    expect(of(1, allDrawn)).toEqual([null, 'seeding', 'seeding']);
    expect(of(0, allDrawn)).toEqual([null, 'seeding', 'seeding']);
  });

  test('the match for the third place decides it', () => {
    const rules = { count: 4, thirdPlace: true, series: ONE_GAME, extraPairs: 0 };
    const { table, bracket } = played(rules, byStrength(['e4', 'e2', 'e3', 'e1']));
    expect(table.map(({ rank, entrant }) => `${rank} ${entrant}`)).toEqual([
      '1 e4',
      '2 e2',
      '3 e3',
      '4 e1',
    ]);
    expect(bracket.thirdPlace).toMatchObject({ id: 'third', winner: 'e3' });
    expect(table[2]).toMatchObject({ points: 1, matches: { won: 1, drawn: 0, lost: 1 } });
  });

  test('shows what is known while it is under way', () => {
    const format = new KnockOut({
      seeds: entrants(6),
      thirdPlace: false,
      series: new Series(ONE_GAME, 1, 0),
      stage: '',
    });
    const results = new Results();
    expect(format.next(results).map(({ id }) => id)).toEqual(['1/2.1', '1/4.1']);
    expect(format.standings(results).left).toBe(5);
    const fate = byStrength(entrants(6));
    results.add(fate(format.next(results)[0]!));
    // e1 rested and waits no longer: the winner of that match is the opponent. e4 has begun once.
    expect(format.next(results).map(({ first, second }) => `${first} ${second}`)).toEqual([
      'e3 e6',
      'e1 e4',
    ]);
    expect(format.standings(results).left).toBe(4);
  });

  test('lets begin whoever began less often', () => {
    always(anyCase, 25, (drawn) => {
      const { bracket } = played(drawn, byLot(drawn.seed));
      const begun = new Map<string, number>();
      for (const { first, second, isBye } of bracket.rounds.flat()) {
        if (isBye) continue;
        expect(begun.get(first!) ?? 0).toBeLessThanOrEqual(begun.get(second!) ?? 0);
        begun.set(first!, (begun.get(first!) ?? 0) + 1);
      }
    });
  });
});
