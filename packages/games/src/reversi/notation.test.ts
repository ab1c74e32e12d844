import { describe, expect, it } from 'vitest';
import { reversi } from './rules.js';

const options = {};
const start = reversi.setup(options, null);
const EMPTY_BOARD = reversi.board(start);

/** The empty board with its second row written otherwise. */
function boardWith(row: string): string {
  return EMPTY_BOARD.split('/').with(1, row).join('/');
}

describe('a move', () => {
  it('is row and column', () => {
    expect(reversi.parseMove('2,3', start)).toEqual({ ok: true, value: { row: 2, column: 3 } });
    expect(reversi.formatMove({ row: 0, column: 6 })).toBe('0,6');
  });

  it('is read off the board too, for the rules to refuse', () => {
    expect(reversi.parseMove('-1,8', start)).toMatchObject({ ok: true });
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  '],
    ['letters', 'c4'],
    ['one number', '2'],
    ['three numbers', '2,3,4'],
    ['a thousand numbers', '2,'.repeat(1000)],
    ['a blank before', ' 2,3'],
    ['a blank behind', '2,3 '],
    ['a blank between', '2, 3'],
    ['a line end', '2,3\n'],
    ['a fraction', '2.0,3'],
    ['a huge number', `2,${'3'.repeat(30)}`],
    ['a NUL byte', '2,3\0'],
    ['a megabyte', '2'.repeat(2 ** 20)],
  ])('is not %s', (_, text) => {
    expect(reversi.parseMove(text, start)).toMatchObject({
      ok: false,
      fault: { code: 'unreadable' },
    });
  });
});

describe('a position', () => {
  it('has a ply for each disc and Black to move where it says nothing else', () => {
    const state = reversi.parsePosition(boardWith('.bw.....'), options);
    expect(state).toMatchObject({ ok: true, value: { mover: 1, ply: 2 } });
  });

  it.each([
    ['a wall that is no corner', boardWith('#.......')],
    ['a corner that is empty', EMPTY_BOARD.replace('#', '.')],
    ['a disc in a corner', EMPTY_BOARD.replace(/#$/, 'b')],
  ])('with %s is refused', (_, text) => {
    expect(reversi.parsePosition(text, options)).toMatchObject({
      ok: false,
      fault: { code: 'position-corners' },
    });
  });
});

describe('JSON', () => {
  it('with walls that are no corners is refused like a position', () => {
    const board = boardWith('#.......');
    expect(reversi.fromJson({ board, toMove: 'white', ply: 3 })).toMatchObject({
      ok: false,
      fault: { code: 'position-corners' },
    });
  });
});
