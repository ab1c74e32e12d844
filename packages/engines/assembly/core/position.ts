import { INFINITE } from './scores';

/** No move at all; every move of a game is a number from 0 below it. */
export const NO_MOVE: i32 = 4095;

/**
 * What the search asks of a game: `<game>/position.ts` has a class `GamePosition` that answers, and one
 * `position` of it, which the search plays on and takes back. The build puts the game in the place of
 * the folder `game`, so every call is a direct one.
 *
 * Scores are the mover's, in hundredths of what the game counts (pawns, discs, pieces).
 */
export abstract class Position {
  /** Equal for equal positions only: everything that decides the game from here on is part of it. */
  key: u64 = 0;
  /** Whose turn it is, 0 or 1. The same side may be on turn twice. */
  mover: i32 = 0;

  /** The game is over, and this is what it is worth (WIN, 0, −WIN, or an exact count); else UNDECIDED. */
  abstract verdict(): i32;
  /** What it is worth not to have a single legal move. */
  abstract stuck(): i32;
  /** Writes the moves as 32-bit numbers to memory and tells how many; they may include ones that `play` refuses. */
  abstract generate(to: usize): i32;
  /** Only the moves that quiescence must look at: those that change the score at once. */
  abstract generateNoisy(to: usize): i32;
  /** Whether a move is one of those; asked before it is played. */
  abstract isNoisy(move: i32): bool;
  /** How good a move looks; for ordering, from −10000 to 10000. */
  abstract promise(move: i32): i32;
  /** Plays a move, or refuses one that is not legal and changes nothing. */
  abstract play(move: i32): bool;
  abstract undo(): void;
  /** An estimate for a position that is not over. */
  abstract evaluate(): i32;

  /** Whether the mover is under a threat that an estimate cannot stand on, such as a check. */
  abstract isPressed(): bool;
  /** Whether a turn left out would be worse than any move, so that leaving it out proves something. */
  abstract mayPass(): bool;
  abstract pass(): void;
  abstract unpass(): void;
  /** The exact score, where the game knows a faster way to it than searching on; else UNDECIDED. */
  abstract shortcut(alpha: i32, beta: i32, depth: i32): i32;

  /** Whether most positions have so many moves that the late ones must be passed over to get anywhere. */
  isBroad(): bool {
    return false;
  }

  /** How far off an estimate may be, for each ply that would still be searched; only asked among many moves. */
  doubt(): i32 {
    return 0;
  }

  /** What a noisy move can add to an estimate, at most times; quiescence leaves out those that add too little. */
  stake(move: i32): i32 {
    return 2 * INFINITE;
  }

  /** Takes over what was learned in training, where a game has such a file. */
  useWeights(from: usize, length: i32): void {}
}
