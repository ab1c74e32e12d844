import type { Budget, Level } from '@daeguk/engines';
import { type Clocks, timeLeft } from './clocks.js';
import type { SeatName } from './seats.js';

/** How long the house thinks at most, in milliseconds: nobody likes to wait for an easy opponent. */
const MOST: Readonly<Record<Level, number>> = { easy: 500, normal: 1500, hard: 3000 };

/** An answer that comes at once is easily missed: so long it takes at least, where there is time for it. */
const LEAST = 450;
const SHARE_FOR_SHOW = 0.1;

/** What a move of the house may cost, by its level and its clock. */
export function budgetFor(
  level: Level,
  seat: SeatName,
  clocks: Clocks | null,
  now: number,
  seed: number,
): Budget {
  const left = clocks === null ? null : timeLeft(clocks, seat, now);
  const isPerMove = clocks?.limit.per === 'move';
  return {
    moveTime: isPerMove && left !== null ? Math.min(left, MOST[level]) : MOST[level],
    gameTime: isPerMove ? null : left,
    nodes: null,
    seed,
  };
}

/** How long a move of the house takes at least. */
export function leastPause(seat: SeatName, clocks: Clocks | null, now: number): number {
  return clocks === null ? LEAST : Math.min(LEAST, timeLeft(clocks, seat, now) * SHARE_FOR_SHOW);
}
