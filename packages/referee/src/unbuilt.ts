import { type Both, other, type SeatName } from './seats.js';
import type { Verdict } from './verdict.js';

/** Who cannot be built loses without a game; if neither can, nobody wins, and both have lost. */
export function unbuiltVerdict(isUnbuilt: Both<boolean>): Verdict {
  const culprit: SeatName = isUnbuilt.first ? 'first' : 'second';
  const winner = isUnbuilt.first && isUnbuilt.second ? null : other(culprit);
  return { winner, ending: 'build', cause: null, culprit, values: {}, plies: 0, margin: null };
}
