/**
 * A house AI for one game. It thinks in whatever thread it is in, and hands out what it has found each
 * time it has found more; whoever asked takes as much of that as they like.
 */
export interface Engine {
  /** How much it may put into a move at each level, and how wrong it may be. */
  readonly levels: Readonly<Record<Level, Strength>>;
  /** One thought after the other, the last the best. At least one, whatever the effort; none when the game is over. */
  think(state: unknown, effort: Effort): Iterable<Thought>;
  /** How many turns the side to move can still have at most, where the rules limit them. */
  turnsLeft?(state: unknown): number | null;
}

/** How to get the house AI of a game ready. */
export interface EngineMaker {
  /** The rule book it plays by. */
  readonly game: string;
  /** Remembers about 2 to the power of `tableBits` positions, at 16 bytes each. */
  load(tableBits: number): Promise<Engine>;
}

export const levels = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof levels)[number];

export interface Strength {
  /** Null where only the time limits it. */
  readonly depth: number | null;
  readonly nodes: number | null;
  /** How far its estimates may be off, at random, in the units of `Thought.score`. */
  readonly noise: number;
}

/** What one move may cost, and what may vary it. The same effort without a deadline gives the same thoughts. */
export interface Effort extends Strength {
  /** As `performance.now()` tells the time; null for none. */
  readonly deadline: number | null;
  readonly seed: number;
}

/** What an engine makes of a position. */
export interface Thought {
  /** The move to play, in the game's notation. */
  readonly move: string;
  /** The best line it sees, beginning with the move. */
  readonly line: readonly string[];
  /** For the side to move, in hundredths of what the game counts: pawns, discs, pieces; more is better. */
  readonly score: number;
  /** What best play is proven to lead to for the side to move; null while that is open. */
  readonly proven: 'win' | 'draw' | 'loss' | null;
  /** In plies. */
  readonly depth: number;
  /** Positions looked at for this move so far. */
  readonly nodes: number;
  /** There is no other move: nothing to think about. */
  readonly isOnly?: true;
}
