import { type Graph, maximumMatching } from './matching.js';
import { type PickingStonesState, relatives, sideToMove, takeable } from './stones.js';

/**
 * Who wins with best play, without a search. The stones left are a graph (edges: multiple or
 * factor). Fraenkel, Scheinerman and Ullman (1993): taking a stone wins exactly when some maximum
 * matching of the stones left leaves it without a partner, for then whatever the other side takes
 * next has a partner to answer with, up to the end.
 */
export interface ExactResult {
  readonly winner: 'max' | 'min';
  /** The smallest winning stone, else the smallest that can be taken; null if there is none. */
  readonly move: number | null;
  /** The pairs the winner answers with: whichever stone of a pair is taken, the other is the reply. */
  readonly pairs: readonly (readonly [number, number])[];
}

export function solve(state: PickingStonesState): ExactResult {
  const mover = sideToMove(state.taken);
  const other = mover === 'max' ? 'min' : 'max';
  const graph = stonesLeft(state);
  const { mate, missable } = maximumMatching(graph);
  const stones = takeable(state);
  const winning = stones.find((stone) => missable[stone] === 1);
  if (winning === undefined) {
    return { winner: other, move: stones[0] ?? null, pairs: pairsOf(mate) };
  }
  // The proof needs a matching that misses this very stone: one of the graph without it.
  graph.includes[winning] = 0;
  return { winner: mover, move: winning, pairs: pairsOf(maximumMatching(graph).mate) };
}

/** The stones not taken yet, with an edge between any two of which one divides the other. */
export function stonesLeft({ n, taken }: PickingStonesState): Graph {
  const includes = new Uint8Array(n + 1).fill(1);
  includes[0] = 0;
  for (const stone of taken) includes[stone] = 0;
  return { neighbours: relatives(n), includes };
}

function pairsOf(mate: Int32Array): [number, number][] {
  const pairs: [number, number][] = [];
  for (const [stone, partner] of mate.entries()) if (stone < partner) pairs.push([stone, partner]);
  return pairs;
}
