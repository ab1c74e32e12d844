/** A graph of vertices 1…n: the neighbours of each, and which of the vertices are part of it. */
export interface Graph {
  readonly neighbours: readonly Int32Array[];
  readonly includes: Uint8Array;
}

export interface Matching {
  /** The partner of each vertex, 0 for none. */
  readonly mate: Int32Array;
  /** 1 for each vertex that some maximum matching leaves without a partner. */
  readonly missable: Uint8Array;
}

/**
 * A maximum matching by Edmonds' blossom algorithm. From each unmatched vertex a tree of alternating
 * paths is grown; odd cycles are shrunk to their base. A tree that finds no augmenting path can be
 * set aside for good (it is Hungarian), so together all searches look at each edge a few times only.
 * The even vertices of those trees are just the ones that some maximum matching misses. Whoever knows
 * a matching already, as partners of the vertices included, spares most of the work.
 */
export function maximumMatching({ neighbours, includes }: Graph, known?: Int32Array): Matching {
  const size = includes.length;
  const mate = known?.slice() ?? new Int32Array(size);
  const setAside = new Uint8Array(size);
  const missable = new Uint8Array(size);
  /** The vertex before an odd vertex on its path to the root, or 0. */
  const before = new Int32Array(size);
  /** A step from a vertex towards the base of its blossom, itself if none; 0 outside the tree. */
  const base = new Int32Array(size);
  /** The last climb that came past a vertex. */
  const climbed = new Int32Array(size);
  let climb = 0;
  const isEven = new Uint8Array(size);
  const touched: number[] = [];

  if (known === undefined) pairGreedily();
  for (let root = 1; root < size; root++) {
    if (includes[root] === 1 && mate[root] === 0) growFrom(root);
  }
  return { mate, missable };

  /** Large stones have few neighbours: pairing them first leaves little to mend. */
  function pairGreedily(): void {
    for (let vertex = size - 1; vertex > 0; vertex--) {
      if (includes[vertex] === 0 || mate[vertex] !== 0) continue;
      const free = neighbours[vertex]!.findLast((n) => includes[n] === 1 && mate[n] === 0);
      if (free !== undefined) pair(vertex, free);
    }
  }

  function growFrom(root: number): void {
    touched.length = 0;
    touch(root);
    isEven[root] = 1;
    const queue = [root];
    for (let head = 0; head < queue.length; head++) {
      const vertex = queue[head]!;
      for (const next of neighbours[vertex]!) {
        if (includes[next] === 0 || setAside[next] === 1) continue;
        if (!isTouched(next)) {
          touch(next);
          before[next] = vertex;
          const partner = mate[next]!;
          if (partner === 0) {
            augment(next);
            forgetTree();
            return;
          }
          touch(partner);
          isEven[partner] = 1;
          queue.push(partner);
        } else if (isEven[next] === 1 && baseOf(next) !== baseOf(vertex)) {
          shrink(vertex, next, queue);
        }
      }
    }
    setTreeAside();
  }

  function touch(vertex: number): void {
    touched.push(vertex);
    base[vertex] = vertex;
  }

  function isTouched(vertex: number): boolean {
    return base[vertex] !== 0;
  }

  function pair(a: number, b: number): void {
    mate[a] = b;
    mate[b] = a;
  }

  /** Swaps matched and unmatched edges along the path from an unmatched vertex to the root. */
  function augment(end: number): void {
    let vertex = end;
    while (vertex !== 0) {
      const previous = before[vertex]!;
      const next = mate[previous]!;
      pair(vertex, previous);
      vertex = next;
    }
  }

  /** Two even vertices are neighbours: the odd cycle through them becomes one even vertex. */
  function shrink(a: number, b: number, queue: number[]): void {
    const root = commonBase(a, b);
    shrinkPath(a, b, root, queue);
    shrinkPath(b, a, root, queue);
  }

  /** Where the paths of two even vertices to the root of the tree meet, climbing both in turn. */
  function commonBase(a: number, b: number): number {
    climb++;
    let vertex = baseOf(a);
    let other = baseOf(b);
    for (;;) {
      if (vertex !== 0) {
        if (climbed[vertex] === climb) return vertex;
        climbed[vertex] = climb;
        const odd = mate[vertex]!;
        vertex = odd === 0 ? 0 : baseOf(before[odd]!);
      }
      [vertex, other] = [other, vertex];
    }
  }

  function shrinkPath(from: number, across: number, root: number, queue: number[]): void {
    let even = from;
    let previous = across;
    while (baseOf(even) !== root) {
      const odd = mate[even]!;
      before[even] = previous;
      if (isEven[odd] === 0) {
        isEven[odd] = 1;
        queue.push(odd);
      }
      if (base[even] === even) base[even] = root;
      if (base[odd] === odd) base[odd] = root;
      previous = odd;
      even = before[odd]!;
    }
  }

  /** The base of a vertex's outermost blossom; the way there is shortened for the next time. */
  function baseOf(vertex: number): number {
    let top = vertex;
    while (base[top] !== top) top = base[top]!;
    for (let below = vertex; base[below] !== top; ) {
      const next = base[below]!;
      base[below] = top;
      below = next;
    }
    return top;
  }

  function forgetTree(): void {
    for (const vertex of touched) {
      base[vertex] = 0;
      before[vertex] = 0;
      isEven[vertex] = 0;
    }
  }

  function setTreeAside(): void {
    for (const vertex of touched) {
      setAside[vertex] = 1;
      missable[vertex] = isEven[vertex]!;
    }
    forgetTree();
  }
}
