import { loadavg } from 'node:os';
import { and, eq, max, sql } from 'drizzle-orm';
import { readSettings } from '../accounts/settings.js';
import { isLive } from '../leases/live.js';
import { workers } from '../store/schema.js';
import type { Store, Transaction } from '../store/store.js';
import { nextStanding, type Standing, WORKING } from './standing.js';

/** Who this worker is. */
export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly cores: number;
  readonly tier: string;
  readonly speed: number;
}

/** This worker's row: it says that we live, and organisers say in it what we may do. */
export class Presence {
  readonly #store: Store;
  readonly #identity: Identity;
  #standing: Standing = WORKING;
  /** What we decided ourselves and have not written yet. */
  #decided: Standing | null = null;

  constructor(store: Store, identity: Identity) {
    this.#store = store;
    this.#identity = identity;
  }

  get standing(): Standing {
    return this.#decided ?? this.#standing;
  }

  /** Goes into the row with the next beat. */
  decide(standing: Standing): void {
    this.#decided = standing;
  }

  /** Says that we live, and looks where we stand. */
  async beat(): Promise<void> {
    const decided = this.#decided;
    const next = await this.#store.transaction(async (tx) => {
      const found = await this.#find(tx);
      const next = decided ?? nextStanding(this.#standing, found, await this.#speeds(tx));
      await this.#write(tx, next);
      if (found?.state !== next.state) await tx.notify('workers', this.#identity.id);
      return next;
    });
    this.#standing = next;
    if (this.#decided === decided) this.#decided = null;
  }

  async #find({ db }: Transaction): Promise<Standing | null> {
    const [row] = await db
      .select({ state: workers.state, reason: workers.reason })
      .from(workers)
      .where(eq(workers.id, this.#identity.id))
      .for('update');
    return row ?? null;
  }

  async #speeds({ db }: Transaction) {
    const own = this.#identity.speed;
    const { slowestWorker } = await readSettings(db);
    const [row] = await db
      .select({ fastest: max(workers.speed) })
      .from(workers)
      .where(and(eq(workers.state, 'working'), isLive()));
    return { own, fastest: Math.max(own, row?.fastest ?? 0), share: slowestWorker };
  }

  async #write({ db }: Transaction, standing: Standing): Promise<void> {
    const load = (loadavg()[0] ?? 0) / this.#identity.cores;
    const change = { ...standing, load, seenAt: sql`now()` };
    await db
      .insert(workers)
      .values({ ...this.#identity, ...change })
      .onConflictDoUpdate({ target: workers.id, set: change });
  }
}
