import type { GameSeat, GameSummary } from '@daeguk/api';

type SeatName = 'first' | 'second';

/** A game as one of its programs sees it. */
export interface OwnGame {
  readonly seat: SeatName;
  readonly opponent: GameSeat;
  /** How it went; the game's own state where nothing came of it, or not yet. */
  readonly result: 'won' | 'drawn' | 'lost' | Exclude<GameSummary['state'], 'done'> | 'unknown';
  /** It ended by this program's fault. */
  readonly isAtFault: boolean;
  /** Moves that the referee made in its stead. */
  readonly instead: number;
}

export function asSeenBy(submission: number, game: GameSummary): OwnGame {
  const { first, second } = game;
  const seat = first.kind === 'submission' && first.submission === submission ? 'first' : 'second';
  return {
    seat,
    opponent: seat === 'first' ? second : first,
    result: resultOf(game, seat),
    isAtFault: game.culprit === seat,
    instead: game.instead?.[seat] ?? 0,
  };
}

function resultOf(
  { state, isHidden, winner, culprit }: GameSummary,
  seat: SeatName,
): OwnGame['result'] {
  // The board stands still: what came of it is not told yet.
  if (isHidden && state === 'playing') return 'unknown';
  if (state !== 'done') return state;
  if (winner !== null) return winner === seat ? 'won' : 'lost';
  return culprit === seat ? 'lost' : 'drawn';
}
