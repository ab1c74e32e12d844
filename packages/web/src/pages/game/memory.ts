import type { GamePage } from '@daeguk/api';
import type { SeatName } from '../../match/seats.js';

/**
 * The most memory a seat was seen with, in bytes: of the whole game, or of its moves where a program was gone before
 * that could be read. 0 where nothing is measured.
 */
export function mostMemory(
  { usage, moves }: Pick<GamePage, 'usage' | 'moves'>,
  seat: SeatName,
): number {
  const ofMoves = moves.map((move) => (move.seat === seat ? (move.memory ?? 0) : 0));
  return Math.max(usage?.[seat].memory ?? 0, ...ofMoves);
}
