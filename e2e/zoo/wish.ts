import type { Verdict } from '@daeguk/referee';

/** A game to be played by a host. */
export interface Wish {
  readonly id: number;
  readonly core: number;
  readonly tier: 'A' | 'B';
  /** The path of its file. */
  readonly contest: string;
  /** Command lines, or "random". */
  readonly first: string;
  readonly second: string;
  /** Where the record goes. */
  readonly record: string;
}

/** What became of it. */
export interface Fulfilled {
  readonly id: number;
  readonly verdict: Verdict;
  readonly voids: number;
}
