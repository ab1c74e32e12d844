import type { Pairing } from './match.js';
import type { Results } from './results.js';
import type { Standings } from './standings.js';

/** Who plays whom, and who is ahead: nothing but a function of the results so far. */
export interface Format {
  /** The games that can be played now, in the order in which they should be; none: it is over. */
  next(results: Results): readonly Pairing[];
  standings(results: Results): Standings;
}
