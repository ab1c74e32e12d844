import type { AnyGame } from './game.js';
import { fail, ok, type Result } from './result.js';

/** The move a text stands for, if it can be played now: read, then held to the rules. */
export function readMove(game: AnyGame, state: unknown, text: string): Result<unknown> {
  if (game.outcome(state) !== null) return fail('game-over');
  const move = game.parseMove(text, state);
  if (!move.ok) return move;
  const refusal = game.ruling(state, move.value);
  return refusal === null ? ok(move.value) : { ok: false, fault: refusal };
}
