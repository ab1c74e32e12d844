import type { ContestName } from './contests.js';
import type { Played } from './played.js';

/** A bot of the zoo, and what must become of it. */
export interface Exhibit {
  /** A behaviour of `zoo.py`. */
  readonly bot: string;
  readonly contest: ContestName;
  readonly ending: string;
  readonly cause?: string;
  /** Another behaviour; the random mover if not given. */
  readonly against?: string;
  check?(game: Played): void;
}
