import type { Games } from './davidson.js';
import { fitting } from './fit.js';
import { normalShareBelow, WITHIN_95 } from './normal.js';
import { type Steps, takeAll } from './steps.js';

type GrowingGames = { -readonly [Key in keyof Games]: Games[Key] };

/** Games of two entrants in which `first` moved first. */
export interface PairCount {
  readonly first: string;
  readonly second: string;
  /** By `first`. */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface Rating {
  readonly entrant: string;
  /** Elo points; all ratings of a pool average 0. */
  readonly elo: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

export interface Ratings {
  /** Best first; among equals in the order of the entrants given. */
  readonly ratings: readonly Rating[];
  /** What moving first is worth, in Elo, with its 95 % interval. */
  readonly firstMove: { readonly elo: number; readonly low: number; readonly high: number };
  /** How likely a draw is between equals (with the first-move advantage left out): nu / (2 + nu). */
  readonly draws: number;
  /** How likely `a` is the stronger of the two, from 0 to 1. */
  superiority(a: string, b: string): number;
}

export interface RatingOptions {
  /**
   * How much the prior weighs: 1 unless told, which is about a game for each entrant. With 0 the
   * ratings are those of maximum likelihood, and a RangeError if there are none: it takes games
   * that link everybody to everybody by wins as well as by losses.
   */
  readonly prior?: number;
}

/**
 * Ratings by the games themselves: unlike points, they allow for who met whom, who moved first, and
 * how little a few games say.
 */
export function rate(
  entrants: readonly string[],
  counts: Iterable<PairCount>,
  options?: RatingOptions,
): Ratings {
  return takeAll(rating(entrants, counts, options));
}

/** The same in steps, for whoever has other things to do between them. */
export function* rating(
  entrants: readonly string[],
  counts: Iterable<PairCount>,
  { prior = 1 }: RatingOptions = {},
): Steps<Ratings> {
  if (!(prior >= 0 && prior < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`a prior cannot weigh ${prior}`);
  }
  const places = new Map(entrants.map((entrant, place) => [entrant, place]));
  if (places.size < entrants.length) throw new RangeError('an entrant is listed twice');
  const placeOf = (entrant: string): number => {
    const place = places.get(entrant);
    if (place === undefined) throw new RangeError(`${entrant} is not an entrant`);
    return place;
  };

  const size = entrants.length + 2;
  // At once: what is counted may grow between the steps.
  const sums = sumUp(counts, placeOf);
  yield;
  const games = inOrder(sums);
  yield;
  const { parameters, covariance } = yield* fitting(entrants.length, games, prior);
  const interval = (index: number) => {
    const half = WITHIN_95 * Math.sqrt(Math.max(0, covariance[index * size + index]!));
    const middle = parameters[index]!;
    return { elo: toElo(middle), low: toElo(middle - half), high: toElo(middle + half) };
  };
  const nu = Math.exp(parameters[size - 1]!);
  return {
    ratings: entrants
      .map((entrant, place) => ({ entrant, ...interval(place) }))
      .sort((a, b) => b.elo - a.elo),
    firstMove: interval(size - 2),
    draws: nu / (2 + nu),
    superiority(a, b) {
      const one = placeOf(a);
      const other = placeOf(b);
      if (one === other) return 0.5;
      const variance =
        covariance[one * size + one]! +
        covariance[other * size + other]! -
        covariance[one * size + other]! -
        covariance[other * size + one]!;
      // After very many games rounding may leave nothing.
      const deviation = Math.sqrt(Math.max(variance, Number.MIN_VALUE));
      return normalShareBelow((parameters[one]! - parameters[other]!) / deviation);
    },
  };
}

/** One entry for each pair and order of moving: by who was first, then by who was second. */
type Sums = Map<number, GrowingGames>[];

function sumUp(counts: Iterable<PairCount>, placeOf: (entrant: string) => number): Sums {
  const sums: Sums = [];
  for (const { first, second, won, drawn, lost } of counts) {
    const one = placeOf(first);
    const other = placeOf(second);
    if (one === other) throw new RangeError(`${first} cannot play itself`);
    if (!(isCount(won) && isCount(drawn) && isCount(lost))) {
      throw new RangeError(`${won}, ${drawn} and ${lost} are no numbers of games`);
    }
    sums[one] ??= new Map();
    const against = sums[one];
    const sum = against.get(other);
    if (sum === undefined) {
      against.set(other, { first: one, second: other, won, drawn, lost });
      continue;
    }
    sum.won += won;
    sum.drawn += drawn;
    sum.lost += lost;
  }
  return sums;
}

function isCount(count: number): boolean {
  return count >= 0 && count < Number.POSITIVE_INFINITY;
}

/** In an order that has nothing to do with that of the counts, so that rounding has not either. */
function inOrder(sums: Sums): Games[] {
  return sums.flatMap((against) => [...against.values()].sort((a, b) => a.second - b.second));
}

/**
 * Rounded to a millionth of a point: equals, whose numbers may differ by the noise of the
 * arithmetic, come out equal.
 */
function toElo(strength: number): number {
  const elo = (strength * 400) / Math.LN10;
  // Adding 0 turns −0 into 0.
  return Math.round(elo * 1e6) / 1e6 + 0;
}
