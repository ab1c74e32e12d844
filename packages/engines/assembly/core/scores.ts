/** What a won game is worth to the side that wins it; each ply on the way there takes one off. */
export const WIN: i32 = 30000;
/** From here on a score tells who wins, and in how many plies; below, it is an estimate. */
export const DECIDED: i32 = 29000;
/** More than any score. */
export const INFINITE: i32 = 31000;
/** No score: the game goes on. */
export const UNDECIDED: i32 = i32.MIN_VALUE;

/** The worth, at the root, of a verdict met some plies below: the sooner a win and the later a loss, the better. */
// @ts-ignore: decorator
@inline
export function fromRoot(verdict: i32, ply: i32): i32 {
  if (verdict >= DECIDED) return verdict - ply;
  if (verdict <= -DECIDED) return verdict + ply;
  return verdict;
}

/** The other way round: a score of the root's, as seen from the position some plies below. */
// @ts-ignore: decorator
@inline
export function fromHere(score: i32, ply: i32): i32 {
  if (score >= DECIDED) return score + ply;
  if (score <= -DECIDED) return score - ply;
  return score;
}
