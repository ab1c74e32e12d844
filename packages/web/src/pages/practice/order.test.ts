import { expect, test } from 'vitest';
import type { Player } from '../../match/seats.js';
import { orderOf, placesAt } from './order.js';
import { usual } from './set-up.js';

const me: Player = { kind: 'me' };
const friend: Player = { kind: 'friend' };
const program: Player = { kind: 'submission', submission: 4, contest: 'cup', name: 'minji #2' };

test('a game with a friend is asked for without a clock, a program plays in its own contest', () => {
  expect(orderOf({ ...usual, seats: { first: me, second: friend } }, 'reversi', null)).toEqual({
    contest: 'reversi',
    first: me,
    second: friend,
    options: {},
    clock: 'off',
  });
  const against = { ...usual, seats: { first: program, second: me }, secondsAMove: 300 };
  expect(orderOf(against, 'reversi', 'somewhere')).toMatchObject({
    contest: 'cup',
    first: { kind: 'submission', submission: 4 },
    position: 'somewhere',
    clock: 60,
  });
  const alone = { ...usual, seats: { first: program, second: program } };
  expect(orderOf(alone, 'reversi', null).clock).toBe('contest');
});

test('keys open seats, behind the # of an address', () => {
  const made = { game: 12, keys: { first: 'aaa', second: 'bbb' } };
  expect(placesAt({ first: friend, second: me }, made)).toEqual({
    mine: '/seats/12/second#bbb',
    friends: [{ seat: 'first', path: '/seats/12/first#aaa' }],
  });
  expect(placesAt({ first: program, second: program }, made)).toEqual({ mine: null, friends: [] });
});
