import { Random } from '@daeguk/games';
import { drawConditions, other, readContest } from '@daeguk/referee';
import { describe, expect, test } from 'vitest';
import { contestIds } from '../contest-ids.js';
import { contestOf } from '../contests.js';
import type { Trial } from './trial.js';
import { trialsFor } from './trials.js';

/** A trial played by a bot that moves at random: the positions both sides were asked in. */
function playOut({ contest, seed, seat, opponent }: Trial, lots: number) {
  const { game, start } = drawConditions(contest, seed);
  const random = new Random(lots);
  const bots = game.sides[seat === 'first' ? 0 : 1];
  const asked: { state: unknown; isBot: boolean; move: string }[] = [];
  let state = start;
  for (let side = game.toMove(state), turn = 0; side !== null; side = game.toMove(state)) {
    const isBot = side === bots;
    const move = isBot
      ? game.formatMove(random.pick([...game.legalMoves(state)]))
      : opponent(state, turn++);
    asked.push({ state, isBot, move });
    const read = game.parseMove(move, state);
    if (!read.ok) break;
    state = game.play(state, read.value);
  }
  return { game, asked, state };
}

function trialsOf(id: string): readonly Trial[] {
  return trialsFor(contestOf(id), false, 1);
}

function trial(id: string, name: string): Trial {
  const found = trialsOf(id).find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`there is no trial "${name}"`);
  return found;
}

const LOTS = [1, 2, 3, 4, 5];

describe.each(contestIds())('the trials of %s', (id) => {
  test('have names of their own and contests that hold together', () => {
    const names = trialsOf(id).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { contest } of trialsOf(id)) expect(readContest(contest).ok).toBe(true);
  });

  test('take a bot to both seats', () => {
    const seats = new Set(trialsOf(id).map(({ seat }) => seat));
    expect([...seats].sort()).toEqual(['first', 'second']);
  });

  test('ask the bot for a move, but for the one that is over at once', () => {
    for (const one of trialsOf(id)) {
      const questions = playOut(one, 1).asked.filter(({ isBot }) => isBot).length;
      if (one.name === 'ends-at-once') expect(questions).toBe(0);
      else expect(questions, one.name).toBeGreaterThan(0);
    }
  });

  test('are over before the rules say so where they break off', () => {
    const { game, asked, state } = playOut(trial(id, 'ends-early'), 1);
    expect(game.outcome(state)).toBeNull();
    expect(asked.at(-1)?.isBot).toBe(false);
  });
});

describe('awkward moments', () => {
  test.each(LOTS)('whatever Black plays, White is skipped and Black asked again (%i)', (lots) => {
    const { game, asked } = playOut(trial('reversi', 'twice'), lots);
    expect(asked[0]?.isBot && asked[1]?.isBot).toBe(true);
    expect(game.toMove(asked[0]?.state)).toBe('black');
  });

  test.each(LOTS)('the opponent moves twice in a row, and the bot after that (%i)', (lots) => {
    const { asked } = playOut(trial('reversi', 'skipped'), lots);
    expect(asked.slice(0, 2).map(({ isBot }) => isBot)).toEqual([false, false]);
    expect(asked.some(({ isBot }) => isBot)).toBe(true);
  });

  test('there are ten blocks, and nobody can play there', () => {
    for (const name of ['blocks-first', 'blocks-second']) {
      const { contest, seed } = trial('algocup', name);
      const { game, start } = drawConditions(contest, seed);
      expect(game.board(start).replaceAll(/[^#]/g, '')).toHaveLength(10);
    }
  });

  test.each([
    ['castling', /^(d1a1|a5d5)$/],
    ['promotion', /^.{4}[qrbn]$/],
  ])('%s happens more often than not', (name, pattern) => {
    const happens = LOTS.filter((lots) => {
      const { asked } = playOut(trial('microchess', name), lots);
      return asked.some(({ isBot, move }) => !isBot && pattern.test(move));
    });
    expect(happens.length).toBeGreaterThan(LOTS.length / 2);
  });

  test('the fewest and the most stones are those that can be drawn', () => {
    const stones = ['fewest-stones', 'most-stones'].map((name) => {
      const { contest, seed } = trial('picking-stones', name);
      const { game, start } = drawConditions(contest, seed);
      return game.board(start).split(',').length;
    });
    expect(stones).toEqual([20, 60]);
  });

  test('the shortest turn is the shortest that can be drawn', () => {
    const { contest, seed } = trial('algocup', 'shortest-turn');
    expect(drawConditions(contest, seed).moveTime).toBe(2000);
  });

  test('a patient opponent does not end the game itself', () => {
    for (const id of ['algocup', 'makyek']) {
      const long = trial(id, 'long');
      const { game, asked, state } = playOut(long, 3);
      const winner = game.outcome(state)?.winner;
      const theirs = game.sides[other(long.seat) === 'first' ? 0 : 1];
      // It may still win when the last turn is played, but never by its own last move before that.
      if (winner === theirs) expect(game.outcome(state)?.ending).not.toBe('six');
      expect(asked.length).toBeGreaterThan(20);
    }
  });

  test('what a contest does not have is not tried', () => {
    const namesOf = (id: string, changes: object) => {
      const contest = readContest({ ...contestOf(id), ...changes });
      if (!contest.ok) throw new Error(contest.fault.code);
      return trialsFor(contest.value, false, 1).map(({ name }) => name);
    };
    expect(namesOf('algocup', { options: { blocks: 'none' } })).not.toContain('blocks-first');
    const stones = namesOf('picking-stones', { position: '7 1 1' });
    expect(stones).toEqual(['first', 'second', 'long', 'ends-at-once', 'ends-early']);
    expect(namesOf('makyek', { options: { plies: 2 } })).toContain('long');
  });

  test('a program that is run afresh does not hear of an end', () => {
    const names = trialsFor(contestOf('picking-stones'), true, 1).map(({ name }) => name);
    expect(names).not.toContain('ends-at-once');
  });
});
