import { type AnyGame, games, Random } from '@daeguk/games';
import { afterAll, expect, test } from 'vitest';
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
