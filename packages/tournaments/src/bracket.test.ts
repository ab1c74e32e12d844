import { expect, test } from 'vitest';
import { bracketSize, seedOrder } from './bracket.js';

test('a bracket of eight', () => {
  expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
});

test.each([2, 4, 8, 16, 32, 64, 128])('in a bracket of %i the best keep apart', (size) => {
  // Whoever is better wins: each round must leave the better half, the best against the worst.
  let places = seedOrder(size);
  expect(places.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: size }, (_, index) => index + 1),
  );
  while (places.length > 1) {
    const winners: number[] = [];
    for (let index = 0; index < places.length; index += 2) {
      const [one, two] = [places[index]!, places[index + 1]!];
      expect(one + two).toBe(places.length + 1);
      winners.push(Math.min(one, two));
    }
    places = winners;
  }
  expect(places).toEqual([1]);
});

test('the smallest bracket that holds everybody', () => {
  expect([1, 2, 3, 4, 5, 8, 9, 64, 65].map(bracketSize)).toEqual([1, 2, 4, 4, 8, 8, 16, 64, 128]);
});
