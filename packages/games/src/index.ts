import type { AnyGame } from './game.js';
import * as registry from './registry.js';

/** All rule books, by the names contests use. */
export const games: ReadonlyMap<string, AnyGame> = new Map(
  Object.values<AnyGame>(registry).map((game) => [game.name, game]),
);

export { type Connect6State, connect6 } from './connect6/rules.js';
export type { AnyGame, Game, Json, Outcome, Side } from './game.js';
export { type MakyekState, makyek } from './makyek/rules.js';
export {
  type Catalogue,
  catalogue,
  describe,
  describeOutcome,
  type Language,
  languages,
  phrase,
} from './messages.js';
export type { MicrochessState } from './microchess/position.js';
export { microchess } from './microchess/rules.js';
export { readOptions } from './options.js';
export { countMoves, perft } from './perft.js';
export { pickMove } from './pick-move.js';
export { type Evaluation, evaluations } from './picking-stones/evaluation.js';
export { type ExactResult, solve, stonesLeft } from './picking-stones/exact.js';
export { maximumMatching } from './picking-stones/matching.js';
export { parsePlay } from './picking-stones/notation.js';
export { pickingStones } from './picking-stones/rules.js';
export { type SearchResult, search } from './picking-stones/search.js';
export {
  mayOpen,
  type PickingStonesState,
  sideToMove,
  takeable,
} from './picking-stones/stones.js';
export { Random } from './random.js';
export { readMove } from './reading.js';
export { type Fault, fail, fault, ok, type Result, type Values } from './result.js';
export { type ReversiState, reversi } from './reversi/rules.js';
export { excerpt, nearest, printable, wholeNumber } from './text.js';
