import { Random } from '@daeguk/games';
import { describe, expect, test } from 'vitest';
import type { Format } from '../format.js';
import { makeFormat, type Tournament } from '../make-format.js';
import { type GameResult, Results } from '../results.js';
import { shuffled } from '../shuffle.js';
import { always } from '../testing/always.js';
import { anyTournament } from '../testing/any-tournament.js';
import { byLot } from '../testing/fates.js';
import { playOut } from '../testing/play-out.js';

const RUNS = 120;

function formatOf(tournament: Tournament): Format {
  const made = makeFormat(tournament);
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

function gamesOf(results: Results): GameResult[] {
  return [...results.games()];
}

describe('every format', () => {
  test('offers games that are new, until none is left', () => {
    always(anyTournament, RUNS, (tournament) => {
      const format = formatOf(tournament);
      playOut(format, byLot(tournament.seed), {
        atOnce: 4,
        watch: (results) => {
          const next = format.next(results);
          const ids = next.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(next.filter((pairing) => results.has(pairing))).toEqual([]);
          const { left } = format.standings(results);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left === 0).toBe(next.length === 0);
        },
      });
    });
  });

  test('has less and less left, but where a level match goes on', () => {
    always(anyTournament, RUNS, (tournament) => {
      const format = formatOf(tournament);
      let before = Number.POSITIVE_INFINITY;
      playOut(format, byLot(tournament.seed), {
        watch: (results) => {
          const { left } = format.standings(results);
          const grown = left - before;
          // Two extra games when the last of the others left a match level.
          if (grown > 0) {
            expect(tournament.format.kind).toMatch(/knock-out|groups/);
            expect(grown).toBe(1);
          }
          before = left;
        },
      });
      expect(before).toBe(0);
    });
  });

  test('stands the same in whatever order the games end', () => {
    always(anyTournament, RUNS, (tournament) => {
      const fate = byLot(tournament.seed);
      const one = formatOf(tournament);
      const alone = one.standings(playOut(one, fate));
      for (const atOnce of [2, 4]) {
        const other = formatOf(tournament);
        const together = playOut(other, fate, { atOnce, seed: tournament.seed });
        expect(other.standings(together)).toEqual(alone);
      }
    });
  });

  test('comes back from its results, in any order, at any time', () => {
    always(anyTournament, RUNS, (tournament) => {
      const format = formatOf(tournament);
      const random = new Random(tournament.seed);
      playOut(format, byLot(tournament.seed), {
        atOnce: 3,
        watch: (results) => {
          if (random.below(5) > 0) return;
          const again = new Results(shuffled(gamesOf(results), random));
          for (const result of gamesOf(results)) expect(again.add(result)).toBe(false);
          expect(again.size).toBe(results.size);
          for (const other of [format, formatOf(tournament)]) {
            expect(other.next(again)).toEqual(format.next(results));
            expect(other.standings(again)).toEqual(format.standings(results));
          }
        },
      });
    });
  });

  test('has everybody in the table once, best first, places shared where nothing tells apart', () => {
    always(anyTournament, RUNS, (tournament) => {
      const format = formatOf(tournament);
      const ids = tournament.entrants.map(({ id }) => id);
      playOut(format, byLot(tournament.seed), {
        watch: (results) => {
          const { table } = format.standings(results);
          if (tournament.format.kind !== 'ladder') {
            expect(table.map(({ entrant }) => entrant).sort()).toEqual([...ids].sort());
          }
          for (const [index, { rank }] of table.entries()) {
            const above = table[index - 1];
            expect(rank === index + 1 || rank === above?.rank).toBe(true);
          }
        },
      });
    });
  });
});
