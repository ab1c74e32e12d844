import { reversi } from '@daeguk/games';
import { expect, test } from 'vitest';
import { choicesOf, courseTo, flipsOf, skippedBy, squareOf } from './flips.js';

function position(text: string) {
  const read = reversi.parsePosition(text, {});
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

const rows = (third: string) =>
  `#......#/......../......../${third}/......../......../......../#......#`;

test('tells what a disc turns over, nothing where it brackets nothing', () => {
  const state = position(`${rows('.bww....')} b 3`);
  expect(flipsOf(state, squareOf({ row: 3, column: 4 }))).toEqual([26, 27]);
  expect(flipsOf(state, squareOf({ row: 5, column: 5 }))).toEqual([]);
});

test('knows every square that can be played, free ones of the middle too', () => {
  const choices = choicesOf(reversi.setup({}, null));
  expect(choices.size).toBe(36);
  expect(choices.has(0)).toBe(false);
});

test('notices a player who was passed over', () => {
  const before = position(
    '#wwwwww#/.wwbbwwb/bwbbwbww/.wbwwbww/bbwbbwww/bbwwwwww/bbwwwwww/#wwwwwb# b 58',
  );
  expect(skippedBy(before, reversi.play(before, { row: 3, column: 0 }))).toBe('white');
  const start = reversi.setup({}, null);
  expect(skippedBy(start, reversi.play(start, { row: 3, column: 3 }))).toBeNull();
});

test('measures the way from the disc placed to one it turns', () => {
  expect(courseTo(27, 29)).toEqual({ distance: 2, way: 0 });
  expect(courseTo(27, 43)).toEqual({ distance: 2, way: 90 });
  expect(courseTo(27, 18)).toEqual({ distance: 1, way: -135 });
});
