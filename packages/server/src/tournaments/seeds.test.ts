import { readContest } from '@daeguk/referee';
import type { Pairing } from '@daeguk/tournaments';
import { expect, test } from 'vitest';
import { seedOf } from './seeds.js';
import { readContestFile } from './testing/desk.js';

const contest = (id: string) => {
  const read = readContest(readContestFile(id));
  return read.ok ? read.value : expect.unreachable(read.fault.code);
};
const pairing = (match: string, game: number) => ({ match: { id: match }, game }) as Pairing;

test('every game has its own lots, whenever it is played', () => {
  const algocup = contest('algocup');
  const draw = () =>
    ['1-2', '1-3', '2-3'].flatMap((match) =>
      [1, 2].map((game) => seedOf(algocup, 5, pairing(match, game))),
    );
  expect(new Set(draw()).size).toBe(6);
  expect(draw()).toEqual(draw());
  expect(seedOf(algocup, 6, pairing('1-2', 1))).not.toBe(seedOf(algocup, 5, pairing('1-2', 1)));
});

test('the two games of a pair share theirs where the contest says so', () => {
  const [one, two, three] = [1, 2, 3].map((game) =>
    seedOf(contest('picking-stones'), 5, pairing('1-2', game)),
  );
  expect(one).toBe(two);
  expect(three).not.toBe(one);
});
