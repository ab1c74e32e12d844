import type { GameResult } from '@daeguk/tournaments';
import { isFrozen } from '../contests/contests.js';
import type { Db, Store } from '../store/store.js';
import { LiveBoard } from './board.js';
import { Course } from './course.js';
import { areCalledAlike, type Facts, isSamePlay, readFacts } from './facts.js';
import { finishedGames } from './finished.js';
import { RankLog } from './rank-history.js';
import { settle } from './settle.js';

type Changed = (contest: string, version: number) => void;

/** A tournament that is kept in memory: how it goes, and the boards that are shown of it. */
export class Watched {
  readonly #changed: (version: number) => void;
  readonly #live: LiveBoard;
  readonly #ranks: RankLog;
  #frozen: { readonly at: number; readonly board: Promise<LiveBoard> } | null = null;

  private constructor(course: Course, changed: Changed) {
    const { tournament, contest } = course.facts;
    this.#changed = (version) => changed(contest.id, version);
    this.#live = new LiveBoard(course, this.#changed);
    this.#ranks = new RankLog(tournament.id);
  }

  /** Null if there is no such tournament. */
  static async read(db: Db, id: number, changed: Changed): Promise<Watched | null> {
    const course = await readCourse(db, id);
    return course && new Watched(course, changed);
  }

  get course(): Course {
    return this.#live.course;
  }

  /** Since when it stands still for whoever is no organiser; null if it moves. */
  frozenAt(now: Date): Date | null {
    const { contest } = this.course.facts;
    return isFrozen(contest, now) ? contest.frozenAt : null;
  }

  /** The board as it is, or as it stood at a moment. */
  async board(db: Db, moment: Date | null): Promise<LiveBoard> {
    if (moment === null) return this.#live;
    if (this.#frozen?.at !== moment.getTime()) {
      this.#thaw();
      this.#frozen = { at: moment.getTime(), board: this.#freeze(db, moment) };
      // What could not be read is read by the next who asks.
      this.#frozen.board.catch(() => this.#thaw());
    }
    return this.#frozen.board;
  }

  add(results: readonly GameResult[]): void {
    if (this.course.add(results)) this.#live.show(this.course);
  }

  /** Reads everything anew: some results may count no more. */
  async reload(db: Db): Promise<void> {
    const course = await readCourse(db, this.course.facts.tournament.id);
    if (course === null) return;
    this.#thaw();
    this.#live.show(course);
  }

  /**
   * Does what follows from how it stands. Answers with games that are over, though it was not known; null if it is
   * gone itself.
   */
  async settle(store: Store): Promise<readonly number[] | null> {
    for (;;) {
      const { facts, isStale, unheard } = await settle(store, this.course, this.#ranks);
      if (facts === null) return null;
      this.#adopt(facts);
      if (!isStale) return unheard;
    }
  }

  close(): void {
    this.#live.close();
    this.#thaw();
  }

  #adopt(facts: Facts): void {
    const { course } = this;
    const before = course.facts;
    if (isSamePlay(facts, before)) {
      course.update(facts);
      if (!areCalledAlike(facts, before)) this.#live.show(course);
    } else this.#live.show(course.with(facts));
  }

  async #freeze(db: Db, moment: Date): Promise<LiveBoard> {
    const { id } = this.course.facts.tournament;
    const course = (await readCourse(db, id, moment)) ?? this.course;
    return new LiveBoard(course, this.#changed, moment);
  }

  #thaw(): void {
    this.#frozen?.board.then((board) => board.close()).catch(() => {});
    this.#frozen = null;
  }
}

async function readCourse(db: Db, id: number, moment: Date | null = null): Promise<Course | null> {
  const facts = await readFacts(db, id, moment);
  return facts && new Course(facts, await finishedGames(db, facts, moment));
}
