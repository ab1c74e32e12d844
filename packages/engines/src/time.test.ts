import { describe, expect, it } from 'vitest';
import { allot } from './time.js';

describe('the time for a move', () => {
  it('is all of it but a margin where only the move is timed', () => {
    for (const time of [50, 2000, 5000, 7000]) {
      const { most, aim } = allot(time, null, null);
      expect(most).toBe(aim);
      expect(most).toBeLessThan(time);
      expect(most).toBeGreaterThan(time * 0.55);
    }
    expect(2000 - allot(2000, null, null).most).toBeGreaterThanOrEqual(100);
  });

  it('has no end where nothing is timed', () => {
    expect(allot(null, null, 40)).toEqual({ most: Infinity, aim: Infinity });
  });

  it('lasts for all the turns a game can have, however much each takes', () => {
    for (const share of ['most', 'aim'] as const) {
      let left = 400_000;
      for (let turns = 40; turns > 0; turns--) {
        const time = allot(null, left, turns)[share];
        expect(time).toBeGreaterThan(0);
        left -= time;
      }
      expect(left).toBeGreaterThan(0);
    }
  });

  it('is never more than the move may take', () => {
    const { most, aim } = allot(2000, 180_000, 60);
    expect(most).toBeLessThan(2000);
    expect(aim).toBeLessThanOrEqual(most);
    expect(aim).toBeGreaterThan(1500);
  });

  it('leaves something even of the last milliseconds', () => {
    const { most } = allot(null, 20, 40);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(5);
  });
});
