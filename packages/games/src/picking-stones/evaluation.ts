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
 * The worth, for the side to move, of a position at the depth limit: what may follow `last` is
 * those of `candidates` that are not gone. An odd count is good.
 */
export function evaluate(
  last: number,
  candidates: Int32Array,
  isGone: Uint8Array,
  evaluation: Evaluation,
  largest: Int32Array,
): number {
  if (isGone[1] === 0) return 0;
  if (last === 1) return signed(0.5, countMultiples(1, candidates, isGone));
  const factor = largest[last]!;
  if (factor === last) return signed(0.7, countMultiples(last, candidates, isGone));
  const count =
    evaluation === 'seed'
      ? countPrimes(candidates, isGone, largest)
      : countMultiples(factor, candidates, isGone);
  return signed(0.6, count);
}

// Most nodes of a search are at its limit: these two count in place.

function countMultiples(factor: number, candidates: Int32Array, isGone: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < candidates.length; i++) {
    const stone = candidates[i]!;
    if (isGone[stone] === 0 && stone % factor === 0) count++;
  }
  return count;
}

function countPrimes(candidates: Int32Array, isGone: Uint8Array, largest: Int32Array): number {
  let count = 0;
  for (let i = 0; i < candidates.length; i++) {
    const stone = candidates[i]!;
    if (isGone[stone] === 0 && stone > 1 && largest[stone] === stone) count++;
  }
  return count;
}

function signed(worth: number, count: number): number {
  return count % 2 === 1 ? worth : -worth;
}
