import { describe, expect, it } from 'vitest';
import { WALL } from '../grid.js';
import { type Blocks, blocksOption } from './blocks.js';
import { connect6 } from './rules.js';

const SEEDS = Array.from({ length: 1000 }, (_, seed) => seed);

/** The indexes of the points that are blocks in a game set up like this. */
function blocksOf(blocks: Blocks, seed: number | null): number[] {
  const { cells } = connect6.setup({ blocks, overline: 'loses' }, seed);
  return [...cells.keys()].filter((index) => cells[index] === WALL);
}

describe('blocks drawn by a seed', () => {
  it('are 2, 4, 6, 8 or 10, and each of these counts comes up', () => {
    const counts = new Set(SEEDS.map((seed) => blocksOf('drawn', seed).length));
    expect([...counts].sort((a, b) => a - b)).toEqual([2, 4, 6, 8, 10]);
  });

  it('can be more than are drawn: the same ones and others besides, ten at most', () => {
    for (const seed of SEEDS) {
      const drawn = blocksOf('drawn', seed);
      const more = blocksOf({ moreThanDrawn: 4 }, seed);
      expect(more).toHaveLength(Math.min(10, drawn.length + 4));
      expect(more).toEqual(expect.arrayContaining(drawn));
    }
    expect(blocksOption.read('drawn+4')).toEqual({ ok: true, value: { moreThanDrawn: 4 } });
    expect(blocksOption.read('drawn+3')).toMatchObject({ ok: false });
    expect(blocksOption.read('drawn+12')).toMatchObject({ ok: false });
  });

  it('are never twice on one point', () => {
    const counts = new Set(SEEDS.map((seed) => blocksOf(10, seed).length));
    expect([...counts]).toEqual([10]);
  });

  it('can come up on every point', () => {
    const points = new Set(SEEDS.flatMap((seed) => blocksOf(10, seed)));
    expect(points.size).toBe(361);
  });

  it('are the same for the same seed and different for different ones', () => {
    const boards = new Set(SEEDS.map((seed) => blocksOf('drawn', seed).join()));
    expect(boards.size).toBeGreaterThan(990);
    for (const seed of SEEDS) {
      expect(blocksOf('drawn', seed)).toEqual(blocksOf('drawn', seed));
    }
  });

  it('are none without a seed, unless a number is asked for', () => {
    expect(blocksOf('drawn', null)).toEqual([]);
    expect(blocksOf(6, null)).toHaveLength(6);
    expect(blocksOf(6, null)).toEqual(blocksOf(6, null));
  });
});

describe('given blocks', () => {
  it('are where they are given, with a seed and without', () => {
    const given = [
      { x: 1, y: 4 },
      { x: 4, y: 17 },
    ];
    expect(blocksOf(given, 5)).toEqual([4 * 19 + 1, 17 * 19 + 4]);
    expect(blocksOf(given, null)).toEqual([4 * 19 + 1, 17 * 19 + 4]);
  });
});

describe('the option blocks', () => {
  it.each([
    ['drawn', 'drawn'],
    ['none', 0],
    ['0', 0],
    ['10', 10],
    [4, 4],
    [
      '1,4;4,17',
      [
        { x: 1, y: 4 },
        { x: 4, y: 17 },
      ],
    ],
    [
      [
        [1, 4],
        [4, 17],
      ],
      [
        { x: 1, y: 4 },
        { x: 4, y: 17 },
      ],
    ],
    [[], []],
  ])('reads %j', (given, expected) => {
    expect(blocksOption.read(given)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['blocks-count', '3'],
    ['blocks-count', 12],
    ['blocks-count', -2],
    ['blocks-count', 2.5],
    ['blocks-count', '1,4'],
    ['blocks-count', Array.from({ length: 12 }, (_, i) => [i, 0])],
    ['block-off-board', '1,4;19,0'],
    ['block-off-board', '-1,4;1,0'],
    ['block-twice', '1,4;1,4'],
    ['blocks-unreadable', ''],
    ['blocks-unreadable', 'all'],
    ['blocks-unreadable', '1,4;'],
    ['blocks-unreadable', '1.5,4;1,2'],
    ['blocks-unreadable', null],
    ['blocks-unreadable', true],
    ['blocks-unreadable', { x: 1, y: 4 }],
    ['blocks-unreadable', [1, 4]],
    ['blocks-unreadable', [[1, 4, 5], [2]]],
    ['blocks-unreadable', [[1, [4]], '2,2']],
  ])('answers %s to %j', (code, given) => {
    expect(blocksOption.read(given)).toMatchObject({ ok: false, fault: { code } });
  });

  it('answers also to a list nested too deeply to be written again', () => {
    const deep: unknown = JSON.parse('['.repeat(2 ** 17) + ']'.repeat(2 ** 17));
    expect(blocksOption.read(deep)).toMatchObject({
      ok: false,
      fault: { code: 'blocks-unreadable' },
    });
  });
});
