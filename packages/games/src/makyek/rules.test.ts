import { describe, expect, it } from 'vitest';
import {
  boardAfter,
  play,
  position,
  read,
  rows,
  ruling,
  type Square,
  STEPS,
} from '../testing/makyek-play.js';
import { makyek } from './rules.js';

const start = makyek.setup({ plies: 120 }, null);

describe('the opening', () => {
  it('has eight pieces a side where the contest puts them', () => {
    expect(makyek.board(start)).toBe(
      rows({
        black: [
          [5, 3],
          [5, 4],
          [5, 5],
          [2, 9],
          [3, 9],
          [9, 7],
          [9, 8],
          [9, 9],
        ],
        white: [
          [2, 2],
          [2, 3],
          [2, 4],
          [6, 6],
          [6, 7],
          [6, 8],
          [8, 2],
          [9, 2],
        ],
      }),
    );
  });

  it('is for Black to move, then for White', () => {
    expect(makyek.toMove(start)).toBe('black');
    const moved = play(start, '2 9 0');
    expect(makyek.toMove(moved)).toBe('white');
    expect(makyek.ply(moved)).toBe(1);
    expect(makyek.toMove(play(moved, '2 2 0'))).toBe('black');
  });
});

describe('a step', () => {
  it.each(STEPS)('goes one square %s', (name, dr, dc) => {
    const option = STEPS.findIndex(([other]) => other === name);
    const state = position({ black: [[5, 5]], white: [[11, 0]] });
    expect(boardAfter(state, `5 5 ${option}`)).toBe(
      rows({ black: [[5 + dr, 5 + dc]], white: [[11, 0]] }),
    );
  });

  it('is open to every piece in every direction that is free', () => {
    const state = position({
      black: [
        [0, 0],
        [5, 5],
        [5, 6],
      ],
      white: [[4, 4]],
    });
    expect([...makyek.legalMoves(state)].map(makyek.formatMove)).toEqual([
      ...['0 0 1', '0 0 3', '0 0 7'],
      ...['5 5 0', '5 5 1', '5 5 2', '5 5 5', '5 5 6', '5 5 7'],
      ...['5 6 0', '5 6 1', '5 6 3', '5 6 4', '5 6 5', '5 6 6', '5 6 7'],
    ]);
  });
});

describe('the game is lost', () => {
  it('without a piece', () => {
    const state = position({
      black: [
        [4, 5],
        [5, 7],
      ],
      white: [[5, 6]],
    });
    const over = play(state, '4 5 1');
    expect(makyek.outcome(over)).toEqual({ winner: 'black', ending: 'no-move', cause: 'no-piece' });
    expect(makyek.toMove(over)).toBeNull();
    expect(makyek.outcome(position({ black: [], white: [[5, 6]] }))).toEqual({
      winner: 'white',
      ending: 'no-move',
      cause: 'no-piece',
    });
  });

  it('with pieces none of which can step', () => {
    const state = position({
      black: [
        [0, 1],
        [1, 0],
        [2, 2],
      ],
      white: [[0, 0]],
    });
    const over = play(state, '2 2 4');
    expect(makyek.outcome(over)).toEqual({ winner: 'black', ending: 'no-move' });
    expect([...makyek.legalMoves(over)]).toEqual([]);
    expect(ruling(over, '0 0 7')).toEqual({ code: 'game-over', values: {} });
  });

  it('by being blocked on the last ply too, whatever the pieces', () => {
    const empty = Array<string>(8).fill('.'.repeat(12));
    const wall = ['wwwwwwwwwwww', 'wwwwwwwwwwww', 'bbbbb.bbbbbb', '.....b......'];
    const state = read(`${[...wall, ...empty].join('/')} b 119`);
    expect(makyek.outcome(play(state, '3 5 0'))).toEqual({ winner: 'black', ending: 'no-move' });
  });
});

describe('after 120 plies', () => {
  it.each([
    [
      'black',
      {
        black: [
          [5, 5],
          [9, 9],
        ],
        white: [[0, 0]],
      },
    ],
    [
      'white',
      {
        black: [[5, 5]],
        white: [
          [0, 0],
          [2, 0],
        ],
      },
    ],
    [null, { black: [[5, 5]], white: [[0, 0]] }],
  ] as const)('more pieces win: %s', (winner, pieces) => {
    const before = position(pieces, 'b', 119);
    expect(makyek.outcome(before)).toBeNull();
    const over = play(before, '5 5 0');
    expect(makyek.outcome(over)).toEqual({ winner, ending: 'pieces' });
    expect(makyek.toMove(over)).toBeNull();
    expect([...makyek.legalMoves(over)]).toEqual([]);
    expect(ruling(over, '0 0 1')?.code).toBe('game-over');
  });

  it('the captures of the last ply count', () => {
    const state = position(
      {
        black: [
          [4, 5],
          [5, 7],
        ],
        white: [
          [5, 6],
          [0, 0],
          [0, 2],
        ],
      },
      'b',
      119,
    );
    expect(makyek.outcome(play(state, '4 5 1'))).toEqual({ winner: 'black', ending: 'pieces' });
  });

  it('is after as many plies as the option says', () => {
    const short = makyek.setup({ plies: 2 }, null);
    const one = play(short, '2 9 0');
    expect(makyek.outcome(one)).toBeNull();
    expect(makyek.outcome(play(one, '2 2 0'))).toEqual({ winner: null, ending: 'pieces' });
  });
});

describe('a move is refused', () => {
  it.each(['-1 0 0', '12 0 0', '0 -1 0', '0 12 0'])('from off the board: %s', (move) => {
    expect(ruling(start, move)?.code).toBe('off-board');
  });

  it.each([
    ['0 5 0', '(-1,5)'],
    ['11 5 1', '(12,5)'],
    ['5 0 2', '(5,-1)'],
    ['5 11 3', '(5,12)'],
    ['0 5 4', '(-1,4)'],
    ['11 5 7', '(12,6)'],
  ])('to off the board: %s', (move, at) => {
    const black: Square[] = [
      [0, 5],
      [11, 5],
      [5, 0],
      [5, 11],
    ];
    const edges = position({ black, white: [[8, 8]] });
    expect(ruling(edges, move)).toEqual({ code: 'off-board', values: { at } });
  });

  it('without a piece there', () => {
    expect(ruling(start, '0 0 1')).toEqual({ code: 'no-piece', values: { at: '(0,0)' } });
  });

  it('with a piece of the other side', () => {
    expect(ruling(start, '2 2 0')).toEqual({ code: 'not-your-piece', values: { at: '(2,2)' } });
  });

  it.each(['2 9 8', '2 9 -1'])('in a direction that does not exist: %s', (move) => {
    expect(ruling(start, move)?.code).toBe('no-such-direction');
  });

  it('onto a piece of either side', () => {
    expect(ruling(start, '5 3 3')).toEqual({ code: 'occupied', values: { at: '(5,4)' } });
    expect(ruling(start, '5 5 7')).toEqual({ code: 'occupied', values: { at: '(6,6)' } });
  });
});
