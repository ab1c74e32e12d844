import { expect, test } from 'vitest';
import type { FinishedGame } from './finished-game.js';
import { TroubleWatch } from './trouble.js';

function game(culprit: 'first' | 'second' | null, instead = 0, ending = 'crash'): FinishedGame {
  const pairing = { first: 'a', second: 'b' };
  const usage = { first: { instead }, second: { instead: 0 } };
  return { pairing, culprit, ending, usage } as FinishedGame;
}

function told(...games: FinishedGame[]) {
  const watch = new TroubleWatch();
  return games.map((each) => watch.add(each).map(({ entrant }) => entrant));
}

test('three games in a row by own fault are told of, once', () => {
  const games = (['first', null, 'first', 'first', 'first', 'first'] as const).map((who) =>
    game(who),
  );
  expect(told(...games)).toEqual([[], [], [], [], ['a'], []]);
});

test('a win by the fault of the other is no sign of health', () => {
  const games = (['first', 'second', 'first', 'second', 'first'] as const).map((who) => game(who));
  expect(told(...games)).toEqual([[], [], [], [], ['a']]);
});

test('where the referee plays on for it, it is at fault as well', () => {
  expect(told(...[3, 1, 60].map((moves) => game(null, moves, 'discs')))).toEqual([[], [], ['a']]);
});

test('what could not be built was told before', () => {
  expect(told(...[1, 2, 3].map(() => game('first', 0, 'build')))).toEqual([[], [], []]);
});
