import type { GameResult, Pairing } from '@daeguk/tournaments';
import { expect, test } from 'vitest';
import { SeatTallies } from './seat-tallies.js';

const NONE = { won: 0, drawn: 0, lost: 0 };

function game(
  seats: Pick<Pairing, 'first' | 'second'>,
  came: Partial<GameResult> = {},
  { stage = '', step = 'game' }: { stage?: string; step?: Pairing['step'] } = {},
): GameResult {
  const match = { id: 'm', stage, round: 1, ...seats };
  const pairing = { id: 'm.1', match, game: 1, step, ...seats, opening: 0, options: {} };
  const usual = { winner: null, bothLost: false, ending: 'pieces', culprit: null };
  return { pairing, ...usual, plies: 9, margin: null, ...came };
}

const AB = { first: 'a', second: 'b' };
const BA = { first: 'b', second: 'a' };

test('counts every game for both, by the seat they had', () => {
  const tallies = new SeatTallies();
  tallies.add(game(AB, { winner: 'first' }));
  tallies.add(game(AB, { winner: 'second', ending: 'time', culprit: 'first' }));
  tallies.add(game(BA, { winner: 'second' }));
  tallies.add(game(BA));
  expect(tallies.of('a')).toEqual({
    seats: { first: { won: 1, drawn: 0, lost: 1 }, second: { won: 1, drawn: 1, lost: 0 } },
    endings: { won: { pieces: 2 }, lost: { time: 1 } },
  });
  expect(tallies.of('b')).toEqual({
    seats: { first: { won: 0, drawn: 1, lost: 1 }, second: { won: 1, drawn: 0, lost: 1 } },
    endings: { won: { time: 1 }, lost: { pieces: 2 } },
  });
  expect(tallies.of('c')).toEqual({
    seats: { first: NONE, second: NONE },
    endings: { won: {}, lost: {} },
  });
});

test('a game that both lost is lost by both; replays count, games with the house do not', () => {
  const tallies = new SeatTallies();
  tallies.add(game(AB, { bothLost: true, ending: 'build' }));
  tallies.add(game(AB, { winner: 'first' }, { step: 'replay' }));
  tallies.add(game({ first: 'a', second: 'house' }, { winner: 'first' }, { step: 'house' }));
  expect(tallies.of('a')).toMatchObject({
    seats: { first: { won: 1, drawn: 0, lost: 1 }, second: NONE },
    endings: { won: { pieces: 1 }, lost: { build: 1 } },
  });
  expect(tallies.of('b').endings).toEqual({ won: {}, lost: { build: 1, pieces: 1 } });
  expect(tallies.of('house').seats.second).toEqual(NONE);
});

test('what was told stays as it was, and parts of a tournament are told apart', () => {
  const tallies = new SeatTallies();
  tallies.add(game(AB, { winner: 'first' }, { stage: 'A' }));
  const before = tallies.of('a');
  tallies.add(game(AB, { winner: 'first' }, { stage: 'knock-out' }));
  expect(before.seats.first).toEqual({ ...NONE, won: 1 });
  expect(before.endings.won).toEqual({ pieces: 1 });
  expect(tallies.of('a').seats.first.won).toBe(2);
  expect(tallies.inStage('A').of('a')).toEqual(before);
  expect(tallies.inStage('B').of('a').seats.first).toEqual(NONE);
});
