import { describe, expect, it } from 'vitest';
import { confirm, isBegun, isWhole, NOTHING, pick, type Turn, takeBack } from './turn.js';

function picked(points: readonly number[], due: number, isConfirmed: boolean): Turn {
  return points.reduce((turn, point) => pick(turn, point, due, isConfirmed), NOTHING);
}

describe('a turn', () => {
  it('of one stone is whole at once', () => {
    const turn = picked([5], 1, false);
    expect(turn).toEqual({ stones: [5], aim: null });
    expect(isWhole(turn, 1)).toBe(true);
  });

  it('of two stones takes two points', () => {
    expect(isWhole(picked([5], 2, false), 2)).toBe(false);
    expect(picked([5, 7], 2, false).stones).toEqual([5, 7]);
  });

  it('loses a stone that is picked again', () => {
    expect(picked([5, 5], 2, false)).toEqual(NOTHING);
    expect(picked([5, 5, 7, 8], 2, false).stones).toEqual([7, 8]);
  });

  it('is begun anew after it was whole', () => {
    expect(picked([5, 7, 9], 2, false).stones).toEqual([9]);
  });
});

describe('a turn that is confirmed', () => {
  it('aims first, elsewhere as often as one likes', () => {
    expect(picked([5, 6, 7], 2, true)).toEqual({ stones: [], aim: 7 });
  });

  it('places what is picked twice or confirmed', () => {
    expect(picked([5, 5, 7], 2, true)).toEqual({ stones: [5], aim: 7 });
    expect(confirm({ stones: [5], aim: 7 })).toEqual({ stones: [5, 7], aim: null });
    expect(confirm({ stones: [5], aim: null })).toEqual({ stones: [5], aim: null });
  });

  it('keeps its aim when a stone is taken away', () => {
    expect(pick({ stones: [5], aim: 7 }, 5, 2, true)).toEqual({ stones: [], aim: 7 });
  });
});

it('a turn is taken back step by step', () => {
  const turn = { stones: [5], aim: 7 };
  expect(isBegun(turn)).toBe(true);
  expect(takeBack(turn)).toEqual({ stones: [5], aim: null });
  expect(takeBack(takeBack(turn))).toEqual(NOTHING);
  expect(takeBack(NOTHING)).toEqual(NOTHING);
  expect(isBegun(NOTHING)).toBe(false);
});
