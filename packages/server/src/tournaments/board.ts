import type { Board } from '@daeguk/api';
import { rating } from '@daeguk/tournaments';
import { boardView, type Ratings } from './board-view.js';
import type { Course } from './course.js';
import { inPieces } from './in-pieces.js';

/** Ratings take a tenth of a second for 200 entrants: not more often than this, in milliseconds. */
const BETWEEN_RATINGS = 5000;

/**
 * A board as it is shown: made once for each change, however many look at it. Ratings are worked out aside, while
 * somebody looks; until then the last ones stand.
 */
export class LiveBoard {
  readonly #frozenAt: Date | null;
  /** Told when there is something new on it. */
  readonly #changed: (version: number) => void;
  #course: Course;
  #version = 0;
  #view: Board | null = null;
  #ratings: Ratings = new Map();
  #isRated = false;
  #ratedAt = Number.NEGATIVE_INFINITY;
  /** Until the ratings are there that it was set for. */
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(course: Course, changed: (version: number) => void, frozenAt: Date | null = null) {
    this.#course = course;
    this.#changed = changed;
    this.#frozenAt = frozenAt;
    // Versions grow from one start of the server to the next, and from a board that stands still to one that moves.
    this.#version = (frozenAt ?? new Date()).getTime();
  }

  get course(): Course {
    return this.#course;
  }

  show(course: Course): void {
    this.#course = course;
    this.#isRated = false;
    this.#renew();
  }

  get view(): Board {
    if (!this.#isRated) this.#rateSoon();
    this.#view ??= boardView(this.#course, this.#version, this.#frozenAt, this.#ratings);
    return this.#view;
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #renew(): void {
    const now = this.#frozenAt === null ? Date.now() : 0;
    this.#version = Math.max(this.#version + 1, now);
    this.#view = null;
    this.#changed(this.#version);
  }

  #rateSoon(): void {
    const wait = Math.max(0, this.#ratedAt + BETWEEN_RATINGS - performance.now());
    this.#timer ??= setTimeout(async () => {
      await this.#rate();
      this.#timer = null;
    }, wait).unref();
  }

  async #rate(): Promise<void> {
    const { standings, pairCounts, done } = this.#course;
    this.#isRated = true;
    if (done === 0) return;
    const entrants = standings.table.map(({ entrant }) => entrant);
    const { ratings } = await inPieces(rating(entrants, pairCounts));
    if (this.#isClosed) return;
    this.#ratings = new Map(ratings.map((one) => [one.entrant, one]));
    this.#ratedAt = performance.now();
    this.#renew();
  }
}
