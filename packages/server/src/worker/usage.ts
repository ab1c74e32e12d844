import type { SeatUsage } from '@daeguk/api';
import type { Both, Evidence, RecordedGame, SeatName } from '@daeguk/referee';

/** What a game took of each seat. */
export function usageOf(game: RecordedGame, evidence: Both<Evidence>): Both<SeatUsage> {
  return { first: seatUsage(game, 'first', evidence), second: seatUsage(game, 'second', evidence) };
}

function seatUsage(
  { moves, expired }: RecordedGame,
  seat: SeatName,
  evidence: Both<Evidence>,
): SeatUsage {
  // A thought that took too long is time used, too, though no move came of it.
  const thoughts = expired === null ? moves : [...moves, expired];
  const times = thoughts.filter((thought) => thought.seat === seat).map(({ charged }) => charged);
  return {
    moves: times.length,
    total: Math.round(times.reduce((sum, time) => sum + time, 0)),
    longest: Math.round(Math.max(0, ...times)),
    instead: moves.filter((move) => move.seat === seat && move.instead !== null).length,
    memory: evidence[seat].peak,
  };
}
