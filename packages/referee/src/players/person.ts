import type { Asked } from './asked.js';
import { UNMETERED } from './stopwatch.js';

/** Where a person can be reached: a page in a browser, a terminal. */
export type PersonLine = Pick<Asked, 'ask' | 'rest'>;

/** A person's clock is the wall's: what their own machine does is not ours to meter. */
export function person(line: PersonLine): Asked {
  return {
    open: async () => UNMETERED,
    ask: (situation, milliseconds) => line.ask(situation, milliseconds),
    rest: () => line.rest(),
    close: () => {},
  };
}
