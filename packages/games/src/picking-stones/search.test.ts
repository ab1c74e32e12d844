import { describe, expect, it } from 'vitest';
import type { Evaluation } from './evaluation.js';
import { type SearchProgress, search } from './search.js';

/** Searches `play n k stones…` to a depth; 0 is to the end. */
function answer(n: number, taken: number[], depth = 0, evaluation: Evaluation = 'seed') {
  return search({ n, taken }, { depth, evaluation });
}

describe('the search to the end', () => {
  it('answers the sample of the assignment: play 7 3 1 4 2', () => {
    expect(answer(7, [1, 4, 2])).toMatchObject({ move: 6, value: 1, visited: 3, maxDepth: 2 });
  });

  it('takes the smaller of two stones that are worth the same', () => {
    // From 6 Max may take 1 or 2, and loses with either.
    expect(answer(7, [3, 6])).toMatchObject({ move: 1, value: -1 });
  });

  it('counts nodes as worked out by hand: play 3 0', () => {
    // The root, 1, and under it 2 and 3, after each of which Max has nothing to take.
    expect(answer(3, [])).toEqual({ move: 1, value: -1, visited: 4, evaluated: 2, maxDepth: 2 });
  });
});

describe('a value equal to the bound is a cut', () => {
  // Left to take: 8, which wins at once, and 12. After 12 comes 3 (then 6 or 9, both the end) with
  // the same value as 8, so that the other answer to 12, 6, is not looked at.
  const common = { move: 8, visited: 6, evaluated: 3, maxDepth: 3 };

  it('to beta, where Max moves: play 12 3 1 2 4', () => {
    expect(answer(12, [1, 2, 4])).toEqual({ value: -1, ...common });
  });

  it('to alpha, where Min moves: play 12 4 5 1 2 4', () => {
    expect(answer(12, [5, 1, 2, 4])).toEqual({ value: 1, ...common });
  });
});

describe('without a stone to take at the root', () => {
  it('Max has lost: value −1, one node, depth 0, no move', () => {
    const lost = { move: null, value: -1, visited: 1, evaluated: 1, maxDepth: 0 };
    expect(answer(10, [1, 7])).toEqual(lost);
    expect(answer(10, [1, 7], 3)).toEqual(lost);
  });

  it('Min has lost: value 1, one node, depth 0, no move', () => {
    const lost = { move: null, value: 1, visited: 1, evaluated: 1, maxDepth: 0 };
    expect(answer(7, [3, 1, 7])).toEqual(lost);
    expect(answer(7, [3, 1, 7], 1)).toEqual(lost);
  });
});

describe('at the depth limit', () => {
  it('Max to move, the evaluations choose differently: play 12 4 3 6 1 4, depth 1', () => {
    // Max may take 2, 8 or 12; then Min is to move, so an odd count is bad for Max.
    //  2, a prime: 8, 10, 12 are multiples: three, −0.7
    //  8: only 2 may follow. One prime, −0.6; one multiple of 2, −0.6
    // 12: only 2 may follow. One prime, −0.6; no multiple of 3, +0.6
    const common = { visited: 4, evaluated: 3, maxDepth: 1 };
    const taken = [3, 6, 1, 4];
    expect(answer(12, taken, 1, 'seed')).toEqual({ move: 8, value: -0.6, ...common });
    expect(answer(12, taken, 1, 'take-stones')).toEqual({ move: 12, value: 0.6, ...common });
  });

  it('Min to move, the evaluations choose differently: play 12 3 1 8 2, depth 1', () => {
    // Min may take 4, 6, 10 or 12; then Max is to move, so an even count is good for Min.
    //  4: 12 may follow.       No prime, −0.6;  one multiple of 2, +0.6
    //  6: 3, 12 may follow.    One prime, +0.6; two multiples of 3, −0.6
    // 10: 5 may follow.        One prime, +0.6; one multiple of 5, +0.6
    // 12: 3, 4, 6 may follow.  One prime, +0.6; two multiples of 3, −0.6
    const common = { value: -0.6, visited: 5, evaluated: 4, maxDepth: 1 };
    expect(answer(12, [1, 8, 2], 1, 'seed')).toEqual({ move: 4, ...common });
    expect(answer(12, [1, 8, 2], 1, 'take-stones')).toEqual({ move: 6, ...common });
  });

  it('a stone other than 1 is worth 0 until 1 is taken, and 1 counts what may follow', () => {
    // Min may take 1 (ten stones may follow: −0.5 for Max) or 6, 9, 12 (0 each).
    expect(answer(12, [3], 1)).toEqual({
      move: 1,
      value: -0.5,
      visited: 5,
      evaluated: 4,
      maxDepth: 1,
    });
  });

  it('an odd number of stones after 1 is good for the side to move', () => {
    // With n = 13 eleven may follow 1: good for Max, so Min takes 6, the smallest worth 0.
    expect(answer(13, [3], 1)).toMatchObject({ move: 6, value: 0 });
  });

  it('a game that is over counts as lost, not by its evaluation', () => {
    // Max takes 5 or 7, after which no stone may follow: he wins.
    expect(answer(7, [3, 1], 1)).toMatchObject({ move: 5, value: 1, maxDepth: 1 });
  });

  it('a limit beyond the end changes nothing', () => {
    for (const evaluation of ['seed', 'take-stones'] as const) {
      expect(answer(14, [], 14, evaluation)).toEqual(answer(14, []));
    }
  });

  it('no node lies deeper than the limit', () => {
    for (const depth of [1, 2, 3, 4, 5]) expect(answer(20, [], depth).maxDepth).toBe(depth);
  });
});

describe('progress', () => {
  it('is reported during a long search', () => {
    const reports: SearchProgress[] = [];
    const result = search(
      { n: 28, taken: [] },
      { depth: 0, evaluation: 'seed', onProgress: (progress) => reports.push(progress) },
    );
    expect(reports.length).toBeGreaterThan(1);
    let before = 0;
    for (const { visited, trying, stones } of reports) {
      expect(visited).toBeGreaterThan(before);
      before = visited;
      expect(stones).toEqual([1, 3, 5, 7, 9, 11, 13]);
      expect(stones).toContain(trying);
    }
    expect(before).toBeLessThanOrEqual(result.visited);
  });
});
