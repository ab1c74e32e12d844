import { gzipSync } from 'node:zlib';
import type { GamePage } from '@daeguk/api';
import { reversi } from '@daeguk/games';
import { eq, sql } from 'drizzle-orm';
import {
  contests,
  games,
  notes,
  questions,
  records,
  type StoredSeat,
  type submissions,
} from '../../store/schema.js';
import type { Store } from '../../store/store.js';
import { contestFile } from '../../testing/contest-file.js';
import { insertSubmission } from '../../testing/rows.js';

type Move = GamePage['moves'][number];

const file = contestFile('reversi');

/** The contest of Reversi, as a row. */
export async function addReversi(
  { db }: Store,
  more: Partial<typeof contests.$inferInsert> = {},
): Promise<string> {
  const id = more.id ?? 'reversi';
  await db
    .insert(contests)
    .values({ id, file: { ...file, id }, isFromFile: false, ...more })
    .onConflictDoNothing();
  return id;
}

export async function addSubmission(
  { db }: Store,
  author: number,
  more: Partial<typeof submissions.$inferInsert> = {},
): Promise<number> {
  const player = { kind: 'house', level: 'easy' } as const;
  const usual = {
    contest: 'reversi',
    author,
    player,
    language: 'house',
    state: 'effective',
  } as const;
  return insertSubmission(db, { ...usual, ...more });
}

const HOUSE: StoredSeat = { kind: 'house', level: 'easy' };

/** A game of Reversi whose worker is the test. */
export class StagedGame {
  readonly #store: Store;
  readonly id: number;
  attempt = 0;
  moves: Move[] = [];

  private constructor(store: Store, id: number) {
    this.#store = store;
    this.id = id;
  }

  static async order(
    store: Store,
    more: Partial<typeof games.$inferInsert> = {},
  ): Promise<StagedGame> {
    const [row] = await store.db
      .insert(games)
      .values({
        contest: 'reversi',
        purpose: 'tournament',
        first: HOUSE,
        second: HOUSE,
        file,
        seed: 1,
        cores: 1,
        state: 'waiting',
        ...more,
      })
      .returning({ id: games.id });
    return new StagedGame(store, row!.id);
  }

  async begin(): Promise<void> {
    this.attempt++;
    this.moves = [];
    await this.#change({ state: 'playing', attempt: this.attempt, beganAt: new Date() });
  }

  /** The next moves, one notice for all of them; or none, as when the line was down. */
  async play(count: number, told: 'whole' | 'number' | 'not' = 'whole'): Promise<void> {
    const number = this.moves.length + 1;
    const played = line.slice(number - 1, number - 1 + count);
    if (played.length === 0) return;
    this.moves.push(...played);
    const [game, attempt] = [this.id, this.attempt];
    const all = played.map((move) => ({ event: 'moved' as const, ...move }));
    await this.#store.transaction(async ({ db, notify }) => {
      await db
        .insert(notes)
        .values(all.map((note, index) => ({ game, attempt, number: number + index, note })));
      const payload = { game, attempt, number, notes: told === 'whole' ? all : null };
      if (told !== 'not') await notify('notes', JSON.stringify(payload));
    });
  }

  /** The last `unseen` moves are in the record only. */
  async finish(unseen = 0): Promise<void> {
    this.moves.push(...line.slice(this.moves.length, this.moves.length + unseen));
    const lines = this.moves.map((move) => ({ event: 'moved', ...move }));
    const record = [{ event: 'game' }, ...lines, { event: 'verdict' }, { event: 'seal' }];
    const gzip = gzipSync(record.map((each) => `${JSON.stringify(each)}\n`).join(''));
    await this.#store.db.insert(records).values({ game: this.id, gzip });
    await this.#change(
      { state: 'done', endedAt: new Date(), winner: 'first', ending: 'count', plies: lines.length },
      true,
    );
  }

  async ask(seat: 'first' | 'second', number: number, seconds: number | null): Promise<void> {
    const until = seconds === null ? null : sql`now() + ${seconds} * interval '1 second'`;
    const question = { attempt: this.attempt, number, until, answer: null };
    await this.#store.transaction(async ({ db, notify }) => {
      await db
        .insert(questions)
        .values({ game: this.id, seat, ...question })
        .onConflictDoUpdate({ target: [questions.game, questions.seat], set: question });
      await notify('questions', `${this.id} ${seat}`);
    });
  }

  async answer(seat: 'first' | 'second'): Promise<string | null | undefined> {
    const rows = await this.#store.db.select().from(questions).where(eq(questions.game, this.id));
    return rows.find((row) => row.seat === seat)?.answer;
  }

  async #change(change: Partial<typeof games.$inferInsert>, isOver = false): Promise<void> {
    await this.#store.transaction(async ({ db, notify }) => {
      await db.update(games).set(change).where(eq(games.id, this.id));
      if (isOver) await db.delete(notes).where(eq(notes.game, this.id));
      if (isOver) await db.delete(questions).where(eq(questions.game, this.id));
      await notify('games', String(this.id));
    });
  }
}

/** A whole game: the first legal square each time. */
export const line: readonly Move[] = wholeLine();

function wholeLine(): Move[] {
  const moves: Move[] = [];
  let state = reversi.setup({}, null);
  for (;;) {
    const [move] = reversi.legalMoves(state);
    if (move === undefined) return moves;
    const seat = reversi.toMove(state) === reversi.sides[0] ? 'first' : 'second';
    state = reversi.play(state, move);
    const ply = reversi.ply(state);
    moves.push({
      seat,
      ply,
      move: reversi.formatMove(move),
      charged: ply,
      left: null,
      instead: null,
      memory: null,
    });
  }
}
