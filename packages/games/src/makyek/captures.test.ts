import { describe, expect, it } from 'vitest';
import {
  boardAfter,
  type Pieces,
  position,
  rows,
  type Square,
  STEPS,
} from '../testing/makyek-play.js';

describe('tiao: enemies on both sides of the square moved to change colour', () => {
  it.each([
    ['vertical', [-1, 0], '5 4 3', [5, 4]],
    ['horizontal', [0, -1], '4 5 1', [4, 5]],
    ['diagonal', [-1, -1], '4 5 1', [4, 5]],
    ['other diagonal', [-1, 1], '4 5 1', [4, 5]],
  ] as const)('on the %s axis', (_, [dr, dc], move, from) => {
    const one: Square = [5 + dr, 5 + dc];
    const other: Square = [5 - dr, 5 - dc];
    const state = position({ black: [from], white: [one, other, [11, 11]] });
    expect(boardAfter(state, move)).toBe(rows({ black: [[5, 5], one, other], white: [[11, 11]] }));
  });

  it('on several axes at once', () => {
    // White stands all round but for the square the black piece comes from: three axes are full.
    const pairs = STEPS.map(([, dr, dc]): Square => [5 + dr, 5 + dc]).filter(([, c]) => c !== 5);
    const left: Square[] = [
      [6, 5],
      [11, 11],
    ];
    const state = position({ black: [[4, 5]], white: [...pairs, ...left] });
    expect(boardAfter(state, '4 5 1')).toBe(rows({ black: [[5, 5], ...pairs], white: left }));
  });

  it('needs an enemy on both sides', () => {
    const white: Square[] = [
      [5, 4],
      [11, 11],
    ];
    const alone = position({ black: [[4, 5]], white });
    expect(boardAfter(alone, '4 5 1')).toBe(rows({ black: [[5, 5]], white }));
  });

  it('does not reach over the edge', () => {
    // On the edge (5,11) and (6,0) follow each other in a flat list of squares.
    const white: Square[] = [
      [5, 10],
      [6, 0],
    ];
    const state = position({ black: [[4, 11]], white });
    expect(boardAfter(state, '4 11 1')).toBe(rows({ black: [[5, 11]], white }));
  });
});

describe('jia: an enemy between the piece moved and another own piece changes colour', () => {
  it.each(STEPS)('%s of the square moved to', (name, dr, dc) => {
    const option = STEPS.findIndex(([other]) => other === name);
    const from: Square = [5 - dr, 5 - dc];
    const caught: Square = [5 + dr, 5 + dc];
    const behind: Square = [5 + 2 * dr, 5 + 2 * dc];
    const state = position({ black: [from, behind], white: [caught, [11, 0]] });
    expect(boardAfter(state, `${from.join(' ')} ${option}`)).toBe(
      rows({ black: [[5, 5], caught, behind], white: [[11, 0]] }),
    );
  });

  it('works for White as well', () => {
    const state = position(
      {
        black: [[5, 6]],
        white: [
          [4, 5],
          [5, 7],
        ],
      },
      'w',
    );
    expect(boardAfter(state, '4 5 1')).toBe(
      rows({
        white: [
          [5, 5],
          [5, 6],
          [5, 7],
        ],
      }),
    );
  });

  it('catches one enemy only, not two in a row', () => {
    const white: Square[] = [
      [5, 6],
      [5, 7],
    ];
    const state = position({
      black: [
        [4, 5],
        [5, 8],
      ],
      white,
    });
    expect(boardAfter(state, '4 5 1')).toBe(
      rows({
        black: [
          [5, 5],
          [5, 8],
        ],
        white,
      }),
    );
  });

  it('needs an own piece behind, not the edge', () => {
    const white: Square[] = [[5, 0]];
    const state = position({
      black: [
        [4, 1],
        [4, 11],
      ],
      white,
    });
    expect(boardAfter(state, '4 1 1')).toBe(
      rows({
        black: [
          [5, 1],
          [4, 11],
        ],
        white,
      }),
    );
  });
});

describe('captures of one move', () => {
  it('may be tiao and jia together', () => {
    const state = position({
      black: [
        [4, 4],
        [5, 7],
      ],
      white: [
        [4, 5],
        [6, 5],
        [5, 6],
        [11, 11],
      ],
    });
    expect(boardAfter(state, '4 4 7')).toBe(
      rows({
        black: [
          [5, 5],
          [4, 5],
          [6, 5],
          [5, 6],
          [5, 7],
        ],
        white: [[11, 11]],
      }),
    );
  });

  it('are tiao first: jia alone would take only one of the two', () => {
    const state = position({
      black: [
        [4, 5],
        [5, 3],
      ],
      white: [
        [5, 4],
        [5, 6],
        [11, 11],
      ],
    });
    expect(boardAfter(state, '4 5 1')).toBe(
      rows({
        black: [
          [5, 3],
          [5, 4],
          [5, 5],
          [5, 6],
        ],
        white: [[11, 11]],
      }),
    );
  });

  it('start no chain: a piece just won captures nothing', () => {
    // (5,6) is won by jia. It then stands between the white (4,6) and (6,6), and (6,6) stands
    // between it and the black (7,6).
    const state = position({
      black: [
        [4, 5],
        [5, 7],
        [7, 6],
      ],
      white: [
        [5, 6],
        [6, 6],
        [4, 6],
      ],
    });
    expect(boardAfter(state, '4 5 1')).toBe(
      rows({
        black: [
          [5, 5],
          [5, 6],
          [5, 7],
          [7, 6],
        ],
        white: [
          [6, 6],
          [4, 6],
        ],
      }),
    );
  });

  it('are made by the piece moved alone', () => {
    // The white (5,6) stands between two black pieces already; another black piece moves.
    const black: Square[] = [
      [5, 5],
      [5, 7],
    ];
    const white: Square[] = [[5, 6]];
    const state = position({ black: [...black, [10, 10]], white });
    expect(boardAfter(state, '10 10 1')).toBe(rows({ black: [...black, [11, 10]], white }));
  });

  it('never hit the piece that moves in between two enemies', () => {
    // The two white pieces are taken by tiao, and none of the white pieces behind them takes part.
    const state = position({
      black: [[4, 5]],
      white: [
        [5, 3],
        [5, 4],
        [5, 6],
        [5, 7],
      ],
    });
    expect(boardAfter(state, '4 5 1')).toBe(
      rows({
        black: [
          [5, 4],
          [5, 5],
          [5, 6],
        ],
        white: [
          [5, 3],
          [5, 7],
        ],
      }),
    );
  });

  it('never hit a piece that stands between two enemies when another enemy moves', () => {
    const between: Pieces = {
      black: [[5, 5]],
      white: [
        [5, 4],
        [5, 6],
        [0, 0],
      ],
    };
    const after = boardAfter(position(between, 'w'), '0 0 1');
    expect(after).toBe(
      rows({
        black: [[5, 5]],
        white: [
          [5, 4],
          [5, 6],
          [1, 0],
        ],
      }),
    );
  });
});
