import type { Box } from '@daeguk/sandbox';
import { Stopwatch } from './stopwatch.js';

/**
 * Waits until the program has left its box, or has had so much time to do so. On a busy machine leaving takes
 * longer, too: the time is the program's own, as with any answer.
 */
export async function timeToLeave(box: Box, milliseconds: number): Promise<void> {
  let stopwatch: Stopwatch | undefined;
  const expired = new Promise<void>((resolve) => {
    stopwatch = new Stopwatch(box, milliseconds, () => resolve());
  });
  await Promise.race([box.ended, expired]);
  stopwatch?.stop();
}
