import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Channel } from './store.js';

type Hear = (payload: string) => void;

const PING = 5000;
const PATIENCE = 4000;
const PAUSE = 500;

/**
 * Hears what others tell through the database, over a connection of its own. What was told while the line was down is
 * lost: whoever listens is told so, and looks for itself.
 */
export class Listener {
  readonly #url: string;
  readonly #ears = new Map<Channel, Hear[]>();
  readonly #onResumed: (() => void)[] = [];
  readonly #closing = new AbortController();
  #client: pg.Client | null = null;
  #running: Promise<void> | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  on(channel: Channel, hear: Hear): this {
    this.#ears.set(channel, [...(this.#ears.get(channel) ?? []), hear]);
    return this;
  }

  /** Called whenever the line is there again after a break. */
  onResumed(resumed: () => void): this {
    this.#onResumed.push(resumed);
    return this;
  }

  /** Resolves when the line is there for the first time. Channels are named before. */
  async open(): Promise<void> {
    await this.#connect();
    this.#running = this.#keep();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end().catch(() => {});
    await this.#running;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => {
      for (const hear of this.#ears.get(channel as Channel) ?? []) hear(payload);
    });
    await client.connect();
    for (const channel of this.#ears.keys()) await client.query(`listen ${channel}`);
    this.#client = client;
  }

  /** A line that is dead without a word is found out by asking. */
  async #keep(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await sleep(PING, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      try {
        await this.#client?.query('select 1');
      } catch {
        await this.#reconnect();
      }
    }
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing;
    this.#client?.end().catch(() => {});
    while (!signal.aborted) {
      try {
        await this.#connect();
        for (const resumed of this.#onResumed) resumed();
        return;
      } catch {
        await sleep(PAUSE, undefined, { signal, ref: false }).catch(() => {});
      }
    }
  }
}
