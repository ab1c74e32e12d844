import { describe, expect, test } from 'vitest';
import type { Game, Outcome, Side } from '../game.js';
import { expectEqual } from './equal.js';
import { everyState, type Subject } from './states.js';

/** A way to turn a game into one that must go the same way. */
export interface Image<State, Move> {
  readonly name: string;
  state(state: State): State;
  move(move: Move): Move;
  side(side: Side): Side;
}

/**
 * Holds a game to its symmetries: the image of a state has the images of its legal moves, after them
 * the images of its successors, and the image of its outcome.
 */
export function describeSymmetries<State, Move, Options>(
  title: string,
  subject: Subject<State, Move, Options>,
  images: readonly Image<State, Move>[],
  candidates: (state: State) => Iterable<Move>,
): void {
  const { game } = subject;

  describe(title, () => {
    for (const image of images) {
      test(image.name, () => {
        everyState(subject, ({ state }) => {
          const pair = { state, mapped: image.state(state) };
          expectSameVerdict(game, image, pair);
          for (const move of candidates(state)) expectSameMove(game, image, pair, move);
        });
      });
    }
  });
}

interface Pair<State> {
  readonly state: State;
  readonly mapped: State;
}

function expectSameVerdict<State, Move, Options>(
  game: Game<State, Move, Options>,
  image: Image<State, Move>,
  { state, mapped }: Pair<State>,
): void {
  const side = game.toMove(state);
  expectEqual(game.toMove(mapped), side === null ? null : image.side(side));
  expectEqual(game.outcome(mapped), outcomeImage(game.outcome(state), image.side));
}

function expectSameMove<State, Move, Options>(
  game: Game<State, Move, Options>,
  image: Image<State, Move>,
  { state, mapped }: Pair<State>,
  move: Move,
): void {
  const isLegal = game.ruling(state, move) === null;
  const isImageLegal = game.ruling(mapped, image.move(move)) === null;
  // Asked of vitest only where it differs: there are too many moves.
  if (isLegal !== isImageLegal) expect.fail(`${game.formatMove(move)} is not symmetric`);
  if (!isLegal) return;
  const after = game.play(state, move);
  const mappedAfter = game.play(mapped, image.move(move));
  expectEqual(mappedAfter, image.state(after));
  expectSameVerdict(game, image, { state: after, mapped: mappedAfter });
}

function outcomeImage(outcome: Outcome | null, side: (side: Side) => Side): Outcome | null {
  if (outcome === null || outcome.winner === null) return outcome;
  return { ...outcome, winner: side(outcome.winner) };
}
