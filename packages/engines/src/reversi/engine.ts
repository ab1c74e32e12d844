import { type ReversiState, reversi } from '@daeguk/games';
import type { Effort, Engine, EngineMaker, Thought } from '../engine.js';
import { SearchEngine } from '../search-engine.js';
import { instantiate, readAsset } from '../wasm.js';
import { type EndgameModule, Solver } from './endgame.js';
import { emptySquares, searched } from './searched.js';

/** Endings of so many empty squares are solved when only the time limits the effort. */
const SOLVE_AT = 20;
/** Otherwise a look so many plies ahead comes with endings twice as long: they have fewer branches. */
const SOLVE_FOR_DEPTH = 2;
/** Endings of so many squares are solved in no time: nobody needs to hear what the search makes of them. */
const SOLVE_AT_ONCE = 10;
/** The search before solving: its move stands if the time runs out, and it tells where to begin. */
const SEARCH_SHARE = 0.25;
const SEARCH_DEPTH = 12;

class ReversiEngine implements Engine {
  readonly levels = searched.levels;
  readonly #search: SearchEngine<ReversiState>;
  readonly #solver: Solver;

  constructor(module: EndgameModule) {
    this.#search = new SearchEngine(searched, module);
    this.#solver = new Solver(module);
  }

  *think(state: unknown, effort: Effort): Iterable<Thought> {
    const empties = emptySquares(state as ReversiState);
    const reach = effort.depth === null ? SOLVE_AT : effort.depth * SOLVE_FOR_DEPTH;
    if (empties > reach) {
      yield* this.#search.think(state, effort);
      return;
    }
    let last: Thought | null = null;
    for (const thought of this.#search.think(state, firstPart(effort))) {
      last = thought;
      if (empties > SOLVE_AT_ONCE) yield thought;
    }
    if (last === null) return;
    let isSolved = false;
    for (const thought of this.#solver.solve(last, empties, effort)) {
      isSolved = true;
      yield thought;
    }
    if (!isSolved) yield last;
  }

  turnsLeft(state: unknown): number {
    return emptySquares(state as ReversiState);
  }
}

function firstPart(effort: Effort): Effort {
  const { deadline, depth, nodes } = effort;
  const now = performance.now();
  return {
    ...effort,
    depth: Math.min(depth ?? SEARCH_DEPTH, SEARCH_DEPTH),
    nodes: nodes === null ? null : Math.ceil(nodes * SEARCH_SHARE),
    deadline: deadline === null ? null : now + (deadline - now) * SEARCH_SHARE,
  };
}

/** Remembers a million positions, where nothing else is said. */
const TABLE_BITS = 20;

export async function loadModule(tableBits = TABLE_BITS): Promise<EndgameModule> {
  const url = new URL('../../wasm/reversi.wasm', import.meta.url);
  const module = await instantiate<EndgameModule>(url);
  const weights = await readAsset(new URL('../../weights/reversi.bin', import.meta.url));
  const room = module.room(weights.length);
  new Uint8Array(module.memory.buffer).set(weights, room);
  module.useWeights(room, weights.length);
  module.prepare(tableBits);
  return module;
}

export const reversiEngine: EngineMaker = {
  game: reversi.name,
  load: async (tableBits) => new ReversiEngine(await loadModule(tableBits)),
};
