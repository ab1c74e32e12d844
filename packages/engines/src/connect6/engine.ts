import { type Connect6State, connect6 } from '@daeguk/games';
import type { Effort, Engine, EngineMaker, Thought } from '../engine.js';
import { instantiate } from '../wasm.js';

/** What the compiled engine offers. See assembly/connect6/entry.ts. */
export interface Connect6Module {
  readonly memory: WebAssembly.Memory;
  buffer(): number;
  prepare(tableBits: number): void;
  forget(): void;
  setPosition(mover: number, overline: number): void;
  begin(seed: number, noise: number, attackTurns: number): number;
  allow(nodes: number, deadline: number): void;
  deepen(depth: number): number;
  nodes(): number;
  bestTurn(): number;
  bestScore(): number;
  lineLength(): number;
  lineTurn(index: number): number;
  judge(first: number, second: number): number;
  place(cell: number, colour: number): void;
  takeBack(cell: number, colour: number): void;
  passTurn(): void;
  listEmpty(): number;
  listSixes(colour: number): number;
  key(): bigint;
  evaluate(): number;
}

const SIZE = 19;
const BLACK = 1;
export const NOWHERE = 511;
const OVERLINE = { loses: 0, ignored: 1, wins: 2 } as const;

const DECIDED = 29_000;
const MOST_NODES = 2 ** 31 - 1;
const DEEPEST = 40;
const LONGEST_ATTACK = 40;

export class Connect6Engine implements Engine {
  readonly levels = {
    easy: { depth: 1, nodes: 20_000, noise: 150 },
    normal: { depth: 2, nodes: 200_000, noise: 40 },
    hard: { depth: null, nodes: null, noise: 0 },
  };
  readonly #module: Connect6Module;

  constructor(module: Connect6Module) {
    this.#module = module;
  }

  *think(state: unknown, effort: Effort): Iterable<Thought> {
    if (connect6.toMove(state as Connect6State) === null) return;
    const module = this.#module;
    this.setUp(state as Connect6State);
    // Without a clock, nothing but the question may decide the answer.
    if (effort.deadline === null) module.forget();
    module.allow(effort.nodes ?? MOST_NODES, effort.deadline ?? Number.POSITIVE_INFINITY);
    // Whoever looks only a turn ahead does not see attacks coming.
    const attack = effort.depth === null ? LONGEST_ATTACK : 2 * (effort.depth - 1);
    const isSettled = module.begin(effort.seed, effort.noise, attack) !== 0;
    yield this.#thought(0);
    if (isSettled) return;
    for (let depth = 1; depth <= (effort.depth ?? DEEPEST); depth++) {
      const isDone = module.deepen(depth) !== 0;
      const thought = this.#thought(isDone ? depth : depth - 1);
      yield thought;
      if (!isDone || thought.proven !== null) return;
    }
  }

  /** Puts a state on the module's board. */
  setUp({ cells, mover, overline }: Connect6State): void {
    const { memory } = this.#module;
    new Uint8Array(memory.buffer, this.#module.buffer()).set(cells);
    this.#module.setPosition(mover === BLACK ? 0 : 1, OVERLINE[overline]);
  }

  #thought(depth: number): Thought {
    const module = this.#module;
    const score = module.bestScore();
    const length = module.lineLength();
    const line = Array.from({ length }, (_, index) => turnText(module.lineTurn(index)));
    const proven = Math.abs(score) < DECIDED ? null : score > 0 ? 'win' : 'loss';
    return { move: line[0]!, line, score, proven, depth, nodes: module.nodes() };
  }
}

/** A turn in the notation of the rule book; the module writes it as one number of two cells. */
function turnText(turn: number): string {
  const cells = [turn & 511, turn >> 9].filter((cell) => cell !== NOWHERE);
  return connect6.formatMove(cells.map((cell) => ({ x: cell % SIZE, y: Math.floor(cell / SIZE) })));
}

export async function loadConnect6Module(tableBits: number): Promise<Connect6Module> {
  const url = new URL('../../wasm/connect6.wasm', import.meta.url);
  const module = await instantiate<Connect6Module>(url);
  module.prepare(tableBits);
  return module;
}

export const connect6Engine: EngineMaker = {
  game: connect6.name,
  load: async (tableBits) => new Connect6Engine(await loadConnect6Module(tableBits)),
};
