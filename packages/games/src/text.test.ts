import { describe, expect, it } from 'vitest';
import { excerpt, nearest, wholeNumber } from './text.js';

describe('an excerpt', () => {
  it('of plain text is the text', () => {
    expect(excerpt('')).toBe('');
    expect(excerpt('9,9 10,10')).toBe('9,9 10,10');
    expect(excerpt('육목 六子棋 ♟ 😀')).toBe('육목 六子棋 ♟ 😀');
  });

  it.each([
    ['a line end', '9,9\n', '9,9\\u{a}'],
    ['a NUL byte', '\0', '\\u{0}'],
    ['an escape, as terminals obey', '\u001b[31m', '\\u{1b}[31m'],
    ['a control character above ASCII', '\u009b', '\\u{9b}'],
    ['a change of writing direction', 'a\u202eb', 'a\\u{202e}b'],
    ['an invisible character', '9\u200b,9', '9\\u{200b},9'],
    ['a byte order mark', '\ufeff9', '\\u{feff}9'],
    ['a line separator', '\u2028', '\\u{2028}'],
    ['half a character', '\ud83d', '\\u{d83d}'],
    ['a private character', '\u{f0000}', '\\u{f0000}'],
  ])('spells out %s', (_, text, shown) => {
    expect(excerpt(text)).toBe(shown);
  });

  it('keeps 40 characters and marks the cut', () => {
    expect(excerpt('x'.repeat(40))).toBe('x'.repeat(40));
    expect(excerpt('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
    expect(excerpt('x'.repeat(2 ** 20))).toBe(`${'x'.repeat(40)}…`);
  });

  it('never cuts a character in half', () => {
    expect(excerpt(`${'x'.repeat(39)}😀`)).toBe(`${'x'.repeat(39)}😀`);
    expect(excerpt('😀'.repeat(40))).toBe('😀'.repeat(40));
  });

  it('marks the cut among characters of two units, too', () => {
    expect(excerpt('😀'.repeat(41))).toBe(`${'😀'.repeat(40)}…`);
    expect(excerpt('😀'.repeat(1000))).toBe(`${'😀'.repeat(40)}…`);
  });
});

describe('the nearest word', () => {
  const words = ['connect6', 'microchess', 'picking-stones', 'reversi', 'makyek'];

  it.each([
    ['reversi', 'reversi'],
    ['revers', 'reversi'],
    ['reversii', 'reversi'],
    ['reverso', 'reversi'],
    ['reevrsi', 'reversi'],
    ['REVERSI', 'reversi'],
    ['conect6', 'connect6'],
    ['pickingstones', 'picking-stones'],
  ])('to "%s" is %s', (typed, meant) => {
    expect(nearest(typed, words)).toBe(meant);
  });

  it.each(['', 'chess', 'go', 'backgammon', 'xxxxxxx'])('to "%s" is none', (typed) => {
    expect(nearest(typed, words)).toBeNull();
  });

  it('is the nearest of several', () => {
    expect(nearest('plies', ['flies', 'plies', 'pies'])).toBe('plies');
    expect(nearest('plie', ['flies', 'plies'])).toBe('plies');
  });

  it('to a very long one is none', () => {
    expect(nearest('z'.repeat(200), words)).toBeNull();
    expect(nearest('z'.repeat(2 ** 20), words)).toBeNull();
  });

  it('of no words is none', () => {
    expect(nearest('reversi', [])).toBeNull();
  });
});

describe('a whole number', () => {
  it.each([
    ['0', 0],
    ['6', 6],
    ['-6', -6],
    ['999999999999999', 999_999_999_999_999],
  ])('is %s', (text, number) => {
    expect(wholeNumber(text)).toBe(number);
  });

  it.each([
    '',
    ' ',
    ' 6',
    '6 ',
    '6\n',
    '+6',
    '--6',
    '-',
    '6.0',
    '.5',
    '1e3',
    '0x10',
    '1_000',
    '1,000',
    '６',
    '٦',
    '007',
    '-0',
    'NaN',
    'Infinity',
    '6\0',
    '9007199254740993',
    '9'.repeat(2 ** 20),
  ])('is not %j', (text) => {
    expect(wholeNumber(text)).toBeNull();
  });
});
