import type { Engine, Level, Thought } from './engine.js';
import { allot } from './time.js';

/** What a move may cost. Times are in milliseconds; the answer is there before they are up. */
export interface Budget {
  /** For this move; null where it has no limit of its own. */
  readonly moveTime: number | null;
  /** For this move and all that follow; null where the game has no clock. */
  readonly gameTime: number | null;
  /** Positions to look at, null for any number. Without a clock the same question gets the same answer. */
  readonly nodes: number | null;
  readonly seed: number;
}

/**
 * After this part of its aim, a search does not start on another depth that it would not finish, if what it
 * leaves is its own for later moves. Time that nobody keeps is used up: half a depth may still find a better move.
 */
const WORTH_STARTING = 0.6;

/** The move to play, thought over as long as the level and the budget allow; null when the game is over. */
export function choose(
  engine: Engine,
  state: unknown,
  { moveTime, gameTime, nodes, seed }: Budget,
  level: Level,
): Thought | null {
  const begun = performance.now();
  const strength = engine.levels[level];
  const { most, aim } = allot(moveTime, gameTime, engine.turnsLeft?.(state) ?? null);
  const effort = {
    ...strength,
    nodes: least(strength.nodes, nodes),
    deadline: most === Number.POSITIVE_INFINITY ? null : begun + most,
    seed,
  };
  const enough = aim < most ? aim * WORTH_STARTING : most;
  let best: Thought | null = null;
  for (const thought of engine.think(state, effort)) {
    best = thought;
    if (thought.isOnly || performance.now() - begun > enough) break;
  }
  return best;
}

function least(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}
