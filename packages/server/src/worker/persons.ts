import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonLine, SeatName } from '@daeguk/referee';
import { and, eq, lte, sql } from 'drizzle-orm';
import { games, questions } from '../store/schema.js';
import type { Store } from '../store/store.js';

/** Notices can be lost: whoever waits for an answer also looks, every so many milliseconds. */
const LOOK = 1000;
const PAUSE = 500;

/** How long nobody may answer where no clock runs. */
const SILENCE = 15 * 60_000;

export interface PersonSetting {
  readonly store: Store;
  readonly game: number;
  readonly seat: SeatName;
  readonly isTimed: boolean;
  attempt(): number;
  /** Nobody is there any more. */
  silent(): void;
  readonly silence?: number;
}

/** A person's line through the database: questions are rows, and so are answers. */
export class StoredLine implements PersonLine {
  readonly #setting: PersonSetting;
  #open: OpenQuestion | null = null;
  #last: Posted = { attempt: 0, number: 0 };
  /** Rows are written one after the other, in the order of what happened. */
  #writing: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(setting: PersonSetting) {
    this.#setting = setting;
  }

  ask: PersonLine['ask'] = (_situation, milliseconds) =>
    new Promise((resolve) => {
      const { isTimed, silent, silence = SILENCE } = this.#setting;
      this.#end();
      const open: OpenQuestion = {
        resolve,
        posted: null,
        look: setInterval(() => void this.look(), LOOK),
        patience: isTimed ? null : setTimeout(silent, silence),
      };
      this.#open = open;
      this.#write(() => this.#post(open, isTimed ? milliseconds : null));
    });

  rest(): void {
    if (this.#open === null) return;
    this.#end();
    this.#write(() => this.#withdraw());
  }

  /** Looks whether the answer is there: to this question, not to the one before. */
  async look(): Promise<void> {
    const open = this.#open;
    if (open === null || open.posted === null) return;
    try {
      const [row] = await this.#setting.store.db
        .select({ answer: questions.answer })
        .from(questions)
        .where(this.#is(open.posted));
      if (this.#open !== open || row === undefined || row.answer === null) return;
      this.#end();
      open.resolve(row.answer);
    } catch {
      // No database: the next look may find one.
    }
  }

  /** Whatever is open stays unanswered. */
  async close(): Promise<void> {
    this.rest();
    this.#isClosed = true;
    await this.#writing;
  }

  #end(): void {
    if (this.#open === null) return;
    clearInterval(this.#open.look);
    if (this.#open.patience !== null) clearTimeout(this.#open.patience);
    this.#open = null;
  }

  #write(act: () => Promise<void>): void {
    this.#writing = this.#writing.then(async () => {
      for (;;) {
        try {
          return await act();
        } catch {
          if (this.#isClosed) return;
          await sleep(PAUSE);
        }
      }
    });
  }

  /** The number grows from one question to the next, even over attempts: no answer fits two of them. */
  async #post(open: OpenQuestion, milliseconds: number | null): Promise<void> {
    if (this.#isClosed || this.#open !== open) return;
    const { store, game, seat } = this.#setting;
    const attempt = this.#setting.attempt();
    const until =
      milliseconds === null
        ? null
        : sql`now() + ${Math.round(milliseconds)} * interval '1 millisecond'`;
    const question = { attempt, until, answer: null };
    this.#last = await store.transaction(async ({ db, notify }) => {
      const [current] = await db
        .select({ id: games.id })
        .from(games)
        .where(and(eq(games.id, game), eq(games.attempt, attempt)));
      if (current === undefined) throw new NotCurrent();
      const [row] = await db
        .insert(questions)
        .values({ game, seat, number: this.#last.number + 1, ...question })
        .onConflictDoUpdate({
          target: [questions.game, questions.seat],
          set: { ...question, number: sql`greatest(excluded.number, ${questions.number} + 1)` },
          setWhere: lte(questions.attempt, attempt),
        })
        .returning({ attempt: questions.attempt, number: questions.number });
      if (row === undefined) throw new NotCurrent();
      await notify('questions', `${game} ${seat}`);
      return row;
    });
    open.posted = this.#last;
  }

  async #withdraw(): Promise<void> {
    const { store, game, seat } = this.#setting;
    await store.transaction(async ({ db, notify }) => {
      await db.delete(questions).where(this.#is(this.#last));
      await notify('questions', `${game} ${seat}`);
    });
  }

  /** Another worker may play this game by now, and ask: its questions are not ours. */
  #is({ attempt, number }: Posted) {
    const { game, seat } = this.#setting;
    return and(
      eq(questions.game, game),
      eq(questions.seat, seat),
      eq(questions.attempt, attempt),
      eq(questions.number, number),
    );
  }
}

/** By what a question is known. */
interface Posted {
  readonly attempt: number;
  readonly number: number;
}

/** The game has begun again: here, and we are about to hear of it, or elsewhere, and the line is about to be closed. */
class NotCurrent extends Error {}

interface OpenQuestion {
  resolve(move: string): void;
  /** Null until it is written. */
  posted: Posted | null;
  readonly look: NodeJS.Timeout;
  readonly patience: NodeJS.Timeout | null;
}
