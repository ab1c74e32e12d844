import type { SeatName } from '../../match/seats.js';
import type { PlayedMove } from '../../match/told.js';
import type { PlotPoint } from '../../ui/plot-data.js';

/** What each move of a seat was charged, by its ply. */
export function timesOf(moves: readonly PlayedMove[], seat: SeatName): PlotPoint[] {
  return moves.flatMap((move) => (move.seat === seat ? [[move.ply, move.charged] as const] : []));
}

/** Far below the limit, a line there would leave nothing to be seen of the moves. */
const WORTH_SEEING = 0.1;

/** The limit of a move as a line, where it is near enough to be seen with the moves. */
export function limitLine(moves: readonly PlayedMove[], limit: number | null): PlotPoint[] {
  const longest = moves.reduce((most, { charged }) => Math.max(most, charged), 0);
  if (limit === null || moves.length < 2 || longest < limit * WORTH_SEEING) return [];
  return [
    [1, limit],
    [moves.length, limit],
  ];
}

/** The last move of a seat among those shown, for what it took and what it left. */
export function lastOf(
  moves: readonly PlayedMove[],
  seat: SeatName,
  ply: number,
): PlayedMove | null {
  return moves.findLast((move) => move.seat === seat && move.ply <= ply) ?? null;
}
