import type { Contest } from './contest.js';

/** Keeps what a bot may write for its author: so much a message, so much and so many in a game. */
export class DebugQuota {
  readonly #quota: Contest['limits']['debug'];
  #left: number;
  #messages = 0;

  constructor(quota: Contest['limits']['debug']) {
    this.#quota = quota;
    this.#left = quota.totalBytes;
  }

  /** The part of a message that is kept, or null if nothing of it is. */
  keep(text: string): string | null {
    if (this.#left <= 0 || this.#messages >= this.#quota.messages) return null;
    this.#messages += 1;
    const kept = cut(text, Math.min(this.#quota.messageBytes, this.#left));
    this.#left -= Buffer.byteLength(kept);
    return kept;
  }
}

function cut(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  // Half a letter at the cut is left out.
  return new TextDecoder().decode(Buffer.from(text).subarray(0, bytes), { stream: true });
}
