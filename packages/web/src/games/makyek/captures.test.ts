import { makyek } from '@daeguk/games';
import { expect, test } from 'vitest';
import { capturesOf } from './captures.js';
import { SIZE } from './steps.js';

/** A position with the pieces of both sides on these squares, Black to move. */
function position(black: [number, number][], white: [number, number][]) {
  const rows = Array.from({ length: SIZE }, () => Array<string>(SIZE).fill('.'));
  for (const [row, column] of black) rows[row]![column] = 'b';
  for (const [row, column] of white) rows[row]![column] = 'w';
  const text = rows.map((row) => row.join('')).join('/');
  const read = makyek.parsePosition(`${text} b 0`, { plies: 120 });
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

const at = (row: number, column: number) => row * SIZE + column;

test('tells tiao: both enemies beside the piece that stepped between them', () => {
  const before = position(
    [[4, 5]],
    [
      [5, 4],
      [5, 6],
    ],
  );
  expect(capturesOf(before, '4 5 1')).toEqual([
    { square: at(5, 4), kind: 'tiao', partner: null },
    { square: at(5, 6), kind: 'tiao', partner: null },
  ]);
});

test('tells jia, with the piece that helped', () => {
  const before = position(
    [
      [4, 5],
      [5, 7],
    ],
    [[5, 6]],
  );
  expect(capturesOf(before, '4 5 1')).toEqual([
    { square: at(5, 6), kind: 'jia', partner: at(5, 7) },
  ]);
});

test('tells both ways of one move, tiao first where both would do', () => {
  const before = position(
    [
      [4, 4],
      [5, 7],
      [8, 5],
    ],
    [
      [5, 4],
      [5, 6],
      [7, 5],
      [6, 5],
    ],
  );
  expect(capturesOf(before, '4 4 7').map(({ square, kind }) => [square, kind])).toEqual([
    [at(5, 4), 'tiao'],
    [at(5, 6), 'tiao'],
  ]);
  const closed = position(
    [
      [4, 4],
      [7, 5],
    ],
    [
      [5, 4],
      [5, 6],
      [6, 5],
    ],
  );
  expect(capturesOf(closed, '4 4 7').map(({ kind }) => kind)).toEqual(['tiao', 'tiao', 'jia']);
});

test('tells nothing of a move that is none, or takes nothing', () => {
  const before = position([[0, 0]], [[11, 11]]);
  expect(capturesOf(before, '0 0 3')).toEqual([]);
  expect(capturesOf(before, '0 0 0')).toEqual([]);
  expect(capturesOf(before, 'nonsense')).toEqual([]);
});
