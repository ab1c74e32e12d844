import { describe, expect, it } from 'vitest';
import { pickingStones } from './rules.js';
import type { PickingStonesState } from './stones.js';

function position(n: number, ...taken: number[]): PickingStonesState {
  return { n, taken };
}

/** The state after stones that must all be legal. */
function play(n: number, ...stones: number[]): PickingStonesState {
  return stones.reduce((state, stone) => {
    expect(pickingStones.ruling(state, stone)).toBeNull();
    return pickingStones.play(state, stone);
  }, position(n));
}

function legal(state: PickingStonesState): number[] {
  return [...pickingStones.legalMoves(state)];
}

describe('the first stone', () => {
  it.each([
    [3, [1]],
    [6, [1]],
    [7, [1, 3]],
    [8, [1, 3]],
    [10, [1, 3]],
    [11, [1, 3, 5]],
  ])('of %i is odd and smaller than half of them: %j', (n, stones) => {
    expect(legal(position(n))).toEqual(stones);
  });

  it.each([
    ['even', 7, 2],
    ['exactly half', 6, 3],
    ['larger than half', 7, 5],
  ])('is refused when it is %s', (_, n, stone) => {
    expect(pickingStones.ruling(position(n), stone)).toEqual({
      code: 'opening',
      values: { stone, n },
    });
  });

  it('is taken by Max', () => {
    expect(pickingStones.toMove(position(7))).toBe('max');
    expect(pickingStones.toMove(position(7, 3))).toBe('min');
    expect(pickingStones.toMove(position(7, 3, 6))).toBe('max');
    expect(pickingStones.ply(position(7, 3, 6))).toBe(2);
  });
});

describe('every other stone', () => {
  it('is a multiple or a factor of the last one', () => {
    expect(legal(position(20, 5))).toEqual([1, 10, 15, 20]);
    expect(legal(position(20, 3, 12))).toEqual([1, 2, 4, 6]);
    expect(legal(position(12, 1))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('may be even and large', () => {
    expect(pickingStones.ruling(position(20, 5), 20)).toBeNull();
  });

  it('is refused without relation to the last one', () => {
    expect(pickingStones.ruling(position(20, 5), 12)).toEqual({
      code: 'not-related',
      values: { stone: 12, last: 5 },
    });
  });

  it('is related to the last one, not to those before', () => {
    expect(pickingStones.ruling(position(20, 5, 10), 15)?.code).toBe('not-related');
  });

  it('is refused when it has been taken', () => {
    expect(pickingStones.ruling(position(20, 5, 10), 5)).toEqual({
      code: 'already-taken',
      values: { stone: 5 },
    });
    expect(pickingStones.ruling(position(20, 5, 10), 10)?.code).toBe('already-taken');
  });

  it.each([0, -5, 21, 10 ** 15])('is refused when it does not exist: %i', (stone) => {
    expect(pickingStones.ruling(position(20, 5), stone)).toEqual({
      code: 'off-board',
      values: { stone, n: 20 },
    });
  });
});

describe('who cannot take a stone loses', () => {
  it('as in the example of the assignment', () => {
    const over = play(7, 3, 6, 2, 4, 1, 7);
    expect(pickingStones.outcome(over)).toEqual({ winner: 'min', ending: 'last-stone' });
    expect(pickingStones.toMove(over)).toBeNull();
    expect(legal(over)).toEqual([]);
    expect(pickingStones.board(over)).toBe('5');
    expect(pickingStones.ruling(over, 5)).toEqual({ code: 'game-over', values: {} });
  });

  it('and Max wins with his last stone', () => {
    expect(pickingStones.outcome(play(7, 3, 1, 7))).toEqual({
      winner: 'max',
      ending: 'last-stone',
    });
  });

  it('but not before', () => {
    expect(pickingStones.outcome(position(7))).toBeNull();
    expect(pickingStones.outcome(play(7, 3, 6, 2, 4, 1))).toBeNull();
  });
});

describe('the option n', () => {
  const { n } = pickingStones.options;

  it.each([
    ['7', 7],
    [7, 7],
    ['20-60', [20, 60]],
    [
      [20, 60],
      [20, 60],
    ],
    ['9-9', [9, 9]],
  ])('is read from %j', (written, value) => {
    expect(n.read(written)).toEqual({ ok: true, value });
  });

  it('is 20 to 60 where nobody says', () => {
    expect(n.fallback).toEqual([20, 60]);
  });

  it.each(['60-20', '2-5', '5-10001', '5-', '1-2-3', [5], [5, 6, 7], ['a', 'b'], []])(
    'is not %j',
    (written) => {
      expect(n.read(written)).toMatchObject({ ok: false, fault: { code: 'stones-range' } });
    },
  );

  it('may not contradict a position', () => {
    expect(pickingStones.parsePosition('7 0', { n: 7 })).toMatchObject({ ok: true });
    expect(pickingStones.parsePosition('7 0', { n: 9 })).toMatchObject({
      ok: false,
      fault: { code: 'stones-and-position' },
    });
  });
});

describe('the number of stones', () => {
  const SEEDS = Array.from({ length: 2000 }, (_, seed) => seed);
  const drawn = (seed: number | null) => pickingStones.setup({ n: [20, 60] }, seed).n;

  it('is drawn by the seed from 20 to 60, every number among them', () => {
    const counts = [...new Set(SEEDS.map(drawn))].sort((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 41 }, (_, i) => 20 + i));
  });

  it('is the same for the same seed', () => {
    expect(SEEDS.map(drawn)).toEqual(SEEDS.map(drawn));
  });

  it('is the first of the range without a seed', () => {
    expect(drawn(null)).toBe(20);
  });

  it('is what the option says, with a seed and without', () => {
    expect(pickingStones.setup({ n: 7 }, 5)).toEqual({ n: 7, taken: [] });
    expect(pickingStones.setup({ n: 7 }, null)).toEqual({ n: 7, taken: [] });
  });

  it.each([2, 0, -1, 10_001, 7.5, 'many', null])('cannot be %j', (n) => {
    expect(pickingStones.options.n.read(n)).toMatchObject({
      ok: false,
      fault: { code: 'option-not-whole' },
    });
  });
});
