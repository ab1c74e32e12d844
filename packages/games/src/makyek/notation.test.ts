import { describe, expect, it } from 'vitest';
import { makyek } from './rules.js';

const options = { plies: 120 };
const start = makyek.setup(options, null);
const EMPTY_ROW = '.'.repeat(12);

/** An empty board with its first row written otherwise. */
function boardWith(row: string): string {
  return [row, ...Array<string>(11).fill(EMPTY_ROW)].join('/');
}

const BOARD = boardWith('b..........w');

describe('a move', () => {
  it('is row, column and direction', () => {
    expect(makyek.parseMove('5 3 7', start)).toEqual({
      ok: true,
      value: { row: 5, column: 3, option: 7 },
    });
    expect(makyek.formatMove({ row: 11, column: 0, option: 2 })).toBe('11 0 2');
  });

  it('is read off the board too, for the rules to refuse', () => {
    expect(makyek.parseMove('-1 12 9', start)).toMatchObject({ ok: true });
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['letters', 'a b c'],
    ['two numbers', '5 3'],
    ['four numbers', '5 3 7 1'],
    ['a thousand numbers', '5 '.repeat(1000).trim()],
    ['commas', '5,3,7'],
    ['two blanks between', '5  3 7'],
    ['a blank before', ' 5 3 7'],
    ['a blank behind', '5 3 7 '],
    ['a line end', '5 3 7\n'],
    ['a tab', '5\t3\t7'],
    ['a fraction', '5.0 3 7'],
    ['a huge number', `5 3 ${'7'.repeat(30)}`],
    ['a NUL byte', '5 3 7\0'],
    ['a megabyte', '5'.repeat(2 ** 20)],
  ])('is not %s', (_, text) => {
    expect(makyek.parseMove(text, start)).toMatchObject({
      ok: false,
      fault: { code: 'unreadable' },
    });
  });
});

describe('a position', () => {
  it('is for Black to move at ply 0 where it says nothing else', () => {
    const state = makyek.parsePosition(BOARD, options);
    expect(state).toMatchObject({ ok: true, value: { mover: 1, ply: 0, plies: 120 } });
  });

  it('has no blocks', () => {
    expect(makyek.parsePosition(boardWith('#'.padEnd(12, '.')), options)).toMatchObject({
      ok: false,
      fault: { code: 'position-symbol' },
    });
  });
});

describe('JSON', () => {
  const good = { board: BOARD, toMove: 'white', ply: 3, plies: 120 };

  it.each([undefined, null, 0, -1, 1.5, 'many', [], {}])('with plies = %j is refused', (plies) => {
    expect(makyek.fromJson({ ...good, plies })).toMatchObject({
      ok: false,
      fault: { code: 'option-not-whole', values: { option: 'plies' } },
    });
  });
});
