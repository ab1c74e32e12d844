import type { EntrantId, Match } from './match.js';
import type { MatchScore } from './series.js';

export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface Standing {
  /** Shared by those whom nothing tells apart. */
  readonly rank: number;
  readonly entrant: EntrantId;
  readonly points: number;
  readonly games: Tally;
  readonly matches: Tally;
  /** A figure for each step that breaks ties, in their order. */
  readonly ties: readonly number[];
}

/** A match of a bracket; what is not known yet is null. */
export interface BracketMatch {
  readonly id: string;
  readonly first: EntrantId | null;
  readonly second: EntrantId | null;
  /** Somebody who meets nobody goes on. */
  readonly isBye: boolean;
  readonly winner: EntrantId | null;
  /** What told who goes on: its series, the games added while it was level, or else the seeding. */
  readonly decidedBy: 'series' | 'extra-games' | 'seeding' | null;
  readonly score: MatchScore | null;
  /** The match as it is played, once both are known. */
  readonly match: Match | null;
}

/** A part of a tournament that a report shows by itself. */
export type Stage =
  | { readonly kind: 'table'; readonly name: string; readonly table: readonly Standing[] }
  | {
      readonly kind: 'bracket';
      readonly name: string;
      /** From the first round to the final. */
      readonly rounds: readonly (readonly BracketMatch[])[];
      readonly thirdPlace: BracketMatch | null;
    };

export interface Standings {
  /** Everybody, best first. */
  readonly table: readonly Standing[];
  /** Groups and brackets; none where the table says it all. */
  readonly stages: readonly Stage[];
  /** How many games are still to come, at most; those that settle drawn games left out. */
  readonly left: number;
}
