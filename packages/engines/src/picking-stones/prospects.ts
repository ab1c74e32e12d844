import { maximumMatching, type PickingStonesState, stonesLeft, takeable } from '@daeguk/games';

/** What taking a stone leads to, with perfect play from there on. */
export interface Prospect {
  readonly stone: number;
  readonly wins: boolean;
  /** How many of the answers to it win for the other side, and how many there are. */
  readonly refutations: number;
  readonly answers: number;
}

/**
 * The stones that can be taken, judged without a search: the winning ones in front if there are any, and
 * only those; else all, each with how hard it makes it for the other side to find an answer that wins.
 *
 * Taking a stone wins exactly when some maximum matching of the stones left misses it (see `solve` of the
 * rule book). In a lost position no such stone can be taken, so without the one that is, and its partner's
 * match, what is left of the matching is still maximum: it need not be built again for each.
 */
export function* prospects(state: PickingStonesState): Iterable<Prospect> {
  const stones = takeable(state);
  const graph = stonesLeft(state);
  const { mate, missable } = maximumMatching(graph);
  const winning = stones.filter((stone) => missable[stone] === 1);
  if (winning.length > 0) {
    for (const stone of winning) {
      const answers = answersTo(stone);
      yield { stone, wins: true, refutations: 0, answers: answers.length };
    }
    return;
  }
  for (const stone of stones) {
    const answers = answersTo(stone);
    graph.includes[stone] = 0;
    const after = maximumMatching(graph, without(stone));
    graph.includes[stone] = 1;
    const refutations = answers.filter((answer) => after.missable[answer] === 1).length;
    yield { stone, wins: false, refutations, answers: answers.length };
  }

  function answersTo(stone: number): number[] {
    return [...graph.neighbours[stone]!].filter((other) => graph.includes[other] === 1);
  }

  function without(stone: number): Int32Array {
    const pairs = mate.slice();
    pairs[mate[stone]!] = 0;
    pairs[stone] = 0;
    return pairs;
  }
}
