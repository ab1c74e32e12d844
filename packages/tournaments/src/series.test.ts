import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSE, type Match, type Pairing } from './match.js';
import { type GameResult, Results } from './results.js';
import { type SeriesRules, seriesSchema } from './rules.js';
import { type MatchScore, Series } from './series.js';
import { always } from './testing/always.js';
import { anySeries } from './testing/any-series.js';
import { byLot, resultOf } from './testing/fates.js';

const MATCH: Match = { id: 'm', stage: '', round: 1, first: 'ada', second: 'bo' };

const ONE_GAME = seriesSchema.parse({});

/** A letter a game: `a` Ada wins, `b` Bo wins, `d` a draw, `x` both lose. */
function outcome(pairing: Pairing, letter: string): GameResult {
  if (letter === 'd' || letter === 'x') {
    return resultOf(pairing, null, { bothLost: letter === 'x' });
  }
  const winner = letter === 'a' ? 'ada' : 'bo';
  return resultOf(pairing, winner === pairing.first ? 'first' : 'second');
}

/** Plays what is offered first, a letter each; the letters must be just as many as are wanted. */
function play(series: Series, letters: string): { score: MatchScore; games: Pairing[] } {
  const results = new Results();
  const games: Pairing[] = [];
  for (const letter of letters) {
    const [pairing] = series.next(MATCH, results.match(MATCH.id));
    if (pairing === undefined) throw new Error(`over before ${letter}`);
    games.push(pairing);
    results.add(outcome(pairing, letter));
  }
  return { score: series.score(results.match(MATCH.id)!), games };
}

function bestOf(length: number): SeriesRules {
  return { ...ONE_GAME, length, stopsWhenDecided: true };
}

function gamesOf(length: number): SeriesRules {
  return { ...ONE_GAME, length };
}

function ids(pairings: readonly Pairing[]): string[] {
  return pairings.map(({ id }) => id);
}

describe('a fixed number of games', () => {
  test('are all offered at once, the seats swapped each time', () => {
    const next = new Series(gamesOf(3)).next(MATCH, undefined);
    expect(ids(next)).toEqual(['m.1', 'm.2', 'm.3']);
    expect(next.map(({ first }) => first)).toEqual(['ada', 'bo', 'ada']);
    expect(next.map(({ second }) => second)).toEqual(['bo', 'ada', 'bo']);
  });

  test('are as many for each opening', () => {
    const next = new Series(gamesOf(2), 3).next(MATCH, undefined);
    expect(next.map(({ opening }) => opening)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(next.map(({ first }) => first)).toEqual(['ada', 'bo', 'ada', 'bo', 'ada', 'bo']);
  });

  test.each([
    ['aab', 'first', 2, 0, 1, 0],
    ['abb', 'second', 1, 0, 2, 0],
    ['abd', 'level', 1, 1, 1, 0],
    ['xxx', 'level', 0, 0, 0, 3],
    ['axx', 'first', 1, 0, 0, 2],
    ['aa', 'open', 2, 0, 0, 0],
  ])('%s: %s', (letters, state, won, drawn, lost, neither) => {
    const { score } = play(new Series(gamesOf(3)), letters);
    expect(score).toMatchObject({ state, won, drawn, lost, neither });
    expect(score.next.length).toBe(3 - letters.length);
  });

  test('margins add up from the side of the first', () => {
    const series = new Series(gamesOf(2));
    const results = new Results();
    for (const pairing of series.next(MATCH, undefined)) {
      results.add(resultOf(pairing, 'first', { margin: 10 * pairing.game }));
    }
    expect(series.score(results.match('m')!).margin).toBe(10 - 20);
  });
});

describe('the best of several games', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ])('of %i: %i are surely needed', (length, needed) => {
    expect(new Series(bestOf(length)).next(MATCH, undefined).length).toBe(needed);
  });

  test.each([
    [3, 'aa', 'first', []],
    [3, 'ab', 'open', ['m.3']],
    [3, 'abb', 'second', []],
    [3, 'ad', 'open', ['m.3']],
    [3, 'adb', 'level', []],
    [3, 'dd', 'open', ['m.3']],
    [3, 'dda', 'first', []],
    [5, 'a', 'open', ['m.2', 'm.3']],
    [5, 'aa', 'open', ['m.3']],
    [5, 'ab', 'open', ['m.3', 'm.4']],
    [5, 'aad', 'open', ['m.4']],
    [5, 'aada', 'first', []],
    // Games that earned nobody anything bring the end nearer all the same.
    [5, 'aaxx', 'first', []],
    [3, 'xa', 'open', ['m.3']],
    [4, 'aaa', 'first', []],
    [4, 'aad', 'first', []],
    [4, 'aab', 'open', ['m.4']],
    [4, 'aabb', 'level', []],
  ])('of %i, %s: %s', (length, letters, state, next) => {
    const { score } = play(new Series(bestOf(length)), letters);
    expect(score.state).toBe(state);
    expect(ids(score.next)).toEqual(next);
  });

  test('is decided just when the rest could change nothing, and offers only what cannot be spared', () => {
    const anyCourse = fc.record({
      length: fc.integer({ min: 1, max: 7 }),
      seed: fc.nat(),
      picks: fc.array(fc.nat(), { minLength: 7, maxLength: 7 }),
    });
    always(anyCourse, 500, ({ length, seed, picks }) => {
      const series = new Series(bestOf(length));
      const fate = byLot(seed, 0.3, 0.15);
      const results = new Results();
      for (const pick of picks) {
        const played = results.match('m');
        const next = series.next(MATCH, played);
        const { won = 0, lost = 0 } = played === undefined ? {} : series.score(played);
        const left = length - results.size;
        expect(next.length === 0).toBe(left === 0 || Math.abs(won - lost) > left);
        if (next.length === 0) return;
        // Were all but one of those offered won by whoever leads, the match would be open still.
        const spared = next.length - 1;
        expect(Math.abs(won - lost) + spared).toBeLessThanOrEqual(left - spared);
        results.add(fate(next[pick % next.length]!));
      }
    });
  });
});

describe('a match that must be won', () => {
  test.each([
    ['aab', 'first', []],
    ['abd', 'open', ['m.4', 'm.5']],
    ['abda', 'open', ['m.5']],
    ['abdab', 'open', ['m.6', 'm.7']],
    ['abdabab', 'level', []],
    ['abdabaa', 'first', []],
    ['abdbb', 'second', []],
    ['xxx', 'open', ['m.4', 'm.5']],
  ])('goes on in pairs, twice at most, while it is level: %s', (letters, state, next) => {
    for (const rules of [gamesOf(3), bestOf(3)]) {
      const isShorter = rules.stopsWhenDecided && letters === 'aab';
      const { score } = play(new Series(rules, 1, 2), isShorter ? 'aa' : letters);
      expect(score.state).toBe(state);
      expect(ids(score.next)).toEqual(next);
    }
  });

  test('has so many games left, at most', () => {
    const series = new Series(gamesOf(3), 1, 2);
    const left = (letters: string) => {
      const results = new Results(
        play(series, letters).games.map((p, i) => outcome(p, letters[i]!)),
      );
      return series.left(results.match('m')!);
    };
    const courses = ['a', 'ab', 'abd', 'abda', 'abdab', 'abdaba', 'abdabaa', 'aab'];
    expect(courses.map(left)).toEqual([2, 1, 2, 1, 2, 1, 0, 0]);
  });
});

describe('a drawn game', () => {
  const drawnGame = { replays: [{ blocks: 4 }, { blocks: 6 }], house: 'hard' as const };
  const series = new Series({ ...ONE_GAME, drawnGame });
  const byHouse = (one: Partial<GameResult>, two: Partial<GameResult>) => {
    const { games } = play(series, 'ddd');
    const results = new Results(games.map((pairing) => outcome(pairing, 'd')));
    const trials = series.next(MATCH, results.match('m'));
    for (const [index, more] of [one, two].entries()) {
      results.add(resultOf(trials[index]!, null, more));
    }
    return series.score(results.match('m')!).state;
  };

  test('is played again with other options, from the same seats', () => {
    const { games, score } = play(series, 'dd');
    const last = score.next[0]!;
    expect([...ids(games), last.id]).toEqual(['m.1', 'm.1r1', 'm.1r2']);
    expect([...games, last].map(({ options }) => options)).toEqual([
      {},
      { blocks: 4 },
      { blocks: 6 },
    ]);
    expect([...games, last].map(({ step }) => step)).toEqual(['game', 'replay', 'replay']);
    expect([...games, last].map(({ first }) => first)).toEqual(['ada', 'ada', 'ada']);
    expect([...games, last].map(({ game }) => game)).toEqual([1, 1, 1]);
  });

  test('counts once, as the replay ends', () => {
    expect(play(series, 'db').score).toMatchObject({ state: 'second', won: 0, drawn: 0, lost: 1 });
    expect(play(series, 'dx').score).toMatchObject({ state: 'level', drawn: 0, neither: 1 });
    expect(play(series, 'a').score).toMatchObject({ state: 'first', won: 1 });
    expect(play(series, 'x').score).toMatchObject({ state: 'level', neither: 1 });
  });

  test('is then settled against the house, both from the same seat, as in the last replay', () => {
    const { next, state } = play(series, 'ddd').score;
    expect(state).toBe('open');
    expect(ids(next)).toEqual(['m.1h1', 'm.1h2']);
    expect(next.map(({ first, second }) => [first, second])).toEqual([
      ['ada', HOUSE],
      ['bo', HOUSE],
    ]);
    for (const { options, step } of next) {
      expect(options).toEqual({ blocks: 6 });
      expect(step).toBe('house');
    }
    const swapped = new Series({ ...gamesOf(2), drawnGame });
    const second = swapped.next(MATCH, undefined)[1]!;
    expect(second.first).toBe('bo');
    const results = new Results(
      ['', 'r1', 'r2'].map((step) => resultOf({ ...second, id: `m.2${step}` }, null)),
    );
    const trials = swapped.next(MATCH, results.match('m')).filter(({ game }) => game === 2);
    expect(trials.map(({ first }) => first)).toEqual(['ada', 'bo']);
  });

  test.each([
    ['a win beats a draw', { winner: 'first', plies: 90 }, { winner: null, plies: 9 }, 'first'],
    ['a draw beats a loss', { winner: 'second', plies: 90 }, { winner: null, plies: 9 }, 'second'],
    ['a win beats a loss', { winner: 'second' }, { winner: 'first' }, 'second'],
    ['fewer turns to win', { winner: 'first', plies: 9 }, { winner: 'first', plies: 10 }, 'first'],
    ['more to lose', { winner: 'second', plies: 9 }, { winner: 'second', plies: 10 }, 'second'],
    ['as many', { winner: 'first', plies: 9 }, { winner: 'first', plies: 9 }, 'level'],
    ['draws', { winner: null, plies: 9 }, { winner: null, plies: 10 }, 'level'],
    ['nothing earned is a loss', { winner: null, bothLost: true }, { winner: null }, 'second'],
  ] as const)('%s', (_, one, two, state) => {
    expect(byHouse(one, two)).toBe(state);
  });

  test('stays a draw where nothing settles it', () => {
    expect(play(new Series(ONE_GAME), 'd').score).toMatchObject({ state: 'level', drawn: 1 });
    const once = new Series({ ...ONE_GAME, drawnGame: { replays: [{}], house: null } });
    expect(play(once, 'dd').score).toMatchObject({ state: 'level', drawn: 1 });
  });

  test('at once goes to the house where there are no replays', () => {
    const straight = new Series({ ...ONE_GAME, drawnGame: { replays: [], house: 'easy' } });
    const { next } = play(straight, 'd').score;
    expect(ids(next)).toEqual(['m.1h1', 'm.1h2']);
    expect(next.map(({ options }) => options)).toEqual([{}, {}]);
  });
});

test('a match comes to the same end, by the same games, in whatever order they end', () => {
  const anyCourse = fc.record({
    rules: anySeries,
    openings: fc.integer({ min: 1, max: 2 }),
    extraPairs: fc.nat(2),
    seed: fc.nat(),
    picks: fc.infiniteStream(fc.nat()),
  });
  always(anyCourse, 400, ({ rules, openings, extraPairs, seed, picks }) => {
    const series = new Series(rules, openings, extraPairs);
    const fate = byLot(seed, 0.5);
    const finish = (pick: () => number) => {
      const results = new Results();
      for (;;) {
        const next = series.next(MATCH, results.match('m'));
        if (next.length === 0) break;
        results.add(fate(next[pick() % next.length]!));
      }
      const played = [...results.games()].map(({ pairing }) => pairing.id).sort();
      return { played, score: series.score(results.match('m')!) };
    };
    expect(finish(() => picks.next().value ?? 0)).toEqual(finish(() => 0));
  });
});
