import { remember, remembered } from '../app/memory.js';
import type { SeatName } from './seats.js';

/** A seat that waits for a friend. */
export interface Invitation {
  readonly seat: SeatName;
  /** Opens the seat to whoever has it. What stands behind # no server is told. */
  readonly path: string;
}

const NAME = 'invitations';

/** Of the game that was begun last only: whoever reloads the page still has the links to send. */
export function keepInvitations(game: number, invitations: readonly Invitation[]): void {
  remember(NAME, { game, invitations });
}

export function invitationsTo(game: number): readonly Invitation[] {
  const kept = remembered(NAME) as { game: number; invitations: readonly Invitation[] } | null;
  return kept?.game === game ? kept.invitations : [];
}
