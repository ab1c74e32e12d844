import { expect, test } from 'vitest';
import { circleRounds } from './rounds.js';

const COUNTS = Array.from({ length: 29 }, (_, index) => index + 2);

test.each(COUNTS)('%i meet everybody once', (count) => {
  const met = circleRounds(count)
    .flat()
    .map((pair) => pair.toSorted((a, b) => a - b).join(' '));
  expect(new Set(met).size).toBe(met.length);
  expect(met.length).toBe((count * (count - 1)) / 2);
});

test.each(COUNTS)('%i play once a round, but one who rests where they are odd', (count) => {
  const rounds = circleRounds(count);
  expect(rounds.length).toBe(count % 2 === 0 ? count - 1 : count);
  for (const pairs of rounds) {
    expect(pairs.length).toBe(Math.floor(count / 2));
    expect(new Set(pairs.flat()).size).toBe(2 * pairs.length);
    for (const entrant of pairs.flat()) expect(entrant).toBeLessThan(count);
  }
});
