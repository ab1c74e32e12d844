import type { EntrantId } from '../match.js';

type Pair = readonly [EntrantId, EntrantId];

export interface Draw {
  readonly pairs: readonly Pair[];
  readonly resting: EntrantId | null;
}

/** Every way to pair everybody, one of them resting if their number is odd. For a few entrants only. */
export function everyDraw(entrants: readonly EntrantId[]): Draw[] {
  if (entrants.length % 2 === 0) {
    return everyPairing(entrants).map((pairs) => ({ pairs, resting: null }));
  }
  return entrants.flatMap((resting) =>
    everyPairing(entrants.filter((entrant) => entrant !== resting)).map((pairs) => ({
      pairs,
      resting,
    })),
  );
}

function everyPairing([one, ...others]: readonly EntrantId[]): Pair[][] {
  if (one === undefined) return [[]];
  return others.flatMap((two) => {
    const rest = others.filter((other) => other !== two);
    return everyPairing(rest).map((pairs): Pair[] => [[one, two], ...pairs]);
  });
}
