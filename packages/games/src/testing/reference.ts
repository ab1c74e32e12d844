/**
 * A rule book written a second time, for the tests: slow, obvious, arrays and loops, everything in
 * text, and not one line shared with the book it checks. Where both agree on thousands of random
 * games, a mistake would have to be made twice.
 */
export interface Reference<Position> {
  start(options: ReferenceOptions): Position;
  /** Whose turn it is, or null when the game is over. */
  toMove(position: Position): string | null;
  board(position: Position): string;
  /** Every legal move as text; empty when the game is over. Absent where there are too many to list. */
  moves?(position: Position): string[];
  isLegal(position: Position, move: string): boolean;
  play(position: Position, move: string): Position;
  outcome(position: Position): { winner: string | null; ending: string; cause?: string } | null;
}

export type ReferenceOptions = Readonly<Record<string, unknown>>;
