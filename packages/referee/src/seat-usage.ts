import type { Evidence } from './players/player.js';
import type { RecordedGame } from './recorded-game.js';
import { type Both, both, type SeatName } from './seats.js';

/** How a player used its time and memory in a game. */
export interface SeatUsage {
  readonly moves: number;
  /** Charged milliseconds, in all and for the longest move. */
  readonly total: number;
  readonly longest: number;
  /** Moves that the referee made in its stead. */
  readonly instead: number;
  /** The most memory, in bytes; 0 where it is not measured. */
  readonly memory: number;
}

/** What a game took that was never played. */
export const NOTHING_USED: Both<SeatUsage> = both(() => {
  return { moves: 0, total: 0, longest: 0, instead: 0, memory: 0 };
});

/** What a game took of each seat. */
export function usageOf(game: RecordedGame, evidence: Both<Evidence> | null): Both<SeatUsage> {
  return both((seat) => seatUsage(game, seat, evidence?.[seat].peak ?? 0));
}

function seatUsage({ moves, expired }: RecordedGame, seat: SeatName, memory: number): SeatUsage {
  // A thought that took too long is time used, too, though no move came of it.
  const thoughts = expired === null ? moves : [...moves, expired];
  const times = thoughts.filter((thought) => thought.seat === seat).map(({ charged }) => charged);
  return {
    moves: times.length,
    total: Math.round(times.reduce((sum, time) => sum + time, 0)),
    longest: Math.round(Math.max(0, ...times)),
    instead: moves.filter((move) => move.seat === seat && move.instead !== null).length,
    memory,
  };
}
