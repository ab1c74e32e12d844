import type { Catalogue } from './messages.js';
import type { OptionReaders } from './options.js';
import type { Random } from './random.js';
import type { Fault, Result } from './result.js';

/** One side of a game, by its name in the contest: "black", "white", "max", "min". */
export type Side = string;

/** How a game ended. `cause` says what led there where the ending alone does not. */
export interface Outcome {
  readonly winner: Side | null;
  readonly ending: string;
  readonly cause?: string;
}

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * A rule book. A state is an immutable value that holds all the rules need to know, so every
 * question is a plain function of it.
 *
 * Declared with methods so that a book of any game fits `AnyGame`, which the registry, the referee
 * and the commands handle without knowing which game it is.
 */
export interface Game<State, Move, Options> {
  readonly name: string;
  /** Both sides, the one that moves first in front. */
  readonly sides: readonly [Side, Side];
  readonly options: OptionReaders<Options>;
  readonly messages: Catalogue;

  /** The start. Whatever the options leave to chance is drawn from the seed; without one, nothing is. */
  setup(options: Options, seed: number | null): State;
  /** Whose turn it is, or null when the game is over. */
  toMove(state: State): Side | null;
  /** Turns played so far. */
  ply(state: State): number;
  /** Null if the move is legal, else why it is not. */
  ruling(state: State, move: Move): Fault | null;
  /** The state after a move that `ruling` allows; for any other move the result means nothing. */
  play(state: State, move: Move): State;
  outcome(state: State): Outcome | null;
  /** By how much the side that moves first is ahead in what is counted at the end, if anything is. */
  margin?(state: State): number;
  /** Every legal move once, made as it is asked for; none when the game is over. */
  legalMoves(state: State): Iterable<Move>;
  /** What `random` picks from the list of all legal moves, where that list is long. */
  pickMove?(state: State, random: Random): Move;
  /**
   * What perft counts, where that differs from `legalMoves`: the figures that chess programs compare
   * come from move generators, which know checkmate but none of the draws.
   */
  generatedMoves?(state: State): Iterable<Move>;

  /** Reads a move. The state settles what the text leaves open, never whether it is legal. */
  parseMove(text: string, state: State): Result<Move>;
  formatMove(move: Move): string;
  parsePosition(text: string, options: Options): Result<State>;
  /** A position that `parsePosition` reads back. */
  formatPosition(state: State): string;
  /** The board as the command line shows it. */
  board(state: State): string;
  toJson(state: State): Json;
  fromJson(json: unknown): Result<State>;
}

export type AnyGame = Game<unknown, unknown, unknown>;
