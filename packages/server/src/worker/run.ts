import type { Tier } from '@daeguk/sandbox';
import type { Logger } from 'pino';
import type { Lease } from '../leases/leases.js';
import type { Store } from '../store/store.js';
import type { Programs } from './programs.js';
import type { Slots } from './slots.js';

/** What it takes to do a piece of work. */
export interface Tools {
  readonly store: Store;
  readonly log: Logger;
  readonly tier: Tier;
  readonly programs: Programs;
  readonly slots: Slots;
  /** Of this machine; goes into records. */
  readonly speed: number;
}

/** What a piece of work says of this machine: it works, it failed (and how), or nothing. */
export type Lesson =
  | { readonly is: 'sound' }
  | { readonly is: 'spoilt'; readonly problem: string }
  | { readonly is: 'none' };

/** A piece of work that is being done. */
export interface Run {
  readonly lease: Lease;
  readonly isForPersons: boolean;
  /** Never fails. */
  readonly done: Promise<Lesson>;
  /** It is somebody else's now: nothing more is written, and nothing more is done than must be. */
  abandon(): void;
  /** A person has answered; all of them may have, if none is named. */
  answered(seat?: string): void;
  /** Whoever ordered it wants it no more. */
  stop(): void;
}
