import type { GamePage } from '@daeguk/api';
import { fail, games, type Json, ok, type Result } from '@daeguk/games';
import { beginFrom, type Course, upTo, withMove, withMoves } from './course.js';

export type PlayedMove = GamePage['moves'][number];

/** What a server has told of a game so far. */
export interface Told {
  readonly course: Course;
  /** As many as the course has, with what each of them took. */
  readonly moves: readonly PlayedMove[];
}

export function toldBy({ file, start, moves }: GamePage): Result<Told> {
  const game = games.get(String(file.game));
  if (game === undefined) return fail('unknown-game', { game: String(file.game) });
  const begun = beginFrom(game, start as Json);
  return begun.ok ? withAll({ course: begun.value, moves: [] }, moves) : begun;
}

/** What was seen of it before is void: it begins again. */
export function begunAnew({ course }: Told): Told {
  return { course: upTo(course, 0), moves: [] };
}

export function withMoved({ course, moves }: Told, move: PlayedMove): Result<Told> {
  const next = withMove(course, move.move);
  return next.ok ? ok({ course: next.value, moves: [...moves, move] }) : next;
}

/** The same game when all its moves were told at once: what is known of it stays as it is, only more is added. */
export function caughtUp(told: Told, moves: readonly PlayedMove[]): Result<Told> {
  const isMore = told.moves.every(({ move }, index) => move === moves[index]?.move);
  return isMore ? withAll(told, moves.slice(told.moves.length)) : withAll(begunAnew(told), moves);
}

function withAll({ course, moves }: Told, more: readonly PlayedMove[]): Result<Told> {
  const next = withMoves(
    course,
    more.map(({ move }) => move),
  );
  return next.ok ? ok({ course: next.value, moves: [...moves, ...more] }) : next;
}
