import type { SubmissionState } from '@daeguk/api';
import { eq } from 'drizzle-orm';
import { type NewGame, orderGames } from '../../games/order.js';
import {
  contests,
  games,
  type StoredSeat,
  type SubmittedPlayer,
  submissionFiles,
  submissions,
  workers,
} from '../../store/schema.js';
import type { Store } from '../../store/store.js';
import { orderBuild } from '../../submissions/order-build.js';
import { contestFile } from '../../testing/contest-file.js';
import { insertAccount, insertSubmission } from '../../testing/rows.js';

// Rows as others write them, so that a test can begin with work that waits.

export const RANDOM: StoredSeat = { kind: 'random' };

export class Rows {
  readonly #store: Store;
  #made = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  async contest(id: string): Promise<void> {
    await this.#store.db
      .insert(contests)
      .values({ id, file: contestFile(id), isFromFile: true })
      .onConflictDoNothing();
  }

  async account(nickname: string): Promise<number> {
    const { id } = await insertAccount(this.#store.db, nickname);
    return id;
  }

  async submission(
    contest: string,
    player: SubmittedPlayer,
    files: Readonly<Record<string, Buffer | string>> = {},
    state: SubmissionState = 'playing',
  ): Promise<number> {
    this.#made += 1;
    await this.contest(contest);
    const author = await this.account(`author ${this.#made}`);
    const values = { contest, author, player, language: 'c', bytes: 1, state };
    const submission = await insertSubmission(this.#store.db, values);
    for (const [name, text] of Object.entries(files)) {
      await this.#store.db
        .insert(submissionFiles)
        .values({ submission, name, bytes: Buffer.from(text) });
    }
    return submission;
  }

  async pending(...given: Parameters<Rows['submission']>): Promise<number> {
    const [contest, player, files] = given;
    const id = await this.submission(contest, player, files, 'pending');
    await this.#store.transaction((tx) => orderBuild(this.#store, tx, id));
    return id;
  }

  /** A game that waits in the queue; of the dice against themselves where nothing else is said. */
  async game(contest: string, changes: Partial<NewGame> = {}): Promise<number> {
    await this.contest(contest);
    const usual = { contest, purpose: 'practice', first: RANDOM, second: RANDOM, seed: 1 } as const;
    const game = { ...usual, file: contestFile(contest), ...changes };
    const [id] = await this.#store.transaction((tx) => orderGames(this.#store, tx, [game]));
    return id!;
  }

  async worker(id: string, changes: Partial<typeof workers.$inferInsert> = {}): Promise<void> {
    const usual = { id, name: id, state: 'working', cores: 1, tier: 'A', speed: 1 } as const;
    await this.#store.db.insert(workers).values({ ...usual, ...changes });
  }

  async readGame(id: number): Promise<typeof games.$inferSelect> {
    const [row] = await this.#store.db.select().from(games).where(eq(games.id, id));
    return row!;
  }

  async stateOf(submission: number): Promise<SubmissionState> {
    const [row] = await this.#store.db
      .select({ state: submissions.state })
      .from(submissions)
      .where(eq(submissions.id, submission));
    return row!.state;
  }
}

export function python(protocol: string): SubmittedPlayer {
  return { kind: 'program', compiler: 'python3', protocol };
}
