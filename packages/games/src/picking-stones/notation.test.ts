import { describe, expect, it } from 'vitest';
import { parsePlay } from './notation.js';
import { pickingStones } from './rules.js';

const options = { n: [20, 60] } as const;
const start = pickingStones.setup(options, null);

describe('a move', () => {
  it('is the number of a stone', () => {
    expect(pickingStones.parseMove('6', start)).toEqual({ ok: true, value: 6 });
    expect(pickingStones.formatMove(6)).toBe('6');
  });

  it('is read out of range too, for the rules to refuse', () => {
    expect(pickingStones.parseMove('-1', start)).toEqual({ ok: true, value: -1 });
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  '],
    ['letters', 'six'],
    ['two numbers', '6 7'],
    ['a thousand numbers', '6 '.repeat(1000)],
    ['a blank before', ' 6'],
    ['a blank behind', '6 '],
    ['a line end', '6\n'],
    ['a fraction', '6.0'],
    ['an exponent', '1e1'],
    ['hexadecimal', '0x6'],
    ['a plus', '+6'],
    ['foreign digits', '６'],
    ['infinity', 'Infinity'],
    ['a huge number', '6'.repeat(30)],
    ['a NUL byte', '6\0'],
    ['a megabyte', '6'.repeat(2 ** 20)],
  ])('is not %s', (_, text) => {
    expect(pickingStones.parseMove(text, start)).toMatchObject({
      ok: false,
      fault: { code: 'unreadable' },
    });
  });
});

describe('a position', () => {
  it('is n, how many are taken, and which', () => {
    expect(pickingStones.parsePosition('7 3 1 4 2', options)).toEqual({
      ok: true,
      value: { n: 7, taken: [1, 4, 2] },
    });
    expect(pickingStones.formatPosition({ n: 7, taken: [1, 4, 2] })).toBe('7 3 1 4 2');
    expect(pickingStones.parsePosition('3 0', options)).toMatchObject({ ok: true });
    expect(pickingStones.parsePosition('10000 0', options)).toMatchObject({ ok: true });
  });

  it.each([
    ['nothing', 'not-a-number', ''],
    ['a word', 'not-a-number', '7 2 three 6'],
    ['a fraction', 'not-a-number', '7.5 0'],
    ['commas', 'not-a-number', '7,2,3,6'],
    ['a huge number', 'not-a-number', `${'7'.repeat(30)} 0`],
    ['a NUL byte', 'not-a-number', '7 1 3\0'],
    ['a megabyte', 'not-a-number', '7'.repeat(2 ** 20)],
    ['n alone', 'position-too-short', '7'],
    ['too few stones in all', 'stones-out-of-range', '2 0'],
    ['a negative number of stones', 'stones-out-of-range', '-7 0'],
    ['too many stones in all', 'stones-out-of-range', '10001 0'],
    ['fewer stones taken than announced', 'wrong-count', '7 3 3 6'],
    ['more stones taken than announced', 'wrong-count', '7 1 3 6'],
    ['a negative count', 'wrong-count', '7 -1'],
    ['a stone twice', 'already-taken', '7 3 3 6 3'],
    ['the stone 0', 'off-board', '7 2 3 0'],
    ['a stone above n', 'off-board', '7 2 3 9'],
    ['a negative stone', 'off-board', '7 2 3 -3'],
    ['an unrelated stone', 'not-related', '7 2 3 4'],
    ['an even opening', 'opening', '7 1 2'],
    ['an opening of half or more', 'opening', '7 1 5'],
  ])('with %s is refused: %s', (_, code, text) => {
    expect(pickingStones.parsePosition(text, options)).toMatchObject({
      ok: false,
      fault: { code },
    });
  });

  it('from the middle of a game may have been opened by any stone, as the shared vectors are', () => {
    expect(pickingStones.parsePosition('10 3 4 2 6', options)).toMatchObject({ ok: true });
  });

  it('may be a list of words, none among them', () => {
    expect(parsePlay(['7', '2', '3', '6'])).toEqual({ ok: true, value: { n: 7, taken: [3, 6] } });
    expect(parsePlay([])).toMatchObject({ ok: false, fault: { code: 'position-too-short' } });
  });
});

describe('JSON', () => {
  it('of a state is read', () => {
    expect(pickingStones.fromJson({ n: 7, taken: [3, 6] })).toEqual({
      ok: true,
      value: { n: 7, taken: [3, 6] },
    });
  });

  it.each([undefined, null, [], {}, 'n', 7, true, [{ n: 7, taken: [] }]])('is not %j', (json) => {
    expect(pickingStones.fromJson(json)).toMatchObject({
      ok: false,
      fault: { code: 'json-shape', values: { field: 'n' } },
    });
  });

  it.each([
    ['n', { n: 2, taken: [] }],
    ['n', { n: 10_001, taken: [] }],
    ['n', { n: 7.5, taken: [] }],
    ['n', { n: null, taken: [] }],
    ['n', { n: [7], taken: [] }],
    ['n', { n: 'seven', taken: [] }],
    ['taken', { n: 7 }],
    ['taken', { n: 7, taken: null }],
    ['taken', { n: 7, taken: 3 }],
    ['taken', { n: 7, taken: '3 6' }],
    ['taken', { n: 7, taken: ['3'] }],
    ['taken', { n: 7, taken: [3.5] }],
    ['taken', { n: 7, taken: [null] }],
    ['taken', { n: 7, taken: [[3]] }],
  ])('with a wrong %s is refused: %j', (field, json) => {
    expect(pickingStones.fromJson(json)).toMatchObject({
      ok: false,
      fault: { code: 'json-shape', values: { field } },
    });
  });

  it('nested too deeply to be written again is refused', () => {
    const deep: unknown = JSON.parse('['.repeat(2 ** 17) + ']'.repeat(2 ** 17));
    for (const json of [deep, { n: deep, taken: [] }, { n: 7, taken: deep }]) {
      expect(pickingStones.fromJson(json).ok).toBe(false);
    }
  });

  it.each([
    ['off-board', [8]],
    ['off-board', [-1]],
    ['already-taken', [3, 6, 3]],
    ['not-related', [3, 4]],
    ['opening', [5]],
  ])('with stones against the rules is refused: %s %j', (code, taken) => {
    expect(pickingStones.fromJson({ n: 7, taken })).toMatchObject({ ok: false, fault: { code } });
  });
});
