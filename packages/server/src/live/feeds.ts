import { Feed } from './feed.js';
import type { LiveEvent } from './told.js';
import type { Watcher } from './watcher.js';

/** Feeds by what they are of; there is one as long as somebody watches it. */
export class Feeds<Key> {
  readonly #feeds = new Map<Key, Feed>();

  get isEmpty(): boolean {
    return this.#feeds.size === 0;
  }

  get keys(): Key[] {
    return [...this.#feeds.keys()];
  }

  has(key: Key): boolean {
    return this.#feeds.has(key);
  }

  join(key: Key, watcher: Watcher, since: string): void {
    const feed = this.#feeds.get(key) ?? new Feed();
    this.#feeds.set(key, feed);
    feed.join(watcher, since);
    watcher.onGone(() => {
      feed.leave(watcher);
      if (feed.isIdle && this.#feeds.get(key) === feed) this.#feeds.delete(key);
    });
  }

  tell(key: Key, event: LiveEvent): void {
    this.#feeds.get(key)?.tell(event);
  }

  reset(): void {
    for (const feed of this.#feeds.values()) feed.reset();
  }
}
