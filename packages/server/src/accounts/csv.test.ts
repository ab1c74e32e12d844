import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv } from './csv.js';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

it.each([
  ['commas', '1,a,x\n2,b,y\n'],
  ['semicolons', '1;a;x\n2;b;y'],
  ['tabs', '1\ta\tx\n2\tb\ty'],
  ['lines as Windows ends them, and a mark of UTF-8', '\uFEFF1,a,x\r\n2,b,y\r\n'],
  ['lines as old Macs ended them', '1,a,x\r2,b,y'],
  ['quotes and blanks', ' "1" , a ,"x"\n2,"b" , "y"'],
])('reads %s', (_, text) => {
  expect(cellsOf(text)).toEqual([
    ['1', 'a', 'x'],
    ['2', 'b', 'y'],
  ]);
});

it('takes the separator the first row has most of', () => {
  expect(cellsOf('1;"a,b,c,d";x\n2;b,c;y')).toEqual([
    ['1', 'a,b,c,d', 'x'],
    ['2', 'b,c', 'y'],
  ]);
});

it('says on which line a row begins, empty ones counted', () => {
  const rows = readCsv('a\n\n , \n"b\nb",c\nd');
  expect(rows.map(({ line }) => line)).toEqual([1, 4, 6]);
});

it('keeps quotes inside a word', () => {
  expect(cellsOf('5" disk,"say ""hi"""')).toEqual([['5" disk', 'say "hi"']]);
});

it('tells where a quote is never closed', () => {
  expect(readCsv('a,b\nc,"d\ne,f')).toMatchObject([
    { line: 1, isOpen: false },
    { line: 2, isOpen: true },
  ]);
});

it('reads nothing from nothing', () => {
  expect(['', '\n\n', '\uFEFF', ',,\n;'].map(cellsOf)).toEqual([[], [], [], [[';']]]);
});

it('reads back whatever was written in quotes', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\r\n?/g, '\n').trim());
  const row = fc.array(cell, { minLength: 2, maxLength: 4 });
  const rows = fc.array(row.filter((cells) => cells.some((word) => word !== '')));
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';', '\t'), (table, separator) => {
      const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;
      const text = table.map((cells) => cells.map(quoted).join(separator)).join('\r\n');
      // The first row decides, and must not hold anything that looks like another separator.
      expect(cellsOf(`"x"${separator}"y"\n${text}`).slice(1)).toEqual(table);
    }),
  );
});
