import type { AnyGame } from './game.js';

/** The number of ways to play `depth` turns: the usual check and measure of a rule book. */
export function perft(game: AnyGame, state: unknown, depth: number): number {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const move of game.generatedMoves?.(state) ?? game.legalMoves(state)) {
    // The last turn need only be counted, not played.
    nodes += depth === 1 ? 1 : perft(game, game.play(state, move), depth - 1);
  }
  return nodes;
}

export function countMoves(game: AnyGame, state: unknown): number {
  let count = 0;
  for (const _ of game.legalMoves(state)) count++;
  return count;
}
