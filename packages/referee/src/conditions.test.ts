import { expect, test } from 'vitest';
import { drawConditions, seedInMatch, seedOfGame } from './conditions.js';
import { contest } from './testing/contests.js';

test('a seed draws the same conditions again, and all of the range is drawn', () => {
  const algocup = contest('algocup');
  const drawn = new Set<number | null>();
  for (let seed = 0; seed < 200; seed++) {
    const { moveTime, start } = drawConditions(algocup, seed);
    expect(drawConditions(algocup, seed)).toMatchObject({ moveTime, start });
    drawn.add(moveTime);
  }
  expect([...drawn].sort()).toEqual([2000, 3000, 4000, 5000, 6000, 7000]);
});

test('a game may begin elsewhere than where the rule book has it', () => {
  const position = '1nbk/4/4/4/KBN1 w - - 0 1';
  const { game, start } = drawConditions({ ...contest('microchess'), position }, 1);
  expect(game.formatPosition(start)).toBe(position);
});

test('games draw anew, or both games of a pair share a draw', () => {
  const seeds = (id: string) => [0, 1, 2, 3].map((game) => seedOfGame(contest(id), 42, game));
  expect(new Set(seeds('algocup')).size).toBe(4);
  const [a, b, c, d] = seeds('picking-stones');
  expect(a).toBe(b);
  expect(c).toBe(d);
  expect(a).not.toBe(c);
});

test('in a tournament every game has its own lots, whenever it is played', () => {
  const algocup = contest('algocup');
  const matches = ['1/1-2', '1/1-3', '2/2-1'];
  const draw = (seed: number) =>
    matches.flatMap((match) => [1, 2, 3].map((game) => seedInMatch(algocup, seed, match, game)));
  expect(new Set([...draw(5), ...draw(6)]).size).toBe(18);
  expect(draw(5)).toEqual(draw(5));
});

test('there, too, the two games of a pair share theirs where the contest says so', () => {
  const stones = contest('picking-stones');
  const [one, two, three] = [1, 2, 3].map((game) => seedInMatch(stones, 5, '1/1-2', game));
  expect(one).toBe(two);
  expect(three).not.toBe(one);
});
