import type { Level } from '@daeguk/engines';
import type { BoxPlan, Tier } from '@daeguk/sandbox';
import type { Contest } from './contest.js';
import type { Both } from './seats.js';

/** Who sits at a seat. Plain data: it goes from process to process. */
export type Entry =
  | {
      readonly kind: 'program';
      readonly name: string;
      readonly protocol: string;
      readonly command: readonly string[];
      readonly visible: BoxPlan['visible'];
    }
  | { readonly kind: 'house'; readonly name: string; readonly level: Level }
  | { readonly kind: 'random'; readonly name: string }
  | { readonly kind: 'person'; readonly name: string };

/** Such as a tournament, and which game of it. */
export type Occasion = Readonly<Record<string, string | number>>;

/** All it takes to play one game, on this machine or on another. */
export interface GamePlan {
  readonly contest: Contest;
  readonly seed: number;
  readonly seats: Both<Entry>;
  readonly tier: Tier;
  /** The cores this game has to itself. */
  readonly cores: readonly number[];
  /** Whether somebody watches move by move. */
  readonly isWatched: boolean;
  /** Where its record goes, if it is kept in a file. */
  readonly record: string | null;
  /** What it is played for, in the words of whoever ordered it; goes into the record as it is. */
  readonly occasion?: Occasion;
}
