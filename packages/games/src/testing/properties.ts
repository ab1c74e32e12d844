import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game.js';
import { pickMove } from '../pick-move.js';
import { Random } from '../random.js';
import { ok, type Result } from '../result.js';
import { expectEqual } from './equal.js';
import { everyState, everyStateWith, legalMove, type Subject } from './states.js';

interface GenericSubject<State, Move, Options> extends Subject<State, Move, Options> {
  /**
   * All moves that can be legal in this state, each written one way, and many that cannot. Absent
   * where there are too many.
   */
  universe?(state: State): Iterable<Move>;
  /** False where the text of a position leaves out what ended the game. */
  textTellsAll?(state: State): boolean;
}

/** What holds for every game. */
export function describeProperties<State, Move, Options>(
  title: string,
  subject: GenericSubject<State, Move, Options>,
): void {
  const { game, universe, textTellsAll } = subject;

  describe(title, () => {
    test('every legal move is read back as it is written', () => {
      everyState(subject, ({ state }) => {
        const moves = [...game.legalMoves(state)];
        const read = moves.map((move) => game.parseMove(game.formatMove(move), state));
        expectEqual(read, moves.map(ok));
      });
    });

    test('every position is read back as it is written', () => {
      everyState(subject, ({ state, options }) => {
        if (textTellsAll?.(state) === false) return;
        const read = unwrapped(game.parsePosition(game.formatPosition(state), options));
        expectEqual(summary(game, read), summary(game, state));
      });
    });

    test('every state comes back from its JSON', () => {
      everyState(subject, ({ state }) => {
        const text = JSON.stringify(game.toJson(state));
        expectEqual(game.fromJson(JSON.parse(text)), ok(state));
      });
    });

    test('every listed move is allowed, and listed once', () => {
      everyState(subject, ({ state }) => {
        const moves = [...game.legalMoves(state)];
        expect(moves.filter((move) => game.ruling(state, move) !== null)).toEqual([]);
        expect(new Set(moves.map(game.formatMove)).size).toBe(moves.length);
      });
    });

    test('a move picked is the one picked from the list of all', () => {
      everyStateWith(
        subject,
        () => fc.nat(),
        ({ state }, seed) => {
          if (game.outcome(state) !== null) return;
          const listed = new Random(seed).pick([...game.legalMoves(state)]);
          expectEqual(pickMove(game, state, new Random(seed)), listed);
        },
      );
    });

    if (universe !== undefined) {
      test('every move that is allowed is listed', () => {
        everyState(subject, ({ state }) => {
          const allowed = [...universe(state)].filter((move) => game.ruling(state, move) === null);
          const listed = [...game.legalMoves(state)];
          expectEqual(allowed.map(game.formatMove).sort(), listed.map(game.formatMove).sort());
        });
      });
    }

    test('whether the game is over is the same whichever way it is asked', () => {
      everyState(subject, ({ state }) => {
        const isOver = game.outcome(state) !== null;
        expect(game.toMove(state) === null).toBe(isOver);
        const [move] = game.legalMoves(state);
        expect(move === undefined).toBe(isOver);
      });
    });

    test('no question and no move changes a state', () => {
      everyStateWith(
        subject,
        () => fc.nat(),
        ({ state, options }, choice) => {
          const before = structuredClone(state);
          summary(game, state);
          game.toJson(state);
          game.parsePosition(game.formatPosition(state), options);
          if (game.toMove(state) !== null) {
            const move = legalMove(subject, state, choice);
            game.ruling(state, move);
            game.parseMove(game.formatMove(move), state);
            expect(game.play(state, move)).not.toBe(state);
          }
          expectEqual(state, before);
        },
      );
    });

    test(`every game ends within ${subject.longest} turns`, () => {
      const choices = fc.array(fc.nat(), {
        minLength: subject.longest,
        maxLength: subject.longest,
      });
      everyStateWith(
        subject,
        () => choices,
        ({ state }, line) => {
          let last = state;
          for (const choice of line) {
            if (game.toMove(last) === null) break;
            last = game.play(last, legalMove(subject, last, choice));
          }
          expect(game.outcome(last)).not.toBeNull();
        },
      );
    });
  });
}

/** What a position must tell. */
function summary<State, Move, Options>(game: Game<State, Move, Options>, state: State) {
  return {
    board: game.board(state),
    toMove: game.toMove(state),
    ply: game.ply(state),
    outcome: game.outcome(state),
    moves: [...game.legalMoves(state)].map(game.formatMove),
  };
}

function unwrapped<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}
