import { randomBytes } from 'node:crypto';
import { encode, type LiveEvent, type Told } from './told.js';
import type { Watcher } from './watcher.js';

/** So many events are kept for those who come again. */
const KEPT = 256;

/**
 * Events that are told as they come and kept nowhere else. Who comes again after more than is remembered is told to
 * look for itself.
 */
export class Feed {
  /** Ids of another feed, as of one before a restart, are none of ours. */
  readonly #prefix = randomBytes(6).toString('hex');
  readonly #watchers = new Set<Watcher>();
  #kept: Told[] = [];
  #count = 0;

  get isIdle(): boolean {
    return this.#watchers.size === 0;
  }

  join(watcher: Watcher, since: string): void {
    const missed = since === '' ? [] : this.#after(since);
    if (missed === null) watcher.hear([this.#reset()]);
    else watcher.hear(missed);
    // Whoever has heard nothing yet can come again to this place too.
    watcher.write(Buffer.from(`id: ${this.#id()}\n\n`));
    this.#watchers.add(watcher);
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  tell(event: LiveEvent): void {
    this.#count++;
    const told = encode(this.#id(), event);
    this.#kept.push(told);
    if (this.#kept.length > KEPT) this.#kept.shift();
    for (const watcher of this.#watchers) watcher.hear([told]);
  }

  /** Something may have been missed by all. */
  reset(): void {
    this.#kept = [];
    this.#count++;
    const reset = this.#reset();
    for (const watcher of this.#watchers) watcher.hear([reset]);
  }

  #id(): string {
    return `${this.#prefix}.${this.#count}`;
  }

  #reset(): Told {
    return encode(this.#id(), { event: 'reset', data: {} });
  }

  /** What was told since; null if that is not known any more. */
  #after(since: string): Told[] | null {
    const [prefix, number] = since.split('.');
    const missed = this.#count - Number(number);
    const isKnown = prefix === this.#prefix && missed >= 0 && missed <= this.#kept.length;
    return isKnown ? this.#kept.slice(this.#kept.length - missed) : null;
  }
}
