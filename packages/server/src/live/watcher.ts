import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { GREETING, type Told } from './told.js';

/** More than this unread, and a watcher is let go: it comes again, from the last event it has seen. */
const PATIENCE = 262_144;

/** Who does not take the end of a stream within this is cut off. */
const FAREWELL = 2000;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-transform',
  // Nginx would keep events back until there are enough of them.
  'x-accel-buffering': 'no',
  // When a stream ends, nothing of it is left for a server that stops to wait for.
  connection: 'close',
};

/** One who watches, at the other end of an answer that never ends. */
export class Watcher {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, headers: OutgoingHttpHeaders = {}) {
    this.#response = response;
    // What was on its way to somebody who has gone is nobody's loss.
    response.on('error', () => {});
    response.writeHead(200, { ...headers, ...HEADERS });
    response.write(GREETING);
  }

  get isGone(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }

  onGone(gone: () => void): void {
    // Who was gone before is gone as soon as whoever asks has done with it.
    if (this.#response.destroyed) queueMicrotask(gone);
    else this.#response.once('close', gone);
  }

  hear(told: readonly Told<unknown>[]): void {
    const [only] = told;
    if (only === undefined) return;
    this.write(told.length === 1 ? only.bytes : Buffer.concat(told.map(({ bytes }) => bytes)));
  }

  write(bytes: Buffer): void {
    if (this.isGone) return;
    if (this.#response.writableLength > PATIENCE) this.#response.destroy();
    else this.#response.write(bytes);
  }

  end(): void {
    if (this.isGone) return;
    this.#response.end();
    setTimeout(() => this.#response.destroy(), FAREWELL).unref();
  }
}
