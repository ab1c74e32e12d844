import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Game } from '../game.js';
import { type Catalogue, shared } from '../messages.js';
import type { Fault, Result } from '../result.js';
import { expectEqual } from './equal.js';
import { everyStateWith, type Subject } from './states.js';

/** What bots and files send can be anything: it is refused, never a crash. */
export function describeFuzz<State, Move, Options>(
  title: string,
  subject: Subject<State, Move, Options>,
): void {
  const { game } = subject;

  describe(title, () => {
    test('any text may be sent as a move', () => {
      everyStateWith(
        subject,
        ({ state }) => textsLike([...firstMoves(game, state)].map(game.formatMove)),
        ({ state }, text) => {
          const read = game.parseMove(text, state);
          if (!read.ok) {
            expectSentence(game, read.fault);
            return;
          }
          // What can be read can be ruled on, and is written as it will be read again.
          const fault = game.ruling(state, read.value);
          if (fault !== null) expectSentence(game, fault);
          expectEqual(game.parseMove(game.formatMove(read.value), state), read);
        },
      );
    });

    test('any text may be sent as a position', () => {
      everyStateWith(
        subject,
        ({ state }) => textsLike([game.formatPosition(state)]),
        ({ options }, text) => expectUsable(game, game.parsePosition(text, options)),
      );
    });

    test('any JSON may be sent as a state', () => {
      everyStateWith(
        subject,
        ({ state }) => fc.oneof(fc.jsonValue(), spoiltMembers(game.toJson(state))),
        (_, json) => expectUsable(game, game.fromJson(json)),
      );
    });
  });
}

/** Any text at all, and texts almost like the given ones, which get further before they fail. */
function textsLike(samples: readonly string[]): fc.Arbitrary<string> {
  const anything = [
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...(samples.join('') || ' ')), maxLength: 40 }),
  ];
  if (samples.length === 0) return fc.oneof(...anything);
  const spoilt = fc
    .record({
      sample: fc.constantFrom(...samples),
      at: fc.nat(),
      cut: fc.nat(3),
      put: fc.oneof(fc.string({ unit: 'binary', maxLength: 3 }), fc.nat(20).map(String)),
    })
    .map(({ sample, at, cut, put }) => {
      const start = at % (sample.length + 1);
      return sample.slice(0, start) + put + sample.slice(start + cut);
    });
  return fc.oneof(...anything, spoilt, spoilt, spoilt);
}

/** A good JSON object with one member changed to anything or left out. */
function spoiltMembers(json: unknown): fc.Arbitrary<unknown> {
  const members = Object.entries(json as object);
  return fc
    .record({ index: fc.nat(members.length - 1), value: fc.option(fc.jsonValue()) })
    .map(({ index, value }) =>
      Object.fromEntries(
        members.flatMap(([name, good], i) => {
          if (i !== index) return [[name, good]];
          return value === null ? [] : [[name, value]];
        }),
      ),
    );
}

/** A fault has a sentence, and the values the sentence speaks of. */
function expectSentence(game: AnyGame, { code, values }: Fault): void {
  const key = `fault.${code}`;
  const common: Catalogue = shared;
  const sentence = game.messages.en[key] ?? common.en[key] ?? '';
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  expect(sentence).not.toBe('');
  expect(names.filter((name) => values[name] === undefined)).toEqual([]);
}

/** What is accepted can be asked everything and agrees with itself. */
function expectUsable<State, Move, Options>(
  game: Game<State, Move, Options>,
  result: Result<State>,
): void {
  if (!result.ok) {
    expectSentence(game, result.fault);
    return;
  }
  const state = result.value;
  const isOver = game.outcome(state) !== null;
  const moves = firstMoves(game, state);
  expect(game.toMove(state) === null).toBe(isOver);
  expect(moves.length === 0).toBe(isOver);
  for (const move of moves) {
    expect(game.ruling(state, move)).toBeNull();
    game.board(game.play(state, move));
  }
  expectEqual(game.fromJson(JSON.parse(JSON.stringify(game.toJson(state)))), result);
}

/** Enough of the legal moves to try something on. */
function firstMoves<State, Move, Options>(game: Game<State, Move, Options>, state: State): Move[] {
  const moves: Move[] = [];
  for (const move of game.legalMoves(state)) {
    moves.push(move);
    if (moves.length === 20) break;
  }
  return moves;
}
