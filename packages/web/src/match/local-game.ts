import { type Outcome, ok, type Result } from '@daeguk/games';
import {
  type Clocks,
  expiry,
  nextTurn,
  paused,
  resumed,
  setClocks,
  type TimeLimit,
  type TimesLeft,
} from './clocks.js';
import { type Course, latest, outcomeOf, upTo, withMove } from './course.js';
import { mySeats, otherSeat, type SeatName, type Seats, seatOf, seatToMove } from './seats.js';

/** A game that this page referees, as far as it has got. */
export interface LocalGame {
  readonly course: Course;
  readonly seats: Seats;
  /** Null where nobody's time is limited. */
  readonly clocks: Clocks | null;
  /** What both had left before each ply, for whoever takes a move back. */
  readonly lefts: readonly TimesLeft[];
  /** It ended before the rules would have ended it. */
  readonly early: EarlyEnd | null;
}

export interface EarlyEnd {
  readonly reason: 'resigned' | 'time';
  readonly loser: SeatName;
}

export interface GameResult {
  readonly winner: SeatName | null;
  /** By the rules, or early: one of both. */
  readonly outcome: Outcome | null;
  readonly early: EarlyEnd | null;
}

export function beginLocal(course: Course, seats: Seats, limit: TimeLimit | null): LocalGame {
  const clocks = limit === null ? null : setClocks(limit);
  return { course, seats, clocks, lefts: clocks === null ? [] : [clocks.left], early: null };
}

/** How it ended; null while it goes on. */
export function resultOf({ course, early }: LocalGame): GameResult | null {
  if (early !== null) return { winner: otherSeat(early.loser), outcome: null, early };
  const outcome = outcomeOf(course);
  if (outcome === null) return null;
  const { winner } = outcome;
  return { winner: winner === null ? null : seatOf(course.game, winner), outcome, early: null };
}

/** Whose turn it is; null when it is over. */
export function turnOf(game: LocalGame): SeatName | null {
  return game.early === null ? seatToMove(game.course.game, latest(game.course)) : null;
}

/** The game with the clock of whoever is to move running. */
export function running(game: LocalGame, now: number): LocalGame {
  const seat = turnOf(game);
  if (game.clocks === null || seat === null) return game;
  return { ...game, clocks: resumed(game.clocks, seat, now) };
}

export function stopped(game: LocalGame, now: number): LocalGame {
  return game.clocks === null ? game : { ...game, clocks: paused(game.clocks, now) };
}

/** The game after a move of whoever is to move, or why that is no move. */
export function afterMove(game: LocalGame, text: string, now: number): Result<LocalGame> {
  const course = withMove(game.course, text);
  if (!course.ok) return course;
  const next = { ...game, course: course.value };
  if (game.clocks === null) return ok(next);
  const clocks = nextTurn(game.clocks, turnOf(next), now);
  return ok({ ...next, clocks, lefts: [...game.lefts, clocks.left] });
}

/** Who gives up when somebody at this screen does: whoever is to move of them, else the only one. */
export function resigner(game: LocalGame): SeatName | null {
  const mine = mySeats(game.seats);
  const turn = turnOf(game);
  if (turn === null) return null;
  return mine.includes(turn) ? turn : (mine[0] ?? null);
}

export function afterResigning(game: LocalGame, loser: SeatName, now: number): LocalGame {
  return { ...stopped(game, now), early: { reason: 'resigned', loser } };
}

/** The game, lost if the time of whoever is to move is up. */
export function afterTime(game: LocalGame, now: number): LocalGame {
  const seat = game.clocks?.running?.seat;
  const due = game.clocks && expiry(game.clocks);
  if (seat === undefined || due === null || now < due) return game;
  return { ...stopped(game, now), early: { reason: 'time', loser: seat } };
}

/** To which ply a game goes back when a person takes back: where one of them was to move last. */
export function plyBefore({ course, seats, early }: LocalGame): number | null {
  const mine = mySeats(seats);
  const { game, states } = course;
  const from = early === null ? states.length - 2 : states.length - 1;
  for (let ply = from; ply >= 0; ply--) {
    const seat = seatToMove(game, states[ply]);
    if (seat !== null && mine.includes(seat)) return ply;
  }
  return null;
}

/** The game as it was when a person was to move last. Nothing happens where that was never so. */
export function afterUndo(game: LocalGame, now: number): LocalGame {
  const ply = plyBefore(game);
  if (ply === null) return game;
  const course = upTo(game.course, ply);
  const lefts = game.lefts.slice(0, ply + 1);
  const left = lefts[ply];
  const clocks = game.clocks && left ? { ...game.clocks, left, running: null } : null;
  return running({ ...game, course, lefts, clocks, early: null }, now);
}
