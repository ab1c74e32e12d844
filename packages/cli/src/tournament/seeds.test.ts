import { readFileSync } from 'node:fs';
import { readContest } from '@daeguk/referee';
import type { Pairing } from '@daeguk/tournaments';
import { expect, test } from 'vitest';
import { seedOf } from './seeds.js';

function contest(id: string) {
  const file = new URL(`../../../../contests/${id}.json`, import.meta.url);
  const read = readContest(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(`${id} is no contest`);
  return read.value;
}

const pairing = (match: string, game: number, step = 'game') =>
  ({ match: { id: match }, game, step }) as Pairing;

test('every game has its own lots; one that settles another has the same', () => {
  const algocup = contest('algocup');
  const seeds = ['1/1-2', '1/1-3', '2/2-1'].flatMap((match) =>
    [1, 2, 3].map((game) => seedOf(algocup, 5, pairing(match, game))),
  );
  expect(new Set(seeds).size).toBe(9);
  expect(seedOf(algocup, 5, pairing('1/1-2', 1, 'replay'))).toBe(seeds[0]);
  expect(seedOf(algocup, 6, pairing('1/1-2', 1))).not.toBe(seeds[0]);
});

test('the two games of a pair share theirs where the contest says so', () => {
  const stones = contest('picking-stones');
  const [one, two, three] = [1, 2, 3].map((game) => seedOf(stones, 5, pairing('1/1-2', game)));
  expect(one).toBe(two);
  expect(three).not.toBe(one);
});
