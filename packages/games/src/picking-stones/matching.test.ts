import { describe, expect, it } from 'vitest';
import { Random } from '../random.js';
import { type Graph, maximumMatching } from './matching.js';

type Edge = readonly [number, number];

/** The graph of vertices 1…n with these edges, without the vertices left out. */
function graphOf(n: number, edges: readonly Edge[], leftOut: readonly number[] = []): Graph {
  const lists: number[][] = Array.from({ length: n + 1 }, () => []);
  for (const [a, b] of edges) {
    lists[a]!.push(b);
    lists[b]!.push(a);
  }
  const includes = new Uint8Array(n + 1).fill(1);
  includes[0] = 0;
  for (const vertex of leftOut) includes[vertex] = 0;
  return { neighbours: lists.map((list) => Int32Array.from(list).sort()), includes };
}

/** The size of a maximum matching by trying every choice, for every set of vertices (a bit each). */
function sizesBySet({ neighbours }: Graph): Uint8Array {
  const sizes = new Uint8Array(2 ** (neighbours.length - 1));
  for (let set = 1; set < sizes.length; set++) {
    const vertex = 32 - Math.clz32(set);
    const rest = set ^ (1 << (vertex - 1));
    let best = sizes[rest]!;
    for (const other of neighbours[vertex]!) {
      const bit = 1 << (other - 1);
      if ((rest & bit) !== 0) best = Math.max(best, 1 + sizes[rest ^ bit]!);
    }
    sizes[set] = best;
  }
  return sizes;
}

/** What a maximum matching must be, by brute force. */
function expected(graph: Graph) {
  const sizes = sizesBySet(graph);
  const vertices = [...graph.includes.keys()].filter((vertex) => graph.includes[vertex] === 1);
  const all = vertices.reduce((set, vertex) => set | (1 << (vertex - 1)), 0);
  const isMissable = (vertex: number) => sizes[all ^ (1 << (vertex - 1))] === sizes[all];
  return { size: sizes[all]!, missable: vertices.filter(isMissable) };
}

/** What the algorithm found, after checking that it is a matching of this graph at all. */
function found(graph: Graph) {
  const { mate, missable } = maximumMatching(graph);
  let size = 0;
  for (const [vertex, partner] of mate.entries()) {
    if (partner === 0) continue;
    const isEdge = graph.neighbours[vertex]!.includes(partner);
    const isInside = graph.includes[vertex] === 1 && graph.includes[partner] === 1;
    if (!isEdge || !isInside || mate[partner] !== vertex) throw new Error('not a matching');
    size += 1 / 2;
  }
  return { size, missable: [...missable.keys()].filter((vertex) => missable[vertex] === 1) };
}

/** A graph that has each edge with the given chance in 100; now and then a vertex is left out. */
function someGraph(n: number, chance: number, random: Random): Graph {
  const edges: Edge[] = [];
  const leftOut: number[] = [];
  for (let a = 1; a <= n; a++) {
    if (random.below(10) === 0) leftOut.push(a);
    for (let b = a + 1; b <= n; b++) if (random.below(100) < chance) edges.push([a, b]);
  }
  return graphOf(n, edges, leftOut);
}

describe('a maximum matching', () => {
  it('of a path of three misses either end, never the middle', () => {
    const path = graphOf(3, [
      [1, 2],
      [2, 3],
    ]);
    expect(found(path)).toEqual({ size: 1, missable: [1, 3] });
  });

  it('of an odd cycle misses any one vertex', () => {
    const cycle = graphOf(5, [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 1],
    ]);
    expect(found(cycle)).toEqual({ size: 2, missable: [1, 2, 3, 4, 5] });
  });

  it('of two triangles joined by an edge is perfect', () => {
    const triangles = graphOf(6, [
      [1, 2],
      [2, 3],
      [3, 1],
      [4, 5],
      [5, 6],
      [6, 4],
      [1, 4],
    ]);
    expect(found(triangles)).toEqual({ size: 3, missable: [] });
  });

  it('of no edges is empty', () => {
    expect(found(graphOf(3, []))).toEqual({ size: 0, missable: [1, 2, 3] });
    expect(found(graphOf(0, []))).toEqual({ size: 0, missable: [] });
  });

  it('uses only vertices that are part of the graph', () => {
    const star = graphOf(
      3,
      [
        [1, 2],
        [1, 3],
      ],
      [1],
    );
    expect(found(star)).toEqual({ size: 0, missable: [2, 3] });
  });

  it.each([
    ['4000 small graphs', 4000, 9],
    ['200 larger graphs', 200, 14],
  ])('is as large, and misses the same vertices, as brute force says for %s', (_, count, most) => {
    const random = new Random(count);
    for (let i = 0; i < count; i++) {
      const n = 1 + random.below(most);
      const graph = someGraph(n, 5 + random.below(80), random);
      expect([i, found(graph)]).toEqual([i, expected(graph)]);
    }
  });
});
