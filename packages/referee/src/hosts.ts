import { type Host, protocols } from '@daeguk/protocols';
import type { Conditions } from './conditions.js';
import type { GamePlan } from './plan.js';
import { both } from './seats.js';

/** The referee's end of the talk with each program; null where none sits. */
export function hostsOf(plan: Pick<GamePlan, 'contest' | 'seats'>, conditions: Conditions) {
  const { game, start, moveTime } = conditions;
  return both((seat): Host | null => {
    const entry = plan.seats[seat];
    if (entry.kind !== 'program') return null;
    const protocol = protocols.get(entry.protocol);
    if (protocol === undefined) throw new TypeError(`there is no protocol "${entry.protocol}"`);
    const side = game.sides[seat === 'first' ? 0 : 1];
    return protocol.host({ side, start, moveTime, settings: plan.contest.settings });
  });
}
