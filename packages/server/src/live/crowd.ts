import { fail, ok, type Result } from '@daeguk/games';
import { HEARTBEAT } from './told.js';
import type { Watcher } from './watcher.js';

/** Each watcher holds a descriptor: so many from one address, and in all. */
export interface CrowdLimits {
  readonly fromOneAddress: number;
  readonly inAll: number;
}

const LIMITS: CrowdLimits = { fromOneAddress: 2000, inAll: 10_000 };
const BEAT = 15_000;

/** Everybody who watches anything. */
export class Crowd {
  readonly #limits: CrowdLimits;
  readonly #watchers = new Set<Watcher>();
  readonly #byAddress = new Map<string, number>();
  #heart: NodeJS.Timeout | null = null;

  constructor(limits = LIMITS) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#watchers.size;
  }

  start(): void {
    this.#heart = setInterval(() => {
      for (const watcher of this.#watchers) watcher.write(HEARTBEAT);
    }, BEAT).unref();
  }

  /** Whether there is room for one more from there. */
  roomFor(address: string): Result<undefined> {
    const { fromOneAddress, inAll } = this.#limits;
    const isFull = this.#watchers.size >= inAll;
    const fromThere = this.#byAddress.get(address) ?? 0;
    return isFull || fromThere >= fromOneAddress ? fail('too-many-watchers') : ok(undefined);
  }

  add(watcher: Watcher, address: string): void {
    this.#watchers.add(watcher);
    this.#count(address, 1);
    watcher.onGone(() => {
      this.#watchers.delete(watcher);
      this.#count(address, -1);
    });
  }

  stop(): void {
    if (this.#heart !== null) clearInterval(this.#heart);
    for (const watcher of this.#watchers) watcher.end();
  }

  #count(address: string, change: 1 | -1): void {
    const count = (this.#byAddress.get(address) ?? 0) + change;
    if (count === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, count);
  }
}
