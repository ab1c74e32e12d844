import { LEASE, type Lease, renewLeases } from '../leases/leases.js';
import type { Db } from '../store/store.js';

interface Kept {
  renewedAt: number;
  readonly lost: () => void;
}

/** Keeps the leases of this worker, and tells at once when one is lost. */
export class LeaseKeeper {
  readonly #kept = new Map<Lease, Kept>();

  /** `since` is when it was asked for, by this machine's own clock. */
  add(lease: Lease, since: number, lost: () => void): void {
    this.#kept.set(lease, { renewedAt: since, lost });
  }

  /** Answers with when it was last renewed. */
  remove(lease: Lease): number {
    const renewedAt = this.#kept.get(lease)?.renewedAt ?? 0;
    this.#kept.delete(lease);
    return renewedAt;
  }

  async renew(db: Db): Promise<void> {
    const asked = performance.now();
    const held = [...this.#kept];
    const standing = await renewLeases(
      db,
      held.map(([lease]) => lease),
    );
    for (const [lease, kept] of held) {
      if (standing.has(lease.token)) kept.renewedAt = asked;
      else this.#lose(lease);
    }
  }

  /** Without a word from the database for as long as a lease lasts, others may be at work on it by now. */
  check(now = performance.now()): void {
    for (const [lease, { renewedAt }] of this.#kept) {
      if (now - renewedAt > LEASE) this.#lose(lease);
    }
  }

  #lose(lease: Lease): void {
    const kept = this.#kept.get(lease);
    this.#kept.delete(lease);
    kept?.lost();
  }
}
