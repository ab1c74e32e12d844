import { games } from '@daeguk/games';
import { expect, test } from 'vitest';
import type { Player } from '../../match/seats.js';
import {
  limitOf,
  mostSeconds,
  readSetUp,
  readStart,
  type SetUp,
  seatsAgainstHouse,
  startOf,
  timingOf,
  timingsFor,
  usual,
} from './set-up.js';

const me: Player = { kind: 'me' };
const friend: Player = { kind: 'friend' };
const hard: Player = { kind: 'house', level: 'hard' };
const program: Player = { kind: 'submission', submission: 4, contest: 'reversi', name: 'minji #2' };

const stones = games.get('picking-stones')!;
const connect6 = games.get('connect6')!;
const setUpWith = (changes: Partial<SetUp>): SetUp => ({ ...usual, ...changes });

test('what was remembered is taken up again', () => {
  const kept = setUpWith({
    seats: { first: program, second: hard },
    options: { n: 30 },
    timing: 'game',
    minutesASide: 3,
  });
  expect(readSetUp(JSON.parse(JSON.stringify(kept)), stones)).toEqual(kept);
});

test.each([null, 7, [], { seats: 1 }, { seats: { first: me } }, { timing: 'long' }])(
  'of %j nothing counts',
  (kept) => {
    expect(readSetUp(kept, stones)).toEqual(usual);
  },
);

test('what does not fit the game any more is left out', () => {
  const kept = { ...usual, options: { size: 9 }, opening: 'nowhere', secondsAMove: -3 };
  expect(readSetUp(kept, stones)).toEqual(usual);
  const someone = { ...usual, seats: { first: { kind: 'house', level: 'divine' }, second: me } };
  expect(readSetUp(someone, stones)).toEqual(usual);
});

test('time is limited as the seats allow', () => {
  expect(timingsFor({ first: me, second: hard })).toContain('game');
  expect(timingsFor({ first: friend, second: me })[0]).toBe('off');
  expect(timingsFor({ first: program, second: hard })).toEqual(['contest']);
  const against = setUpWith({ seats: { first: me, second: program } });
  expect(timingOf(against)).toBe('move');
  expect(timingOf({ ...against, timing: 'contest' })).toBe('contest');
  expect(mostSeconds(against.seats)).toBe(60);
});

test('the clocks of a game at this screen', () => {
  expect(limitOf(usual)).toBeNull();
  expect(limitOf(setUpWith({ timing: 'move' }))).toEqual({ per: 'move', seconds: 30 });
  expect(limitOf(setUpWith({ timing: 'game' }))).toEqual({ per: 'game', seconds: 600 });
  expect(limitOf(setUpWith({ timing: 'contest' }))).toBeNull();
});

test('a game begins as its options have it, or from an opening', () => {
  expect(startOf(stones, setUpWith({ options: { n: 9 } }), 1)).toEqual({
    ok: true,
    value: { n: 9, taken: [] },
  });
  expect(startOf(stones, setUpWith({ options: { n: 2 } }), 1).ok).toBe(false);
  expect(startOf(stones, setUpWith({ options: { n: 9 }, opening: '7 1 3' }), 1)).toMatchObject({
    value: { n: 7, taken: [3] },
  });
  const drawn = (seed: number) => startOf(connect6, usual, seed);
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).not.toEqual(drawn(2));
});

test('from a given position one plays on against the house, as strong as it was', () => {
  expect(seatsAgainstHouse({ first: hard, second: me }, 'first')).toEqual({
    first: me,
    second: hard,
  });
  expect(seatsAgainstHouse({ first: me, second: friend }, 'second')).toEqual({
    first: { kind: 'house', level: 'normal' },
    second: me,
  });
  expect(readStart('{"n":7}')).toEqual({ n: 7 });
  expect(readStart('{')).toBeNull();
});
