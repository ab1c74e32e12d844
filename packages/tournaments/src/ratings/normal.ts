/** Between these many standard deviations either side of the mean lie 95 % of a normal distribution. */
export const WITHIN_95 = 1.959963984540054;

/** Beyond this, what is missing to 0 or 1 is less than a floating-point number near 1 can show. */
const FARTHEST = 8.5;

/**
 * The share of the standard normal distribution below `x`, by its power series about the middle:
 * 1/2 + φ(x) · (x + x³/3 + x⁵/(3·5) + x⁷/(3·5·7) + …). All terms have the sign of `x`, so none
 * cancels another, and the share is good to 1e-14.
 */
export function normalShareBelow(x: number): number {
  if (x > FARTHEST) return 1;
  if (x < -FARTHEST) return 0;
  let term = x;
  let sum = 0;
  for (let odd = 3; sum + term !== sum; odd += 2) {
    sum += term;
    term *= (x * x) / odd;
  }
  const share = 0.5 + (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return Math.min(1, Math.max(0, share));
}
