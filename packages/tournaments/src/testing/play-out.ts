import { Random } from '@daeguk/games';
import type { Format } from '../format.js';
import type { Pairing } from '../match.js';
import { Results } from '../results.js';
import type { Fate } from './fates.js';

interface Manner {
  /** How many games are on at the same time. */
  readonly atOnce?: number;
  /** Decides which of them ends next. */
  readonly seed?: number;
  /** Shown the results before the first game and after each. */
  readonly watch?: (results: Results) => void;
}

/** A format played to its end. */
export function playOut(format: Format, fate: Fate, manner: Manner = {}): Results {
  const { atOnce = 1, seed = 0, watch } = manner;
  const random = new Random(seed);
  const results = new Results();
  const running = new Map<string, Pairing>();
  for (;;) {
    watch?.(results);
    for (const pairing of format.next(results)) {
      if (running.size >= atOnce) break;
      running.set(pairing.id, pairing);
    }
    if (running.size === 0) return results;
    const ended = random.pick([...running.values()]);
    running.delete(ended.id);
    results.add(fate(ended));
  }
}
