import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameResult, Results } from '../results.js';
import { scoringSchema, seriesSchema } from '../rules.js';
import { Series } from '../series.js';
import { always } from '../testing/always.js';
import { byLot } from '../testing/fates.js';
import { playOut } from '../testing/play-out.js';
import { Ladder, type Submission } from './ladder.js';

const series = new Series(seriesSchema.parse({ games: 2 }), 2);
const scoring = scoringSchema.parse({
  per: 'match',
  win: 3,
  draw: 1,
  ties: ['games-won', 'head-to-head', 'sonneborn-berger', 'buchholz'],
});

function ladderOf(submissions: readonly Submission[]): Ladder {
  return new Ladder({ submissions, series, scoring });
}

/** By a few authors, so that some replace their own; with ids that are awkward to put together. */
const anySubmissions = fc
  .array(fc.nat(5), { minLength: 2, maxLength: 12 })
  .map((authors) =>
    authors.map((author, index) => ({ id: '-'.repeat(index + 1), author: `author ${author}` })),
  );

function latestOf(submissions: readonly Submission[]): string[] {
  return submissions
    .filter(({ author }, index) => !submissions.slice(index + 1).some((s) => s.author === author))
    .map(({ id }) => id);
}

/** Comes in one by one, each played out before the next. */
function growing(submissions: readonly Submission[], seed: number): Results {
  const fate = byLot(seed);
  const results = new Results();
  for (const index of submissions.keys()) {
    const ladder = ladderOf(submissions.slice(0, index + 1));
    for (let next = ladder.next(results); next.length > 0; next = ladder.next(results)) {
      results.add(fate(next[0]!));
    }
  }
  return results;
}

describe('a ladder', () => {
  test('is of the latest of each author', () => {
    always(anySubmissions, 200, (submissions) => {
      const latest = latestOf(submissions);
      const ladder = ladderOf(submissions);
      const next = ladder.next(new Results());
      const { table, left } = ladder.standings(new Results());
      expect(table.map(({ entrant }) => entrant).sort()).toEqual(latest.toSorted());
      expect(next.length).toBe((latest.length * (latest.length - 1) * 4) / 2);
      expect(left).toBe(next.length);
      expect(new Set(next.map(({ id }) => id)).size).toBe(next.length);
      for (const { first, second } of next) {
        expect(latest).toContain(first);
        expect(latest).toContain(second);
      }
    });
  });

  test('forgets what was replaced, and keeps the rest', () => {
    always(fc.tuple(anySubmissions, fc.nat()), 150, ([submissions, seed]) => {
      const results = growing(submissions, seed);
      const ladder = ladderOf(submissions);
      const current = new Set(ladder.next(new Results()).map(({ id }) => id));
      const games: GameResult[] = [...results.games()];
      const alone = new Results(games.filter(({ pairing }) => current.has(pairing.id)));
      expect(ladder.standings(results)).toEqual(ladder.standings(alone));
      expect(ladder.standings(results).left).toBe(0);
      // Whoever would begin with the latest ones only plays the very same games.
      const latest = latestOf(submissions);
      const fresh = ladderOf(submissions.filter(({ id }) => latest.includes(id)));
      const anew = playOut(fresh, byLot(seed));
      expect(fresh.standings(anew)).toEqual(ladder.standings(results));
    });
  });

  test('lets a new submission play against the latest of the others, first of all', () => {
    const old = ['a', 'b', 'c'].map((author) => ({ id: `${author}1`, author }));
    const results = playOut(ladderOf(old), byLot(1));
    const next = ladderOf([...old, { id: 'a2', author: 'a' }]).next(results);
    expect(new Set(next.map(({ match }) => match.id)).size).toBe(2);
    expect(next.every(({ match }) => match.second === 'a2')).toBe(true);
    expect(next.length).toBe(8);
    const more = ladderOf([...old, { id: 'd1', author: 'd' }, { id: 'b2', author: 'b' }]);
    expect(more.next(results)[0]!.match.second).toBe('b2');
  });
});
