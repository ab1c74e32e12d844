import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gte, ne, not, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { workAgain } from '../leases/give-back.js';
import { endExpired } from '../leases/leases.js';
import { isLive } from '../leases/live.js';
import { queueStrays } from '../leases/strays.js';
import { games, workers } from '../store/schema.js';
import type { Store, Transaction } from '../store/store.js';
import { finishTrial } from '../submissions/tried.js';
import { tellOfGame } from './finish.js';

const PAUSE = 1000;

const MOST_ATTEMPTS = 20;

/** Every so many rounds it looks for what should not be there. */
const ROUNDS = 30;

/** Clears up after workers that died. Every process has one: it hardly matters how many there are. */
export class Reaper {
  readonly #store: Store;
  readonly #log: Logger;
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;

  constructor(store: Store, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    let isTroubled = false;
    for (let round = 0; !signal.aborted; round++) {
      try {
        await reap(this.#store);
        if (round % ROUNDS === 0) await clearUp(this.#store);
        isTroubled = false;
      } catch (error) {
        // Without a database there is nothing to reap; once is enough to say so.
        if (!isTroubled) this.#log.warn({ err: error }, 'cannot look after leases');
        isTroubled = true;
      }
      await sleep(PAUSE, undefined, { signal, ref: false }).catch(() => {});
    }
  }
}

/** Work of those who have stopped renewing goes back to the queue; the workers are gone. */
export async function reap(store: Store): Promise<void> {
  await store.transaction(async (tx) => {
    await workAgain(store, tx, await endExpired(tx));
    await giveUp(tx);
    const rows = await tx.db
      .update(workers)
      .set({ state: 'gone' })
      .where(and(ne(workers.state, 'gone'), not(isLive())))
      .returning({ id: workers.id });
    for (const { id } of rows) await tx.notify('workers', id);
  });
}

/** A game that its worker did not survive so often may be the reason: an organiser must look. */
async function giveUp(tx: Transaction): Promise<void> {
  const rows = await tx.db
    .update(games)
    .set({ state: 'spoilt', endedAt: sql`now()` })
    .where(and(eq(games.state, 'waiting'), gte(games.attempt, MOST_ATTEMPTS)))
    .returning();
  for (const { id, purpose, tournament } of rows) {
    if (purpose === 'trial') await finishTrial(tx, id);
    await tellOfGame(tx, id, tournament);
  }
}

/** Jobs for what has none, and no more notes, questions and workers than are of use. */
export async function clearUp(store: Store): Promise<void> {
  await queueStrays(store);
  for (const table of [sql`notes`, sql`questions`]) {
    await store.db.execute(sql`
      delete from ${table} n using games g
      where g.id = n.game and (g.state <> 'playing' or n.attempt < g.attempt)`);
  }
  await store.db.execute(
    sql`delete from workers where state = 'gone' and seen_at < now() - interval '1 day'`,
  );
}
