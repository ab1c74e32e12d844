import { ok } from '@daeguk/games';
import { describe, expect, test } from 'vitest';
import { makeFormat, type Tournament } from './make-format.js';
import { Results } from './results.js';
import { formatSchema, scoringSchema, seriesSchema } from './rules.js';
import { byLot } from './testing/fates.js';
import { playOut } from './testing/play-out.js';

function tournamentOf(
  count: number,
  format: Record<string, unknown>,
  series: Record<string, unknown> = {},
): Tournament {
  const entrants = Array.from({ length: count }, (_, index) => ({
    id: `e${index + 1}`,
    name: `Name ${index + 1}`,
    author: `author ${index + 1}`,
  }));
  return {
    entrants,
    format: formatSchema.parse(format),
    series: seriesSchema.parse(series),
    scoring: scoringSchema.parse({}),
    openings: 1,
    seed: 1,
  };
}

function formatOf(tournament: Tournament) {
  const made = makeFormat(tournament);
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

function leftAtFirst(tournament: Tournament): number {
  return formatOf(tournament).standings(new Results()).left;
}

describe('a format', () => {
  test.each([
    ['too-few-entrants', 1, { kind: 'swiss' }, {}],
    ['unknown-champion', 4, { kind: 'gauntlet', champions: ['Name 1', 'Nobody'] }, {}],
    ['too-many-groups', 7, { kind: 'groups', groups: 4 }, {}],
    ['too-many-advance', 9, { kind: 'groups', groups: 4, advance: 3 }, {}],
    ['too-few-advance', 4, { kind: 'groups', groups: 1, advance: 1 }, {}],
    ['ladder-uneven', 4, { kind: 'ladder' }, { games: 3 }],
    ['ladder-uneven', 4, { kind: 'ladder' }, { bestOf: 2 }],
  ])('says %s', (code, count, format, series) => {
    expect(makeFormat(tournamentOf(count, format, series))).toMatchObject({
      ok: false,
      fault: { code },
    });
  });

  test.each([
    ['round-robin', 6, { kind: 'round-robin', rounds: 2 }, 30],
    ['gauntlet', 6, { kind: 'gauntlet', champions: ['Name 3'] }, 5],
    ['knock-out', 6, { kind: 'knock-out', thirdPlace: true }, 6],
    ['groups', 8, { kind: 'groups', groups: 2 }, 2 * 6 + 3],
    ['swiss', 6, { kind: 'swiss', rounds: 2 }, 6],
    ['ladder', 6, { kind: 'ladder', series: { games: 2 } }, 30],
  ])('of every kind: %s', (_, count, format, games) => {
    expect(leftAtFirst(tournamentOf(count, format))).toBe(games);
  });

  test.each([
    [5, 2, [5]],
    [6, 2, [3, 3]],
    [7, 2, [3, 4]],
    [9, 2, [4, 5]],
    [10, 2, [3, 3, 4]],
    [16, 2, [4, 4, 4, 4]],
    [6, 4, [6]],
  ])('deals %i into groups of about four, %i of each go on', (count, advance, sizes) => {
    const { stages } = formatOf(tournamentOf(count, { kind: 'groups', advance })).standings(
      new Results(),
    );
    const tables = stages.flatMap((stage) => (stage.kind === 'table' ? [stage.table.length] : []));
    expect(tables.sort((a, b) => a - b)).toEqual(sizes);
  });

  test('plays its own series rather than that of the tournament', () => {
    const format = { kind: 'round-robin', series: { games: 3 } };
    expect(leftAtFirst(tournamentOf(2, format, { games: 5 }))).toBe(3);
    expect(leftAtFirst(tournamentOf(2, { kind: 'round-robin' }, { games: 5 }))).toBe(5);
    const groups = { kind: 'groups', groups: 2, knockOut: { series: { games: 7 } } };
    expect(leftAtFirst(tournamentOf(4, groups, { games: 5 }))).toBe(2 * 5 + 3 * 7);
  });

  test('plays from every opening', () => {
    const tournament = { ...tournamentOf(3, { kind: 'round-robin' }, { games: 2 }), openings: 3 };
    expect(leftAtFirst(tournament)).toBe(18);
    const next = formatOf(tournament).next(new Results());
    expect(new Set(next.map(({ opening }) => opening))).toEqual(new Set([0, 1, 2]));
  });

  test('is the same for the same seed', () => {
    const tournament = tournamentOf(9, { kind: 'round-robin' });
    const order = (seed: number) => formatOf({ ...tournament, seed }).next(new Results());
    expect(order(3)).toEqual(order(3));
    expect(order(4)).not.toEqual(order(3));
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 33, 64])(
    'a Swiss tournament of %i has rounds enough to find a winner, and nobody meets twice',
    (count) => {
      const format = formatOf(tournamentOf(count, { kind: 'swiss' }));
      const results = playOut(format, byLot(count), { atOnce: 4 });
      const met = [...results.matches()].map(({ match }) =>
        [match.first, match.second].sort().join(' '),
      );
      expect(new Set(met).size).toBe(met.length);
      const rounds = Math.max(...[...results.matches()].map(({ match }) => match.round));
      expect(rounds).toBeGreaterThanOrEqual(Math.ceil(Math.log2(count)));
    },
  );

  test('two who take part suffice for all but groups of two', () => {
    for (const kind of ['round-robin', 'knock-out', 'swiss']) {
      expect(makeFormat(tournamentOf(2, { kind }))).toEqual(ok(expect.anything()));
    }
    expect(makeFormat(tournamentOf(2, { kind: 'groups', groups: 2 })).ok).toBe(false);
  });
});
