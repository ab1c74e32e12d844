import { setTimeout as sleep } from 'node:timers/promises';
import type { Note } from '@daeguk/referee';
import { sql } from 'drizzle-orm';
import type { Lease } from '../leases/leases.js';
import { nameOf } from '../leases/work.js';
import type { Store } from '../store/store.js';

type Moved = Extract<Note, { event: 'moved' }>;

/** In milliseconds: a move after a pause goes out at once, and those that come faster than this together. */
const GATHERED = 50;
const PAUSE = 500;

/** PostgreSQL takes notices of up to 8,000 bytes. */
const MOST_BYTES = 7500;

/** Tells the moves of a game to whoever watches, as long as the game is ours. Nothing here holds up the game. */
export class NotesOut {
  readonly #store: Store;
  readonly #lease: Lease;
  readonly #beginAgain: () => Promise<number | null>;
  readonly #closing = new AbortController();
  #attempt: number;
  #number = 1;
  #waiting: Moved[] = [];
  #lastPly = 0;
  #isNewAttempt = false;
  #sentAt = Number.NEGATIVE_INFINITY;
  #sending: Promise<void> | null = null;

  /** `beginAgain` tells the number of the next attempt: a referee that had to begin anew starts from the first move. */
  constructor(
    store: Store,
    lease: Lease,
    attempt: number,
    beginAgain: () => Promise<number | null>,
  ) {
    this.#store = store;
    this.#lease = lease;
    this.#attempt = attempt;
    this.#beginAgain = beginAgain;
  }

  get attempt(): number {
    return this.#attempt;
  }

  add(note: Note): void {
    if (note.event !== 'moved' || this.#isOver) return;
    if (note.ply <= this.#lastPly) {
      this.#waiting = [];
      this.#isNewAttempt = true;
    }
    this.#lastPly = note.ply;
    this.#waiting.push(note);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  /** Nothing more goes out: what is left is in the record. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#sending;
  }

  get #isOver(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Unless the game is over meanwhile: the next one waits for its core. */
  async #pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    await sleep(milliseconds, undefined, this.#closing).catch(() => {});
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#pause(this.#sentAt + GATHERED - performance.now());
      if (this.#isOver) return;
      this.#sentAt = performance.now();
      const batch = [...this.#waiting];
      try {
        if (this.#isNewAttempt) await this.#startOver();
        await this.#write(batch);
        this.#number += batch.length;
        // Unless the game has begun anew meanwhile, and nothing of this counts.
        if (this.#waiting[0] === batch[0]) this.#waiting.splice(0, batch.length);
      } catch {
        // No database: it is tried again until there is one, or the game is over.
        await this.#pause(PAUSE);
      }
    }
  }

  async #startOver(): Promise<void> {
    const attempt = await this.#beginAgain();
    if (attempt === null) this.#closing.abort();
    else this.#attempt = attempt;
    this.#number = 1;
    this.#isNewAttempt = false;
  }

  async #write(batch: readonly Moved[]): Promise<void> {
    const { work, token } = this.#lease;
    const [game, attempt, number] = [work.id, this.#attempt, this.#number];
    const whole = JSON.stringify({ game, attempt, number, notes: batch });
    const isShort = Buffer.byteLength(whole) <= MOST_BYTES;
    const payload = isShort ? whole : JSON.stringify({ game, attempt, number, notes: null });
    await this.#store.transaction(async ({ db, notify }) => {
      // What a crash takes of these is played again anyway.
      await db.execute(sql`set local synchronous_commit = off`);
      const { rowCount } = await db.execute(sql`
        insert into notes (game, attempt, number, note)
        select ${game}, ${attempt}, ${number} + place - 1, note
        from jsonb_array_elements(${JSON.stringify(batch)}::jsonb) with ordinality as batch (note, place)
        where exists (select from leases where work = ${nameOf(work)} and token = ${token})
        on conflict do nothing`);
      // Nothing: the game is somebody else's, or this is there already.
      if ((rowCount ?? 0) > 0) await notify('notes', payload);
    });
  }
}
