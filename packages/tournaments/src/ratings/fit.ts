import { Cholesky } from './cholesky.js';
import { type Games, type Likelihood, likelihood } from './davidson.js';
import type { Steps } from './steps.js';

/**
 * What is held before any game, in standard deviations about 0, so that nothing is infinite where
 * somebody won every game, nobody drew, or two groups never met. A game between equals has an
 * information of about 1/4 = 1/2² on each parameter: a width of 2 counts as much as one game, and a
 * few games outweigh it.
 */
const WIDTHS = {
  /** 347 Elo points: 19 of 20 entrants within 700 points of the middle. */
  strength: 2,
  /**
   * 174 Elo points, which is a lot for one move, and counts as much as four games. Narrower than
   * the strengths, so that where one side always moved first, its lead is put down to strength.
   */
  firstMove: 1,
  /** Draws between equals are anything from 1 in 100 to 24 in 25. */
  draws: 2,
};

/** A step that does not lead up is halved; if that little of it still does not, it is noise. */
const SMALLEST_SHARE = 1e-6;

/** Each step doubles the digits that are right, so what is left after one this small is noise. */
const SMALL_STEP = 1e-8;
const MOST_STEPS = 60;

export interface Fit {
  /** The θ of all entrants, which average 0, then δ, then τ. */
  readonly parameters: Float64Array;
  /** How uncertain they are, and together. */
  readonly covariance: Float64Array;
}

/**
 * The parameters that explain the games best, by Newton's method. `prior` is the weight of the
 * prior: 0 leaves it out, and then some games have no best fit. Some hundred entrants take a while:
 * between the steps something else can be done.
 */
export function* fitting(entrants: number, games: readonly Games[], prior: number): Steps<Fit> {
  const size = entrants + 2;
  let parameters = new Float64Array(size);
  // Where nothing speaks for draws, the best fit is that there are none.
  if (prior === 0 && games.every(({ drawn }) => drawn === 0)) {
    parameters[size - 1] = Number.NEGATIVE_INFINITY;
  }
  let current = posterior(games, parameters, prior);
  for (let steps = 0; ; steps++) {
    const factor = Cholesky.of(current.information, size);
    if (factor === null) throw new RangeError('the games alone do not determine all ratings');
    const step = factor.solve(current.slope);
    const length = step.reduce((longest, part) => Math.max(longest, Math.abs(part)), 0);
    // Far from the top a full step may overshoot. What is lost to rounding does not count.
    const least = current.value - 1e-12 * Math.abs(current.value);
    const start = parameters;
    let share = 1;
    do {
      parameters = start.map((parameter, index) => parameter + share * step[index]!);
      yield;
      current = posterior(games, parameters, prior);
      share /= 2;
    } while (current.value < least && share > SMALLEST_SHARE);
    yield;
    if (length < SMALL_STEP || (steps === MOST_STEPS && prior > 0)) {
      return { parameters, covariance: centred(factor.inverse(), entrants, size) };
    }
    if (steps === MOST_STEPS) throw new RangeError('by the games alone some ratings are infinite');
  }
}

/** The likelihood of the games together with the prior. */
export function posterior(
  games: readonly Games[],
  parameters: Float64Array,
  prior: number,
): Likelihood {
  const size = parameters.length;
  const entrants = size - 2;
  const ofGames = likelihood(games, parameters);
  const { slope, information } = ofGames;
  let { value } = ofGames;
  let largest = 1;
  for (const [index, parameter] of parameters.entries()) {
    const precision = prior / widthOf(index, entrants) ** 2;
    if (precision > 0) {
      value -= (precision * parameter ** 2) / 2;
      slope[index]! -= precision * parameter;
      information[index * size + index]! += precision;
    }
    largest = Math.max(largest, information[index * size + index]!);
  }
  // The games do not mind if all strengths rise alike. They start with an average of 0; that it is
  // dear to change keeps it there, and the matrix well away from singular.
  for (let row = 0; row < entrants; row++) {
    for (let column = 0; column <= row; column++) {
      information[row * size + column]! += largest / entrants;
    }
  }
  // With draws ruled out there is nothing to find for τ: any number will do, and it stays put.
  const draw = size * size - 1;
  if (parameters[size - 1] === Number.NEGATIVE_INFINITY) information[draw] = 1;
  return { value, slope, information };
}

function widthOf(index: number, entrants: number): number {
  if (index < entrants) return WIDTHS.strength;
  return index === entrants ? WIDTHS.firstMove : WIDTHS.draws;
}

/** The covariance of the strengths seen from their average, whatever that is. */
function centred(covariance: Float64Array, entrants: number, size: number): Float64Array {
  for (const across of [1, size]) {
    const along = across === 1 ? size : 1;
    for (let line = 0; line < size; line++) {
      let sum = 0;
      for (let k = 0; k < entrants; k++) sum += covariance[line * along + k * across]!;
      for (let k = 0; k < entrants; k++) covariance[line * along + k * across]! -= sum / entrants;
    }
  }
  return covariance;
}
