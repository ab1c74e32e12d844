import type { Both, Verdict } from '@daeguk/referee';
import type { GameResult } from '@daeguk/tournaments';

/** How a player used its time and memory in a game. */
export interface Usage {
  readonly moves: number;
  /** Charged milliseconds, in all and for the longest move. */
  readonly total: number;
  readonly longest: number;
  /** Moves that the referee made in its stead. */
  readonly instead: number;
  /** The most memory, in bytes; 0 where it is not measured. */
  readonly memory: number;
}

/** A game that counts, with everything reports tell of it: a line of the journal. */
export interface FinishedGame extends GameResult {
  readonly verdict: Verdict;
  readonly seed: number;
  /** How often it was played in vain before, because the platform was at fault. */
  readonly voids: number;
  /** SHA-256 of its record; null if there was nothing to play. */
  readonly seal: string | null;
  readonly usage: Both<Usage>;
  /** When it was over. */
  readonly at: string;
}
