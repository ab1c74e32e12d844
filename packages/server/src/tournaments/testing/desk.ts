import type { SubmissionState } from '@daeguk/api';
import type { SeatName } from '@daeguk/referee';
import { and, asc, eq, inArray, max } from 'drizzle-orm';
import pino from 'pino';
import { expect } from 'vitest';
import { createContest } from '../../contests/change.js';
import { Listener } from '../../store/listener.js';
import { games, submissions, tournaments } from '../../store/schema.js';
import type { Store } from '../../store/store.js';
import { contestFile } from '../../testing/contest-file.js';
import { insertAccount, insertSubmission } from '../../testing/rows.js';
import { openStore } from '../../testing/store.js';
import { Course } from '../course.js';
import { Director } from '../director.js';
import { readFacts } from '../facts.js';
import { finishedGames } from '../finished.js';
import { enterLadder, findLadder } from '../ladder.js';

export const ORGANISER = { account: null, isOrganiser: true };
export const VISITOR = { account: null, isOrganiser: false };

type GameRow = typeof games.$inferSelect;

/** What a game comes to: who wins it, or nobody. */
type Fate = (game: GameRow) => SeatName | null;

export const firstWins: Fate = () => 'first';

/** What comes about sooner or later, on a busy machine later. */
export function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000, interval: 20 });
}

/** The server without workers and people: the test plays the games. */
export class Desk {
  readonly #directors: { director: Director; listener: Listener }[] = [];
  #accounts = 0;
  #contests = 0;

  private constructor(
    readonly store: Store,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<Desk> {
    const { store, close } = await openStore();
    const desk: Desk = new Desk(store, async () => {
      await desk.dismiss();
      await close();
    });
    return desk;
  }

  /** One more director, as on a server of its own. */
  async direct(): Promise<Director> {
    const listener = new Listener(this.store.url);
    const director = new Director(this.store, listener, pino({ level: 'silent' }));
    this.#directors.push({ director, listener });
    await listener.open();
    await director.start();
    return director;
  }

  /** All directors go, as when servers stop. */
  async dismiss(): Promise<void> {
    for (const { director, listener } of this.#directors.splice(0)) {
      await director.stop();
      await listener.close();
    }
  }

  /** A contest like one of the files', with nobody in it. */
  async contest(like: string, changes: object = {}): Promise<{ contest: string; ladder: number }> {
    this.#contests += 1;
    const id = `${like}-${this.#contests}`;
    const file = contestFile(like, { ...changes, id });
    const made = await createContest(this.store, { file, calendar: {}, entry: 'open' }, 'en');
    expect(made).toEqual({ ok: true, value: id });
    const ladder = await findLadder(this.store.db, id);
    return { contest: id, ladder: ladder ?? expect.unreachable('no ladder') };
  }

  async account(nickname?: string): Promise<number> {
    this.#accounts += 1;
    const { id } = await insertAccount(this.store.db, nickname ?? `p${this.#accounts}`);
    return id;
  }

  /** A submission that has been built. */
  async built(author: number, contest: string): Promise<number> {
    const { db } = this.store;
    const [last] = await db
      .select({ number: max(submissions.number) })
      .from(submissions)
      .where(and(eq(submissions.author, author), eq(submissions.contest, contest)));
    const number = (last?.number ?? 0) + 1;
    return insertSubmission(db, { contest, author, number, state: 'building' });
  }

  /** A new submission on the ladder, of somebody new unless told. */
  async enter(contest: string, author?: number): Promise<number> {
    const submission = await this.built(author ?? (await this.account()), contest);
    await this.store.transaction((tx) => enterLadder(tx, submission));
    return submission;
  }

  async stateOf(submission: number): Promise<SubmissionState | undefined> {
    const { db } = this.store;
    const [row] = await db.select().from(submissions).where(eq(submissions.id, submission));
    return row?.state;
  }

  async tournamentState(id: number) {
    const [row] = await this.store.db.select().from(tournaments).where(eq(tournaments.id, id));
    return row?.state;
  }

  async games(tournament: number, ...states: GameRow['state'][]): Promise<GameRow[]> {
    return this.store.db
      .select()
      .from(games)
      .where(
        and(
          eq(games.tournament, tournament),
          states.length > 0 ? inArray(games.state, states) : undefined,
        ),
      )
      .orderBy(asc(games.id));
  }

  async gamesById(...ids: number[]): Promise<GameRow[]> {
    return this.store.db.select().from(games).where(inArray(games.id, ids));
  }

  /** As told by whoever plays it, once more. */
  async tell(game: number): Promise<void> {
    await this.store.transaction(({ notify }) => notify('games', String(game)));
  }

  async begin(game: number): Promise<void> {
    await this.#change(game, { state: 'playing', beganAt: new Date(), attempt: 1 });
  }

  async overrule(game: number): Promise<void> {
    await this.#change(game, { state: 'overruled', overruledFor: 'a test' });
  }

  /** All that wait, as if every worker had failed at them. */
  async spoilWaiting(tournament: number): Promise<void> {
    await this.store.transaction(async ({ db, notify }) => {
      const waiting = and(eq(games.tournament, tournament), eq(games.state, 'waiting'));
      await db.update(games).set({ state: 'spoilt', endedAt: new Date() }).where(waiting);
      await notify('tournaments', String(tournament));
    });
  }

  async #change(game: number, values: Partial<GameRow>): Promise<void> {
    await this.store.transaction(async ({ db, notify }) => {
      await db.update(games).set(values).where(eq(games.id, game));
      await notify('games', String(game));
    });
  }

  /** Ends games as workers would. */
  async finish(game: GameRow, winner: SeatName | null): Promise<void> {
    await this.finishAll([game], () => winner);
  }

  async finishAll(all: readonly GameRow[], fate: Fate): Promise<void> {
    await this.store.transaction(async ({ db, notify }) => {
      for (const game of all) {
        const winner = fate(game);
        const ending = winner === null ? 'level' : 'won';
        const known = { winner, ending, culprit: null, plies: 10 };
        const verdict = { ...known, cause: null, values: {}, margin: null };
        await db
          .update(games)
          .set({ ...known, verdict, state: 'done', endedAt: new Date() })
          .where(eq(games.id, game.id));
        await notify('games', String(game.id));
        await notify('tournaments', String(game.tournament));
      }
    });
  }

  /** Plays whatever is ordered until everything that is asked for has been played. */
  async playOut(tournament: number, fate: Fate): Promise<void> {
    for (;;) {
      await this.finishAll(await this.games(tournament, 'waiting'), fate);
      const course = await this.course(tournament);
      if (course.next.length === 0) return;
      await eventually(() => this.games(tournament, 'waiting')).not.toEqual([]);
    }
  }

  /** How a tournament stands by what the database alone says. */
  async course(tournament: number): Promise<Course> {
    const facts = await readFacts(this.store.db, tournament);
    if (facts === null) return expect.unreachable('no tournament');
    return new Course(facts, await finishedGames(this.store.db, facts));
  }
}
