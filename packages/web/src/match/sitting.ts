import type { GamePage, SeatWord } from '@daeguk/api';
import { type Course, latest, upTo, withMove } from './course.js';
import { type SeatName, seatToMove } from './seats.js';

/** A game before the server's referee, as whoever sits at one of its seats knows it. */
export interface Sitting {
  readonly seat: SeatName;
  readonly course: Course;
  /** What is to be answered, and until when by `performance.now()`; null while nothing is asked. */
  readonly question: { readonly number: number; readonly due: number | null } | null;
  /** A move that was sent and is not confirmed yet. */
  readonly pending: string | null;
  /** Why the last move that was sent is none. */
  readonly refusal: { readonly code: string; readonly sentence: string } | null;
  readonly over: GamePage | null;
}

export function sitDown(seat: SeatName, start: Course): Sitting {
  return { seat, course: start, question: null, pending: null, refusal: null, over: null };
}

/** What is known after a word of the server. */
export function afterWord(sitting: Sitting, word: SeatWord, now: number): Sitting {
  switch (word.say) {
    // Also when a game begins again: what was seen of it before is void.
    case 'seated':
      return sitDown(sitting.seat, upTo(sitting.course, 0));
    case 'turn': {
      const due = word.milliseconds === null ? null : now + word.milliseconds;
      return { ...sitting, question: { number: word.question, due }, pending: null };
    }
    case 'moved': {
      const course = withMove(sitting.course, word.move);
      const known = course.ok ? { ...sitting, course: course.value } : sitting;
      // A question may come before the move it follows: only moves of my own answer one.
      return word.seat === sitting.seat
        ? { ...known, question: null, pending: null, refusal: null }
        : known;
    }
    case 'refused': {
      const { code, sentence } = word;
      return { ...sitting, pending: null, refusal: { code, sentence } };
    }
    case 'over':
      return { ...sitting, question: null, pending: null, refusal: null, over: word.game };
  }
}

/** Whether a move of mine is waited for, and none is on its way. */
export function mayAnswer({ seat, course, question, pending, over }: Sitting): boolean {
  const isTurn = seatToMove(course.game, latest(course)) === seat;
  return isTurn && question !== null && pending === null && over === null;
}

/** A move was sent; it is shown as if it had been confirmed. */
export function afterAnswer(sitting: Sitting, move: string): Sitting {
  return { ...sitting, pending: move, refusal: null };
}

/** The course as it is shown, with the move that is on its way. */
export function shownCourse({ course, pending }: Sitting): Course {
  const next = pending === null ? null : withMove(course, pending);
  return next?.ok ? next.value : course;
}
