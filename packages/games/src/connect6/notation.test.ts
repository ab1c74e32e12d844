import { describe, expect, it } from 'vitest';
import { type Connect6Options, connect6 } from './rules.js';

const options: Connect6Options = { blocks: 'drawn', overline: 'loses' };
const start = connect6.setup(options, null);
const EMPTY_ROW = '.'.repeat(19);

/** An empty board with one of its rows written otherwise. */
function boardWith(row: string): string {
  return [row, ...Array<string>(18).fill(EMPTY_ROW)].join('/');
}

const EMPTY_BOARD = boardWith(EMPTY_ROW);

describe('a move', () => {
  it('is one point or two', () => {
    expect(connect6.parseMove('9,9', start)).toEqual({ ok: true, value: [{ x: 9, y: 9 }] });
    expect(connect6.parseMove('8,8 10,9', start)).toEqual({
      ok: true,
      value: [
        { x: 8, y: 8 },
        { x: 10, y: 9 },
      ],
    });
  });

  it('is written as it is read', () => {
    const move = [
      { x: 0, y: 18 },
      { x: 10, y: 9 },
    ];
    expect(connect6.formatMove(move)).toBe('0,18 10,9');
  });

  it('is read off the board too, for the rules to refuse', () => {
    expect(connect6.parseMove('-1,19', start)).toMatchObject({ ok: true });
  });

  it.each([
    ['nothing', ''],
    ['a blank', ' '],
    ['a blank before', ' 9,9'],
    ['a blank behind', '9,9 '],
    ['two blanks between', '8,8  10,9'],
    ['a line end', '9,9\n'],
    ['letters', 'j10'],
    ['one number', '9'],
    ['three numbers', '9,9,9'],
    ['a missing number', '9,'],
    ['a fraction', '9.0,9'],
    ['a plus', '+9,9'],
    ['hexadecimal', '0x9,9'],
    ['foreign digits', '９,９'],
    ['a huge number', '99999999999999999999,9'],
    ['a NUL byte', '9,9\0'],
    ['an error line', 'ERROR no move'],
    ['a megabyte', '9'.repeat(2 ** 20)],
    ['a megabyte of blanks', ' '.repeat(2 ** 20)],
  ])('is not %s', (_, text) => {
    expect(connect6.parseMove(text, start)).toMatchObject({
      ok: false,
      fault: { code: 'unreadable' },
    });
  });

  it('of a megabyte of points is not legal', () => {
    const move = connect6.parseMove('9,9 '.repeat(2 ** 18).trim(), start);
    const refusal = move.ok ? connect6.ruling(start, move.value) : move.fault;
    expect(refusal).not.toBeNull();
  });
});

describe('a position', () => {
  it('shows its blocks itself and takes none as an option', () => {
    expect(connect6.parsePosition(EMPTY_BOARD, { ...options, blocks: 2 })).toMatchObject({
      ok: false,
      fault: { code: 'blocks-and-position' },
    });
  });
});

describe('JSON', () => {
  const good = {
    board: boardWith('b'.padEnd(19, '.')),
    toMove: 'white',
    ply: 1,
    last: [[0, 0]],
    overline: 'loses',
  };

  it.each([
    ['last', null],
    ['last', 'last'],
    ['last', [0, 0]],
    ['last', [[]]],
    ['last', [['0', '0']]],
    ['last', [[19, 0]]],
    ['last', [[0.5, 0]]],
    ['last', [[1, 0]]],
    ['overline', undefined],
    ['overline', 'draws'],
    ['overline', ['loses']],
  ])('with %s = %j is refused', (field, wrong) => {
    expect(connect6.fromJson({ ...good, [field]: wrong })).toMatchObject({
      ok: false,
      fault: { code: 'json-shape', values: { field } },
    });
  });
});
