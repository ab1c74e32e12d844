import { microchess, readOptions } from '@daeguk/games';
import { expect, test } from 'vitest';
import { checkedKing } from './check.js';
import { choicesOf } from './choices.js';
import { materialOf } from './material.js';
import { castlesOf, slidesOf, takenBy } from './slides.js';
import { squareName } from './squares.js';

const options = readOptions(microchess.options, {});
if (!options.ok) throw new Error(options.fault.code);
const start = microchess.setup(options.value, null);

function position(fen: string) {
  const read = microchess.parsePosition(fen, options.ok ? options.value : start.options);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

test('lists targets by piece, with what going there is', () => {
  const targets = choicesOf(start).get(7);
  expect([...targets!.keys()].map(squareName)).toEqual(['d3', 'd4']);
  const taking = choicesOf(position('k3/4/1p2/P3/3K w - - 0 1')).get(4);
  expect(taking?.get(9)).toEqual({ kind: 'capture', moves: ['a2b3'] });
});

test('offers what a pawn may become as four moves to one square', () => {
  const targets = choicesOf(position('k3/3P/4/4/3K w - - 0 1')).get(15);
  expect(targets?.get(19)?.moves).toEqual(['d4d5q', 'd4d5r', 'd4d5b', 'd4d5n']);
});

test('castles on the rook or where the king goes, and both are seen moving', () => {
  const before = position('k3/4/4/4/R2K w Q - 0 1');
  const targets = choicesOf(before).get(3);
  expect(targets?.get(0)).toEqual({ kind: 'castle', moves: ['d1a1'] });
  expect(targets?.get(1)).toEqual({ kind: 'castle', moves: ['d1a1'] });
  expect(slidesOf(before, 'd1a1')).toEqual([
    { from: 3, to: 1 },
    { from: 0, to: 2 },
  ]);
  expect(castlesOf(before, { from: 0, to: 1 })).toBeNull();
});

test('sees a king in check, from a pinned piece too', () => {
  expect(checkedKing(start)).toBeNull();
  expect(checkedKing(position('k3/4/4/4/q2K w - - 0 1'))).toBe(3);
  expect(checkedKing(position('1k2/1r2/4/1K2/1R2 w - - 0 1'))).toBe(5);
  // The black rook is pinned on the a-file and checks along its rank all the same.
  expect(checkedKing(position('k3/r2K/4/4/R3 w - - 0 1'))).toBe(15);
});

test('finds the piece that was taken, en passant too', () => {
  const before = position('k3/4/1p2/P3/3K w - - 0 1');
  const after = microchess.play(before, { from: 4, to: 9, promotion: null });
  expect(takenBy(before, after)).toEqual({ square: 9, piece: -1 });
  expect(takenBy(start, microchess.play(start, { from: 7, to: 11, promotion: null }))).toBeNull();
});

test('counts material as the end does', () => {
  expect([materialOf(start, 1), materialOf(start, -1)]).toEqual([16, 16]);
  expect(materialOf(start, 1) - materialOf(start, -1)).toBe(microchess.margin!(start));
});
