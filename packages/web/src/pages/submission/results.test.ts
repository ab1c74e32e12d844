import type { GameSummary } from '@daeguk/api';
import { expect, test } from 'vitest';
import { asSeenBy } from './results.js';

const author = { id: 1, nickname: 'minji' };

const game: GameSummary = {
  id: 12,
  contest: 'reversi',
  tournament: 1,
  isLadder: true,
  match: '1-2',
  round: 1,
  purpose: 'tournament',
  state: 'done',
  first: { kind: 'submission', name: 'minji 1', submission: 7, author },
  second: { kind: 'house', name: 'House', level: 'easy' },
  createdAt: '2026-03-01T12:00:00Z',
  beganAt: '2026-03-01T12:00:00Z',
  endedAt: '2026-03-01T12:01:00Z',
  isHidden: false,
  winner: 'first',
  ending: 'discs',
  culprit: null,
  instead: { first: 0, second: 30 },
  plies: 60,
};

test('whoever it is seen by sits at one seat and has one opponent', () => {
  expect(asSeenBy(7, game)).toMatchObject({ seat: 'first', opponent: game.second, result: 'won' });
  const turned = { ...game, first: game.second, second: game.first };
  expect(asSeenBy(7, turned)).toMatchObject({
    seat: 'second',
    opponent: game.second,
    result: 'lost',
  });
});

test('tells whose fault it was, and how often the referee moved in its stead', () => {
  expect(asSeenBy(7, game)).toMatchObject({ isAtFault: false, instead: 0 });
  const turned = { ...game, first: game.second, second: game.first, culprit: 'second' } as const;
  expect(asSeenBy(7, turned)).toMatchObject({ isAtFault: true, instead: 30 });
  expect(asSeenBy(7, { ...game, culprit: 'second' })).toMatchObject({ isAtFault: false });
  expect(asSeenBy(7, { ...game, instead: null })).toMatchObject({ instead: 0 });
});

test.each([
  [{ winner: null }, 'drawn'],
  [{ winner: null, culprit: 'first' }, 'lost'],
  [{ state: 'playing', isHidden: true, winner: null, ending: null }, 'unknown'],
  [{ state: 'waiting', isHidden: true, winner: null, ending: null }, 'waiting'],
  [{ state: 'playing', winner: null, ending: null }, 'playing'],
  [{ state: 'overruled' }, 'overruled'],
] as const)('%j is %s', (changes, result) => {
  expect(asSeenBy(7, { ...game, ...changes }).result).toBe(result);
});
