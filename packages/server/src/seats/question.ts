import type { SeatName } from '@daeguk/referee';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { questions } from '../store/schema.js';
import type { Db, Store } from '../store/store.js';

/** Where a person sits. */
export interface SeatPlace {
  readonly game: number;
  readonly seat: SeatName;
}

/** What a person is asked: the next move. */
export interface Question {
  readonly attempt: number;
  readonly number: number;
  /** Until when, by `performance.now()`; null without a clock. */
  readonly due: number | null;
}

/** The question that waits for an answer, if one does. All hosts go by the clock of the database. */
export async function openQuestion(db: Db, place: SeatPlace): Promise<Question | null> {
  const left = sql<number | null>`
    (extract(epoch from ${questions.until} - clock_timestamp()) * 1000)::float8`;
  const [row] = await db
    .select({ attempt: questions.attempt, number: questions.number, left })
    .from(questions)
    .where(and(isAt(place), isNull(questions.answer)));
  if (row === undefined) return null;
  const { attempt, number } = row;
  return { attempt, number, due: row.left === null ? null : performance.now() + row.left };
}

/** Answers a question, once and in time; false if it was too late for that. */
export async function answerQuestion(
  store: Store,
  place: SeatPlace,
  { attempt, number }: Question,
  answer: string,
): Promise<boolean> {
  return store.transaction(async ({ db, notify }) => {
    const rows = await db
      .update(questions)
      .set({ answer })
      .where(
        and(
          isAt(place),
          eq(questions.attempt, attempt),
          eq(questions.number, number),
          isNull(questions.answer),
          or(isNull(questions.until), sql`${questions.until} > clock_timestamp()`),
        ),
      )
      .returning({ number: questions.number });
    if (rows.length > 0) await notify('answers', `${place.game} ${place.seat}`);
    return rows.length > 0;
  });
}

function isAt({ game, seat }: SeatPlace) {
  return and(eq(questions.game, game), eq(questions.seat, seat));
}
