import { describe, expect, it } from 'vitest';
import { Random } from './random.js';

function draw(seed: number, count: number, bound = 2 ** 32): number[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.below(bound));
}

describe('random numbers', () => {
  it.each([0, 1, 42, -1, 2 ** 31, 2 ** 32 + 5, Number.MAX_SAFE_INTEGER])(
    'are the same for the same seed: %i',
    (seed) => {
      expect(draw(seed, 100)).toEqual(draw(seed, 100));
    },
  );

  it('are those that another implementation of sfc32, in Python, gives', () => {
    expect(draw(1, 5, 1000)).toEqual([788, 646, 474, 104, 389]);
    expect(draw(2 ** 40 + 9, 5, 1000)).toEqual([137, 727, 103, 283, 2]);
  });

  it('differ for neighbouring seeds', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => draw(seed, 2).join());
    expect(new Set(firsts).size).toBe(1000);
  });

  it('differ for seeds that are equal in their lower 32 bits', () => {
    const seeds = [7, 7 + 2 ** 32, 7 + 2 ** 33, 7 + 2 ** 40, 7 + 2 ** 52, 7 - 2 ** 32];
    expect(new Set(seeds.map((seed) => draw(seed, 4).join())).size).toBe(seeds.length);
  });

  it.each([1, 2, 3, 5, 41, 361, 1000, 2 ** 31 + 1])('below %i stay within range', (bound) => {
    for (const number of draw(3, 2000, bound)) {
      expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
    }
  });

  it.each([2, 3, 5, 6, 41])('below %i come up equally often', (bound) => {
    const expected = 10_000;
    const counts = Array<number>(bound).fill(0);
    for (const number of draw(5, bound * expected, bound)) counts[number]!++;
    // A count strays from 10,000 by 100 on average; by 500 only if the numbers are not even.
    for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(500);
  });

  it('favour no part of a bound that does not divide 2^32', () => {
    // Without drawing again, half of the numbers below 3 · 2^30 would fall into the lower third.
    const bound = 3 * 2 ** 30;
    const low = draw(9, 30_000, bound).filter((number) => number < bound / 3).length;
    expect(Math.abs(low - 10_000)).toBeLessThan(500);
  });

  it('do not depend on the number before', () => {
    const numbers = draw(11, 90_001, 3);
    const pairs = Array<number>(9).fill(0);
    for (let i = 1; i < numbers.length; i++) pairs[3 * numbers[i - 1]! + numbers[i]!]!++;
    for (const count of pairs) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('pick every item and nothing else', () => {
    const random = new Random(13);
    const items = ['a', 'b', 'c'];
    const picked = new Set(Array.from({ length: 200 }, () => random.pick(items)));
    expect([...picked].sort()).toEqual(items);
  });

  it('cannot pick from nothing', () => {
    expect(() => new Random(1).pick([])).toThrow(RangeError);
  });
});
