import {
  type AnyGame,
  fail,
  type Json,
  type Outcome,
  ok,
  type Result,
  readMove,
} from '@daeguk/games';
import type { LastMove } from '../games/look.js';

/** A game as far as it has got: every state from the start on, and the moves between them. */
export interface Course {
  readonly game: AnyGame;
  /** One more than there are moves. */
  readonly states: readonly unknown[];
  readonly moves: readonly string[];
}

export function begin(game: AnyGame, start: unknown): Course {
  return { game, states: [start], moves: [] };
}

/** From what a server tells of a game. */
export function beginFrom(game: AnyGame, start: Json): Result<Course> {
  const state = game.fromJson(start);
  return state.ok ? ok(begin(game, state.value)) : state;
}

/** The course with one move more, or why that is no move. */
export function withMove(course: Course, text: string): Result<Course> {
  const { game, states, moves } = course;
  const move = readMove(game, latest(course), text);
  if (!move.ok) return move;
  const next = game.play(latest(course), move.value);
  return ok({ game, states: [...states, next], moves: [...moves, game.formatMove(move.value)] });
}

/** The course with all these moves; what does not fit any more is an error of whoever told them. */
export function withMoves(course: Course, texts: Iterable<string>): Result<Course> {
  const { game } = course;
  const states = [...course.states];
  const moves = [...course.moves];
  for (const text of texts) {
    const state = states[states.length - 1];
    const move = readMove(game, state, text);
    if (!move.ok) return fail(move.fault.code, { ...move.fault.values, ply: moves.length });
    states.push(game.play(state, move.value));
    moves.push(game.formatMove(move.value));
  }
  return ok({ game, states, moves });
}

/** The course as it was after so many plies. */
export function upTo({ game, states, moves }: Course, ply: number): Course {
  return { game, states: states.slice(0, ply + 1), moves: moves.slice(0, ply) };
}

export function latest({ states }: Course): unknown {
  return states[states.length - 1];
}

export function outcomeOf(course: Course): Outcome | null {
  return course.game.outcome(latest(course));
}

/** What a board marks after so many plies: the move before, and the state it was made in. */
export function lastMove({ states, moves }: Course, ply: number): LastMove | null {
  const move = moves[ply - 1];
  return move === undefined ? null : { before: states[ply - 1], move };
}
