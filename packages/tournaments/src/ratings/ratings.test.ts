import { Random } from '@daeguk/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chances } from './davidson.js';
import { type PairCount, type Ratings, rate } from './ratings.js';
import { SEED } from './testing/seed.js';

const ENTRANTS = ['ada', 'bo', 'cy', 'dee', 'eve'];

function anyCounts(most: number): fc.Arbitrary<PairCount[]> {
  const anyCount = fc.oneof(fc.constant(0), fc.nat(most));
  const anyPair = fc
    .record({
      first: fc.constantFrom(...ENTRANTS),
      second: fc.constantFrom(...ENTRANTS),
      won: anyCount,
      drawn: anyCount,
      lost: anyCount,
    })
    .filter(({ first, second }) => first !== second);
  return fc.array(anyPair, { maxLength: 15 });
}

function eloOf({ ratings }: Ratings, entrant: string): number {
  return ratings.find((rating) => rating.entrant === entrant)!.elo;
}

/** How likely a win is for the one who moves first, by all that the ratings say. */
function winChance(ratings: Ratings, first: string, second: string): number {
  const edge = eloOf(ratings, first) - eloOf(ratings, second) + ratings.firstMove.elo;
  const nu = (2 * ratings.draws) / (1 - ratings.draws);
  return chances((edge * Math.LN10) / 400, Math.log(nu)).won;
}

/** All that can be told from ratings. */
function told(ratings: Ratings) {
  const { ratings: list, firstMove, draws } = ratings;
  const superiorities = ENTRANTS.map((a) => ENTRANTS.map((b) => ratings.superiority(a, b)));
  return { list, firstMove, draws, superiorities };
}

describe('ratings', () => {
  it('rank by strength, best first', () => {
    const { ratings, superiority } = rate(
      ['weak', 'strong', 'middling'],
      [
        { first: 'strong', second: 'weak', won: 9, drawn: 0, lost: 1 },
        { first: 'weak', second: 'middling', won: 3, drawn: 1, lost: 6 },
        { first: 'middling', second: 'strong', won: 3, drawn: 1, lost: 6 },
      ],
    );
    expect(ratings.map(({ entrant }) => entrant)).toEqual(['strong', 'middling', 'weak']);
    expect(superiority('strong', 'weak')).toBeGreaterThan(0.9);
    for (const { elo, low, high } of ratings) {
      expect(high - elo).toBeCloseTo(elo - low, 5);
      expect(high).toBeGreaterThan(low);
    }
  });

  it('rank equals in the order given', () => {
    // All three beat each other in a circle.
    const circle = ['x', 'y', 'z'].map((first, index, all) => {
      return { first, second: all[(index + 1) % 3]!, won: 3, drawn: 1, lost: 0 };
    });
    for (const entrants of [
      ['x', 'y', 'z', 'absent'],
      ['absent', 'z', 'x', 'y'],
    ]) {
      const { ratings } = rate(entrants, circle);
      expect(ratings.map(({ entrant }) => entrant)).toEqual(entrants);
      expect(ratings.map(({ elo }) => elo)).toEqual([0, 0, 0, 0]);
    }
  });

  it('know nothing of entrants without games', () => {
    const counts = [{ first: 'ada', second: 'bo', won: 30, drawn: 5, lost: 2 }];
    const ratings = rate(ENTRANTS, counts);
    expect(eloOf(ratings, 'dee')).toBe(0);
    const [ada, dee] = ['ada', 'dee'].map((name) =>
      ratings.ratings.find(({ entrant }) => entrant === name),
    );
    expect(dee!.high - dee!.low).toBeGreaterThan(1000);
    expect(dee!.high - dee!.low).toBeGreaterThan(ada!.high - ada!.low);
    expect(ratings.superiority('dee', 'eve')).toBeCloseTo(0.5, 12);
  });

  it('are there before any game', () => {
    const { ratings, firstMove, draws } = rate(ENTRANTS, []);
    expect(ratings.map(({ elo }) => elo)).toEqual([0, 0, 0, 0, 0]);
    expect(firstMove.elo).toBe(0);
    expect(draws).toBeCloseTo(1 / 3, 12);
    expect(rate([], []).ratings).toEqual([]);
    expect(rate(['lonely'], []).ratings).toEqual([{ entrant: 'lonely', elo: 0, low: 0, high: 0 }]);
  });

  it('tell strength from the first move where both sides had it', () => {
    const counts = [
      { first: 'ada', second: 'bo', won: 80, drawn: 0, lost: 20 },
      { first: 'bo', second: 'ada', won: 80, drawn: 0, lost: 20 },
    ];
    const ratings = rate(['ada', 'bo'], counts);
    expect(eloOf(ratings, 'ada')).toBe(0);
    // 80 : 20 is 241 points.
    expect(ratings.firstMove.elo).toBeGreaterThan(220);
    expect(ratings.firstMove.elo).toBeLessThan(241);
  });

  it('put a lead down to strength where one side always moved first', () => {
    const counts = [{ first: 'ada', second: 'bo', won: 16, drawn: 0, lost: 4 }];
    const ratings = rate(['ada', 'bo'], counts);
    const lead = eloOf(ratings, 'ada') - eloOf(ratings, 'bo');
    expect(lead).toBeGreaterThan(5 * ratings.firstMove.elo);
  });

  it('grow surer with more games', () => {
    const width = (games: number) => {
      const counts = [{ first: 'ada', second: 'bo', won: games, drawn: games, lost: games }];
      const { low, high } = rate(['ada', 'bo'], counts).ratings[0]!;
      return high - low;
    };
    expect(width(5)).toBeGreaterThan(width(10));
    expect(width(10)).toBeGreaterThan(width(100));
  });

  it('grow surer of a winner with every win', () => {
    let before = 0.5;
    for (const games of [1, 2, 5, 10, 20, 50, 100]) {
      const superiority = rate(
        ['ada', 'bo'],
        [
          { first: 'ada', second: 'bo', won: games, drawn: 0, lost: 0 },
          { first: 'bo', second: 'ada', won: 0, drawn: 0, lost: games },
        ],
      ).superiority('ada', 'bo');
      expect(superiority).toBeGreaterThan(before);
      before = superiority;
    }
    expect(before).toBeGreaterThan(0.9999);
  });

  it.each<[string, readonly string[], PairCount]>([
    ['entrants listed twice', ['a', 'b', 'a'], pair('a', 'b', 1)],
    ['games of strangers', ['a', 'b'], pair('a', 'c', 1)],
    ['games against oneself', ['a', 'b'], pair('a', 'a', 1)],
    ['negative counts', ['a', 'b'], pair('a', 'b', -1)],
    ['counts that are no numbers', ['a', 'b'], pair('a', 'b', Number.NaN)],
    ['infinite counts', ['a', 'b'], pair('a', 'b', Number.POSITIVE_INFINITY)],
  ])('refuse %s', (_, entrants, count) => {
    expect(() => rate(entrants, [count])).toThrow(RangeError);
  });

  it('refuse a prior of negative weight, and to compare strangers', () => {
    expect(() => rate(['a'], [], { prior: -1 })).toThrow(RangeError);
    expect(() => rate(['a'], [], { prior: Number.NaN })).toThrow(RangeError);
    expect(() => rate(['a'], []).superiority('a', 'b')).toThrow(RangeError);
  });
});

function pair(first: string, second: string, won: number): PairCount {
  return { first, second, won, drawn: 0, lost: 0 };
}

describe('ratings of any games', () => {
  it('are the same in whatever order and portions the games are told', () => {
    fc.assert(
      fc.property(
        anyCounts(40).chain((counts) => {
          const portions = counts.flatMap(({ first, second, won, drawn, lost }) => [
            { first, second, won, drawn: 0, lost: 0 },
            { first, second, won: 0, drawn, lost },
          ]);
          const size = portions.length;
          const shuffled = fc.shuffledSubarray(portions, { minLength: size, maxLength: size });
          return fc.tuple(fc.constant(counts), shuffled);
        }),
        ([counts, shuffled]) => {
          expect(told(rate(ENTRANTS, shuffled))).toEqual(told(rate(ENTRANTS, counts)));
        },
      ),
      { seed: SEED, numRuns: 100 },
    );
  });

  it('are numbers, in order, about 0, within their intervals', () => {
    fc.assert(
      fc.property(anyCounts(1_000_000_000), (counts) => {
        const ratings = rate(ENTRANTS, counts);
        const { list, firstMove, draws, superiorities } = told(ratings);
        for (const { elo, low, high } of [...list, firstMove]) {
          expect([elo, low, high].every(Number.isFinite)).toBe(true);
          expect(low).toBeLessThanOrEqual(elo);
          expect(elo).toBeLessThanOrEqual(high);
        }
        for (let rank = 1; rank < list.length; rank++) {
          expect(list[rank]!.elo).toBeLessThanOrEqual(list[rank - 1]!.elo);
        }
        const sum = list.reduce((total, { elo }) => total + elo, 0);
        expect(Math.abs(sum)).toBeLessThan(1e-4);
        expect(draws).toBeGreaterThan(0);
        expect(draws).toBeLessThanOrEqual(1);
        for (const [a, row] of superiorities.entries()) {
          for (const [b, superiority] of row.entries()) {
            expect(superiority + superiorities[b]![a]!).toBeCloseTo(1, 12);
            const lead = eloOf(ratings, ENTRANTS[a]!) - eloOf(ratings, ENTRANTS[b]!);
            if (lead !== 0) expect(superiority > 0.5).toBe(lead > 0);
          }
        }
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('follow the games, not the names or the order of the entrants', () => {
    const anyOrder = fc.shuffledSubarray(ENTRANTS, { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(anyCounts(40), anyOrder, (counts, names) => {
        const renamed = (name: string) => names[ENTRANTS.indexOf(name)]!;
        const before = rate(ENTRANTS, counts);
        const after = rate(
          ENTRANTS,
          counts.map((count) => {
            return { ...count, first: renamed(count.first), second: renamed(count.second) };
          }),
        );
        for (const a of ENTRANTS) {
          expect(eloOf(after, renamed(a))).toBeCloseTo(eloOf(before, a), 5);
          for (const b of ENTRANTS) {
            const superiority = after.superiority(renamed(a), renamed(b));
            expect(superiority).toBeCloseTo(before.superiority(a, b), 9);
          }
        }
        expect(after.firstMove.elo).toBeCloseTo(before.firstMove.elo, 5);
        expect(after.draws).toBeCloseTo(before.draws, 9);
      }),
      { seed: SEED, numRuns: 100 },
    );
  });

  it('turn round when all results do', () => {
    fc.assert(
      fc.property(anyCounts(40), (counts) => {
        const before = rate(ENTRANTS, counts);
        const after = rate(
          ENTRANTS,
          counts.map((count) => ({ ...count, won: count.lost, lost: count.won })),
        );
        for (const entrant of ENTRANTS) {
          expect(eloOf(after, entrant)).toBeCloseTo(-eloOf(before, entrant), 5);
        }
        expect(after.firstMove.elo).toBeCloseTo(-before.firstMove.elo, 5);
        expect(after.draws).toBeCloseTo(before.draws, 9);
      }),
      { seed: SEED, numRuns: 100 },
    );
  });

  it('hold a win for likelier after one more of its kind', () => {
    fc.assert(
      fc.property(
        anyCounts(40).filter((counts) => counts.length > 0),
        (counts) => {
          const { first, second } = counts[0]!;
          const before = rate(ENTRANTS, counts);
          const after = rate(ENTRANTS, [...counts, pair(first, second, 1)]);
          const rise = winChance(after, first, second) - winChance(before, first, second);
          expect(rise).toBeGreaterThan(-1e-8);
        },
      ),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('part two further when either order of moving has one loss less and one win more', () => {
    fc.assert(
      fc.property(anyCounts(40), (counts) => {
        const balance = (won: number): PairCount[] => [
          { first: 'ada', second: 'bo', won, drawn: 0, lost: 1 - won },
          { first: 'bo', second: 'ada', won: 1 - won, drawn: 0, lost: won },
        ];
        const lead = (ratings: Ratings) => eloOf(ratings, 'ada') - eloOf(ratings, 'bo');
        const before = lead(rate(ENTRANTS, [...counts, ...balance(0)]));
        expect(lead(rate(ENTRANTS, [...counts, ...balance(1)]))).toBeGreaterThan(before);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  // Only where everybody meets everybody in both orders: otherwise a win may say more about moving
  // first than about the winner, and cost whoever mostly moved first.
  it('never fall by a win where all have met in both orders', () => {
    const random = new Random(17);
    for (let tournament = 0; tournament < 300; tournament++) {
      const entrants = ENTRANTS.slice(0, 2 + random.below(4));
      const most = 2 + random.below(5);
      const counts = entrants.flatMap((first) =>
        entrants
          .filter((second) => second !== first)
          .map((second) => {
            const count = () => random.below(most);
            return { first, second, won: count(), drawn: count(), lost: count() };
          }),
      );
      const { first, second } = random.pick(counts);
      const before = rate(entrants, counts);
      const asFirst = rate(entrants, [...counts, pair(first, second, 1)]);
      expect(eloOf(asFirst, first)).toBeGreaterThan(eloOf(before, first));
      const win = { first: second, second: first, won: 0, drawn: 0, lost: 1 };
      const asSecond = rate(entrants, [...counts, win]);
      expect(eloOf(asSecond, first)).toBeGreaterThan(eloOf(before, first));
    }
  });
});
