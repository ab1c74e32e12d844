/**
 * What is counted when the last stone is composite: `seed` counts the primes among the stones that
 * may follow, `take-stones` (the course the task was adapted from) the multiples of the last
 * stone's largest prime factor among them.
 */
export const evaluations = ['seed', 'take-stones'] as const;
export type Evaluation = (typeof evaluations)[number];

/** The largest prime factor of each number up to n; of 1 it is 1. */
export function largestPrimeFactors(n: number): Int32Array {
  const largest = new Int32Array(n + 1).fill(1);
  for (let prime = 2; prime <= n; prime++) {
    if (largest[prime] !== 1) continue;
    // Primes come in ascending order, so the last one written is the largest.
    for (let multiple = prime; multiple <= n; multiple += prime) largest[multiple] = prime;
  }
  return largest;
}

/**
 * The worth, for the side to move, of a position at the depth limit: `followers` are the stones
 * that may follow `last`. An odd count is good.
 */
export function evaluate(
  last: number,
  followers: readonly number[],
  isOneTaken: boolean,
  evaluation: Evaluation,
  largest: Int32Array,
): number {
  if (!isOneTaken) return 0;
  if (last === 1) return signed(0.5, followers.length);
  const isPrime = (stone: number) => stone > 1 && largest[stone] === stone;
  if (isPrime(last)) return signed(0.7, multiplesOf(last, followers));
  const count =
    evaluation === 'seed'
      ? followers.filter(isPrime).length
      : multiplesOf(largest[last]!, followers);
  return signed(0.6, count);
}

function multiplesOf(factor: number, stones: readonly number[]): number {
  return stones.filter((stone) => stone % factor === 0).length;
}

function signed(worth: number, count: number): number {
  return count % 2 === 1 ? worth : -worth;
}
