import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonLine, SeatName } from '@daeguk/referee';
import { and, eq, sql } from 'drizzle-orm';
import { questions } from '../store/schema.js';
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
  #number = 0;
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
        number: null,
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
    if (open === null || open.number === null) return;
    try {
      const [row] = await this.#setting.store.db
        .select({ answer: questions.answer })
        .from(questions)
        .where(and(this.#isOurs(), eq(questions.number, open.number)));
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
    // By now another worker may play this game, and ask.
    if (this.#isClosed) return;
    const { store, game, seat, attempt } = this.#setting;
    const until =
      milliseconds === null
        ? null
        : sql`now() + ${Math.round(milliseconds)} * interval '1 millisecond'`;
    const question = { attempt: attempt(), until, answer: null };
    this.#number = await store.transaction(async ({ db, notify }) => {
      const [row] = await db
        .insert(questions)
        .values({ game, seat, number: this.#number + 1, ...question })
        .onConflictDoUpdate({
          target: [questions.game, questions.seat],
          set: { ...question, number: sql`greatest(excluded.number, ${questions.number} + 1)` },
        })
        .returning({ number: questions.number });
      await notify('questions', `${game} ${seat}`);
      return row?.number ?? 0;
    });
    open.number = this.#number;
  }

  async #withdraw(): Promise<void> {
    const { store, game, seat } = this.#setting;
    await store.transaction(async ({ db, notify }) => {
      await db.delete(questions).where(and(this.#isOurs(), eq(questions.number, this.#number)));
      await notify('questions', `${game} ${seat}`);
    });
  }

  #isOurs() {
    const { game, seat } = this.#setting;
    return and(eq(questions.game, game), eq(questions.seat, seat));
  }
}

interface OpenQuestion {
  resolve(move: string): void;
  /** Null until it is written. */
  number: number | null;
  readonly look: NodeJS.Timeout;
  readonly patience: NodeJS.Timeout | null;
}
