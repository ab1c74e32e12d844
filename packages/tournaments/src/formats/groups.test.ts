import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Match } from '../match.js';
import type { Results } from '../results.js';
import { type SeriesRules, scoringSchema, seriesSchema } from '../rules.js';
import { Series } from '../series.js';
import type { Stage, Standing } from '../standings.js';
import { always } from '../testing/always.js';
import { anySeries } from '../testing/any-series.js';
import { entrants } from '../testing/entrants.js';
import { byLot, byStrength, type Fate } from '../testing/fates.js';
import { playOut } from '../testing/play-out.js';
import { Groups, snake } from './groups.js';

interface Case {
  readonly count: number;
  readonly groups: number;
  readonly advance: number;
  readonly rounds: number;
  readonly thirdPlace: boolean;
  readonly series: SeriesRules;
  readonly seed: number;
}

const anyCase: fc.Arbitrary<Case> = fc
  .record({ groups: fc.constantFrom(1, 2, 3, 4, 5, 6), advance: fc.constantFrom(1, 2, 3, 4) })
  .filter(({ groups, advance }) => groups * advance >= 2)
  .chain(({ groups, advance }) =>
    fc.record({
      count: fc.nat(6).map((more) => groups * Math.max(2, advance) + more),
      groups: fc.constant(groups),
      advance: fc.constant(advance),
      rounds: fc.constantFrom(1, 2),
      thirdPlace: fc.boolean(),
      series: anySeries,
      seed: fc.nat(),
    }),
  );

function formatOf({ count, groups, advance, rounds, thirdPlace, series, seed }: Case): Groups {
  return new Groups({
    seeds: entrants(count),
    groups,
    advance,
    rounds,
    series: new Series(series),
    scoring: scoringSchema.parse({}),
    seed,
    knockOut: { thirdPlace, series: new Series(series, 1, 1) },
  });
}

function played(drawn: Case, fate: Fate = byLot(drawn.seed)) {
  const format = formatOf(drawn);
  const results = playOut(format, fate, { atOnce: 4, seed: drawn.seed });
  const { table, stages } = format.standings(results);
  const tables = stages.flatMap((stage) => (stage.kind === 'table' ? [stage] : []));
  const bracket = stages.at(-1) as Extract<Stage, { kind: 'bracket' }>;
  return { results, table, tables, bracket };
}

function matchesIn(results: Results, stage: string): Match[] {
  return [...results.matches()].map(({ match }) => match).filter((match) => match.stage === stage);
}

function namesOf(table: readonly Standing[]): string[] {
  return table.map(({ entrant }) => entrant);
}

describe('groups', () => {
  test('are dealt out to and fro', () => {
    expect(snake(entrants(12), 4)).toEqual([
      ['e1', 'e8', 'e9'],
      ['e2', 'e7', 'e10'],
      ['e3', 'e6', 'e11'],
      ['e4', 'e5', 'e12'],
    ]);
    expect(snake(entrants(7), 3)).toEqual([
      ['e1', 'e6', 'e7'],
      ['e2', 'e5'],
      ['e3', 'e4'],
    ]);
  });

  test('are leagues, each complete', () => {
    always(anyCase, 25, (drawn) => {
      const { results, tables } = played(drawn);
      const dealt = snake(entrants(drawn.count), drawn.groups);
      expect(tables.map(({ name }) => name)).toEqual([...'ABCDEF'].slice(0, drawn.groups));
      for (const [index, { name, table }] of tables.entries()) {
        expect(namesOf(table).sort()).toEqual(dealt[index]!.toSorted());
        const pairs = matchesIn(results, name).map(({ first, second }) =>
          [first, second].sort().join(' '),
        );
        const size = table.length;
        expect(new Set(pairs).size).toBe((size * (size - 1)) / 2);
        expect(pairs.length).toBe(new Set(pairs).size * drawn.rounds);
      }
    });
  });

  test('send their best to the bracket, the winners as the best seeds', () => {
    always(anyCase, 25, (drawn) => {
      const { tables, bracket } = played(drawn);
      const there = bracket.rounds[0]!.flatMap(({ first, second }) => [first ?? [], second ?? []]);
      const best = tables.flatMap(({ table }) => namesOf(table.slice(0, drawn.advance)));
      expect(there.flat().sort()).toEqual(best.sort());
      const byes = bracket.rounds[0]!.filter(({ isBye }) => isBye).map(({ winner }) => winner!);
      const placeOf = (name: string) =>
        Math.max(...tables.map(({ table }) => namesOf(table).indexOf(name)));
      const lowestBye = Math.max(-1, ...byes.map(placeOf));
      const others = best.filter((name) => !byes.includes(name));
      expect(lowestBye).toBeLessThanOrEqual(Math.min(...others.map(placeOf)));
    });
  });

  test('keep apart in the first round of the bracket who were in one group', () => {
    const rules = { rounds: 1, thirdPlace: false, series: seriesSchema.parse({}) };
    for (const groups of [2, 3, 4, 5, 6, 7, 9]) {
      for (const advance of [1, 2, 3, 4, 5, 6]) {
        const count = groups * Math.max(2, advance);
        const drawn = { ...rules, count, groups, advance, seed: groups };
        const { tables, bracket } = played(drawn, byStrength(entrants(count)));
        const groupOf = (name: string) =>
          tables.findIndex(({ table }) => namesOf(table).includes(name));
        for (const { first, second, isBye } of bracket.rounds[0]!) {
          if (!isBye) expect(groupOf(first!)).not.toBe(groupOf(second!));
        }
      }
    }
  });

  test('end with one winner and everybody in the table once, those of the bracket in front', () => {
    always(anyCase, 25, (drawn) => {
      const { table, bracket, tables } = played(drawn);
      expect(namesOf(table).sort()).toEqual(entrants(drawn.count).sort());
      expect(table[0]).toMatchObject({ rank: 1, entrant: bracket.rounds.at(-1)![0]!.winner });
      expect(table[1]!.rank).toBe(2);
      const inBracket = drawn.groups * drawn.advance;
      const best = tables.flatMap((group) => namesOf(group.table.slice(0, drawn.advance)));
      expect(namesOf(table.slice(0, inBracket)).sort()).toEqual(best.sort());
      if (table.length > inBracket) expect(table[inBracket]!.rank).toBe(inBracket + 1);
      const inGroups = tables.flatMap((group) => group.table);
      const rankOf = (name: string) => inGroups.find(({ entrant }) => entrant === name)!.rank;
      const out = table.slice(inBracket);
      for (const [index, standing] of out.entries()) {
        const above = out[index - 1];
        if (above === undefined) continue;
        const fallen = rankOf(standing.entrant) - rankOf(above.entrant);
        expect(fallen).toBeGreaterThanOrEqual(0);
        if (fallen === 0) expect(above.points).toBeGreaterThanOrEqual(standing.points);
        const figures = ({ points, ties }: Standing) => [points, ...ties].join();
        const isShared = fallen === 0 && figures(above) === figures(standing);
        expect(standing.rank).toBe(isShared ? above.rank : inBracket + index + 1);
      }
    });
  });

  test('count games of group and bracket together', () => {
    always(anyCase, 25, (drawn) => {
      const { table, results } = played(drawn);
      for (const { entrant, matches } of table) {
        const own = [...results.matches()].filter(
          ({ match }) => match.first === entrant || match.second === entrant,
        );
        expect(matches.won + matches.drawn + matches.lost).toBe(own.length);
      }
    });
  });

  test('begin the bracket when the last group is done', () => {
    const series = seriesSchema.parse({});
    const drawn = { count: 8, groups: 2, advance: 2, rounds: 1, thirdPlace: true, series, seed: 5 };
    const format = formatOf(drawn);
    playOut(format, byLot(5, 0, 0), {
      atOnce: 3,
      watch: (results) => {
        const isBracket = results.size >= 12;
        const stages = new Set(format.next(results).map(({ match }) => match.stage));
        expect(stages.has('knock-out')).toBe(isBracket && results.size < 16);
        const { left, stages: shown } = format.standings(results);
        expect(left).toBe(16 - results.size);
        expect(shown.map(({ kind }) => kind)).toEqual(
          isBracket ? ['table', 'table', 'bracket'] : ['table', 'table'],
        );
      },
    });
  });
});
