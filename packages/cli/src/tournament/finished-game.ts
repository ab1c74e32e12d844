import type { Both, SeatUsage, Verdict } from '@daeguk/referee';
import type { GameResult } from '@daeguk/tournaments';

/** A game that counts, with everything reports tell of it: a line of the journal. */
export interface FinishedGame extends GameResult {
  readonly verdict: Verdict;
  readonly seed: number;
  /** How often it was played in vain before, because the platform was at fault. */
  readonly voids: number;
  /** SHA-256 of its record; null if there was nothing to play. */
  readonly seal: string | null;
  readonly usage: Both<SeatUsage>;
  /** When it was over. */
  readonly at: string;
}
