/**
 * How the strengths of two entrants make the result of their game: the Bradley–Terry model with the
 * draws of Davidson (1970) and the order effect of Davidson and Beaver (1977).
 *
 * An entrant has a strength π = exp(θ). When i moves first against j, the results are as likely as
 * these weights:
 *
 *     i wins   γ · πi               moving first multiplies a strength by γ = exp(δ)
 *     j wins   πj
 *     drawn    ν · √(γ · πi · πj)   draws are as common as ν = exp(τ) says
 *
 * All three may be divided by the root: exp(x/2), exp(−x/2) and exp(τ) are left, where
 * x = θi − θj + δ is the edge of the one who moves first. So a game tells of x and τ only, the
 * logarithm of its likelihood is concave in both, and θ, δ and τ have one best fit.
 */
export interface Chances {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The logarithm of what the weights add up to. */
  readonly total: number;
}

export function chances(edge: number, tau: number): Chances {
  // The largest weight is taken out first: exp() of the others cannot overflow then.
  const largest = Math.max(Math.abs(edge) / 2, tau);
  const won = Math.exp(edge / 2 - largest);
  const drawn = Math.exp(tau - largest);
  const lost = Math.exp(-edge / 2 - largest);
  const sum = won + drawn + lost;
  return {
    won: won / sum,
    drawn: drawn / sum,
    lost: lost / sum,
    total: largest + Math.log(sum),
  };
}

/** All games that entrant `first` began against entrant `second`, which are numbers from 0 on. */
export interface Games {
  readonly first: number;
  readonly second: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** How well parameters explain games, and which way they would do so better. */
export interface Likelihood {
  readonly value: number;
  readonly slope: Float64Array;
  /** The second derivatives with their signs changed; on and below the diagonal. */
  readonly information: Float64Array;
}

/** `parameters` are the θ of all entrants, then δ, then τ. */
export function likelihood(games: readonly Games[], parameters: Float64Array): Likelihood {
  const size = parameters.length;
  const order = size - 2;
  const draw = size - 1;
  const delta = parameters[order]!;
  const tau = parameters[draw]!;
  let value = 0;
  const slope = new Float64Array(size);
  const information = new Float64Array(size * size);
  for (const { first, second, won, drawn, lost } of games) {
    const played = won + drawn + lost;
    const edge = parameters[first]! - parameters[second]! + delta;
    const expected = chances(edge, tau);
    // Without draws τ may be −∞, and 0 · −∞ would be no number.
    const byDraws = drawn === 0 ? 0 : drawn * tau;
    value += ((won - lost) * edge) / 2 + byDraws - played * expected.total;

    const byEdge = (won - lost - played * (expected.won - expected.lost)) / 2;
    slope[first]! += byEdge;
    slope[second]! -= byEdge;
    slope[order]! += byEdge;
    slope[draw]! += drawn - played * expected.drawn;

    const lead = (expected.won - expected.lost) / 2;
    const ofEdge = played * ((expected.won + expected.lost) / 4 - lead * lead);
    const ofBoth = -played * expected.drawn * lead;
    information[first * size + first]! += ofEdge;
    information[second * size + second]! += ofEdge;
    information[Math.max(first, second) * size + Math.min(first, second)]! -= ofEdge;
    information[order * size + first]! += ofEdge;
    information[order * size + second]! -= ofEdge;
    information[order * size + order]! += ofEdge;
    information[draw * size + first]! += ofBoth;
    information[draw * size + second]! -= ofBoth;
    information[draw * size + order]! += ofBoth;
    information[draw * size + draw]! += played * expected.drawn * (1 - expected.drawn);
  }
  return { value, slope, information };
}
