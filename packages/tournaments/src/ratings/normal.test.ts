import { describe, expect, it } from 'vitest';
import { normalShareBelow, WITHIN_95 } from './normal.js';

describe('the normal distribution', () => {
  it.each([
    // From printed tables with many digits, and 0.5 + erf(x / √2) / 2 of other software.
    [0, 0.5],
    [0.5, 0.691462461274013],
    [1, 0.841344746068543],
    [1.5, 0.933192798731142],
    [2, 0.977249868051821],
    [3, 0.99865010196837],
    [4, 0.999968328758167],
    [5, 0.999999713348428],
    [6, 0.999999999013412],
  ])('has the known share below %d', (x, share) => {
    expect(normalShareBelow(x)).toBeCloseTo(share, 13);
    expect(normalShareBelow(-x)).toBeCloseTo(1 - share, 13);
  });

  it('holds 95 % within the bounds named so', () => {
    expect(normalShareBelow(WITHIN_95) - normalShareBelow(-WITHIN_95)).toBeCloseTo(0.95, 14);
  });

  it('never falls, and stays between 0 and 1', () => {
    let before = 0;
    for (let x = -12; x <= 12; x += 0.001) {
      const share = normalShareBelow(x);
      expect(share).toBeGreaterThanOrEqual(before - 1e-14);
      expect(share).toBeLessThanOrEqual(1);
      before = Math.max(before, share);
    }
    expect(before).toBe(1);
  });

  it('reaches to infinity', () => {
    expect(normalShareBelow(Number.POSITIVE_INFINITY)).toBe(1);
    expect(normalShareBelow(Number.NEGATIVE_INFINITY)).toBe(0);
  });
});
