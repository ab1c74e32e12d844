import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import PgBoss from 'pg-boss';

/** Typed queries, inside a transaction or outside. */
export type Db = NodePgDatabase;

/** What happens together or not at all: rows, jobs and notices. */
export interface Transaction {
  readonly db: Db;
  /** To be given to the queue, so that a job is there exactly if its row is. */
  readonly jobs: { readonly db: PgBoss.Db };
  /** Tells whoever listens, on any host, once all of this is true. */
  notify(channel: Channel, payload: string): Promise<void>;
}

/** What processes tell each other through the database. */
export type Channel =
  /** There is work in the queue. */
  | 'work'
  /** Notes of a game that is on: see `notes`. */
  | 'notes'
  /** A game began, ended, or was called off: its id. */
  | 'games'
  /** A submission is in another state: its id. */
  | 'submissions'
  /** Who takes part in a tournament, or its state, or what counts: its id. */
  | 'tournaments'
  /** A person is asked, or has answered: "game seat". */
  | 'questions'
  | 'answers'
  /** A game is to be broken off: its id. */
  | 'stops'
  /** A worker is to do as its row says: its id. */
  | 'workers'
  | 'contests';

/** A dead network shows by silence only: nothing waits for ever. */
const PATIENCE = { connectionTimeoutMillis: 5000, query_timeout: 15_000, keepAlive: true };

/** The database, the queue in it, and the way to change both at once. */
export class Store {
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly boss: PgBoss;

  constructor(
    readonly url: string,
    { connections = 10, isKeeper = false }: { connections?: number; isKeeper?: boolean } = {},
  ) {
    this.pool = new pg.Pool({ connectionString: url, max: connections, ...PATIENCE });
    // A connection that breaks while nobody uses it is replaced by the next one; whoever uses one is told by their query.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
    this.db = drizzle(this.pool);
    this.boss = new PgBoss({
      db: queriesOn(this.pool),
      migrate: isKeeper,
      supervise: isKeeper,
      schedule: false,
      // Finished jobs are of no use: their games' rows tell what became of them.
      archiveCompletedAfterSeconds: 60,
      deleteAfterMinutes: 10,
    });
    this.boss.on('error', () => {});
  }

  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work({
        db: drizzle(client),
        jobs: { db: queriesOn(client) },
        notify: async (channel, payload) => {
          await client.query('select pg_notify($1, $2)', [channel, payload]);
        },
      });
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((problem: Error) => {
        broken = problem;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, wait: false }).catch(() => {});
    await this.pool.end();
  }
}

function queriesOn(client: pg.Pool | pg.PoolClient): PgBoss.Db {
  return { executeSql: (text, values) => client.query(text, values) };
}
