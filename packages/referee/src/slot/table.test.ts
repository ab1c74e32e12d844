import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, games, Random } from '@daeguk/games';
import { afterAll, expect, test } from 'vitest';
import type { Note } from '../orders.js';
import type { PersonLine } from '../players/person.js';
import { contest } from '../testing/contests.js';
import { RANDOM } from '../testing/table.js';
import { GameTable } from './table.js';

// The slot itself is the compiled one: `npm test` builds first.

const table = new GameTable([0], new AbortController().signal);
afterAll(() => table.close());

const PERSON = { kind: 'person', name: 'somebody' } as const;
const reversi = games.get('reversi') as AnyGame;
const rules = contest('reversi');
const plan = { contest: rules, seed: 4, tier: 'C', isWatched: false, record: null } as const;
const seats = { first: PERSON, second: RANDOM };
const silent = { began: () => {}, noted: () => {} };

test('a person is asked where the game was ordered, and sees the position', async () => {
  const random = new Random(1);
  const asked: number[] = [];
  const line: PersonLine = {
    ask: async ({ state, moves }) => {
      asked.push(moves.length);
      expect(reversi.ply(state)).toBe(moves.length);
      return reversi.formatMove(random.pick([...reversi.legalMoves(state)]));
    },
    rest: () => {},
  };
  const { verdict } = await table.play({ ...plan, seats }, { ...silent, persons: { first: line } });
  expect(verdict).toMatchObject({ ending: 'discs', culprit: null });
  expect(asked[0]).toBe(0);
  expect(asked.length).toBeGreaterThan(20);
});

test('an answer that comes late is not one to the next question', async () => {
  const quick = contest('reversi', { limits: { moveSeconds: 0.3 } });
  const line: PersonLine = {
    ask: async ({ state, moves }) => {
      const [first] = reversi.legalMoves(state);
      await sleep(moves.length > 0 ? 15 : 400);
      return moves.length > 0 ? reversi.formatMove(first) : 'late, and no move';
    },
    rest: () => {},
  };
  const insteads: (string | null)[] = [];
  const noted = (note: Note) => {
    if (note.event === 'moved' && note.seat === 'first') insteads.push(note.instead);
  };
  const game = { ...plan, contest: quick, seats, isWatched: true };
  await table.play(game, { began: () => {}, noted, persons: { first: line } });
  const [first, ...others] = insteads;
  expect(first).toBe('time');
  expect(others.filter((instead) => instead !== null)).toEqual([]);
  expect(others.length).toBeGreaterThan(20);
});

test('what a person cannot say spoils the game, which is nobody’s loss', async () => {
  const line: PersonLine = {
    ask: async () => {
      throw new Error('the line is dead');
    },
    rest: () => {},
  };
  const once = { ...plan, contest: contest('reversi', { replays: 0 }), seats };
  const { verdict } = await table.play(once, { ...silent, persons: { first: line } });
  expect(verdict).toMatchObject({
    ending: 'void',
    cause: 'referee',
    values: { evidence: 'the line is dead' },
  });
});
