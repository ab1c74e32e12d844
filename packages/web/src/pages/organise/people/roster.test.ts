import { expect, test } from 'vitest';
import { numbersIn, readRoster } from './roster.js';
import { rowsOf } from './table.js';

const cells = (text: string) => rowsOf(text).map((row) => row.cells);

test('rows are cut where spreadsheets cut them', () => {
  expect(cells('1,Kim,A\r\n2, Lee ,B\n')).toEqual([
    ['1', 'Kim', 'A'],
    ['2', 'Lee', 'B'],
  ]);
  expect(cells('\uFEFF1;"Kim; Minji";A')).toEqual([['1', 'Kim; Minji', 'A']]);
  expect(cells('1\tKim, Minji\tA')).toEqual([['1', 'Kim, Minji', 'A']]);
  expect(cells('1,"say ""hi""",')).toEqual([['1', 'say "hi"', '']]);
  expect(cells('\n\n  \n,,\n')).toEqual([]);
  expect(cells('')).toEqual([]);
});

test('a quoted cell may go over lines, and later rows keep their own line', () => {
  expect(rowsOf('1,"Kim\nMinji",A\n2,Lee,B').map(({ line }) => line)).toEqual([1, 3]);
});

test('a quote that is never closed is noticed', () => {
  expect(rowsOf('1,"Kim\n2,Lee').map(({ isOpen }) => isOpen)).toEqual([true]);
});

test('columns come in the usual order, or as the first row says', () => {
  expect(readRoster('1,Kim,A')).toEqual({
    hasHead: false,
    lines: [{ line: 1, number: '1', name: 'Kim', group: 'A', problem: null }],
  });
  expect(readRoster('반,학번,이메일,이름\nA,1,a@b,김민지')).toEqual({
    hasHead: true,
    lines: [{ line: 2, number: '1', name: '김민지', group: 'A', problem: null }],
  });
});

test.each([
  [',Kim', 'no-number'],
  ['1 2,Kim', 'number'],
  [`${'1'.repeat(65)},Kim`, 'number'],
  [`1,${'K'.repeat(129)}`, 'long'],
  ['1,Kim,Minji,A', 'columns'],
  ['1,"Kim', 'quote'],
  ['1,\uFFFD\uFFFD', 'letters'],
])('%j has a problem: %s', (csv, problem) => {
  expect(readRoster(csv).lines[0]?.problem).toBe(problem);
});

test('of a number that comes twice the later line is left out', () => {
  expect(readRoster('1,Kim\n1,Lee').lines.map(({ problem }) => problem)).toEqual([null, 'twice']);
});

test('numbers alone are read from lines, blanks or a column', () => {
  expect(numbersIn('1\n2\n\n2')).toEqual(['1', '2']);
  expect(numbersIn('1 2\t3')).toEqual(['1', '2']);
  expect(numbersIn('1,Kim\n2,Lee')).toEqual(['1', '2']);
  expect(numbersIn('name,number\nKim,7')).toEqual(['7']);
  expect(numbersIn(' ')).toEqual([]);
});
