import type { Effort, Engine, Level, Strength, Thought } from './engine.js';

/** What a game's part of the shared search, compiled to WebAssembly, offers. See assembly/core/entry.ts. */
export interface SearchModule {
  readonly memory: WebAssembly.Memory;
  buffer(): number;
  /** Memory for so many bytes of weights, and the word that they are written there. */
  room(length: number): number;
  useWeights(from: number, length: number): void;
  prepare(tableBits: number): void;
  forget(): void;
  setPosition(length: number): void;
  begin(seed: number, noise: number): number;
  allow(nodes: number, deadline: number): void;
  deepen(depth: number): number;
  nodes(): number;
  bestMove(): number;
  bestScore(): number;
  lineLength(): number;
  lineMove(index: number): number;
  listMoves(): number;
  play(move: number): number;
  undo(): void;
  key(): bigint;
  mover(): number;
  verdict(): number;
  evaluate(): number;
}

/** How a game's states and moves are written for its module. */
export interface SearchedGame<State> {
  readonly levels: Readonly<Record<Level, Strength>>;
  /** Writes a state, and tells how many bytes that took. */
  write(state: State, to: DataView): number;
  /** How many turns the side to move can still have at most, where the rules limit them. */
  turnsLeft?(state: State): number;
  /** A move in the game's notation. */
  moveText(code: number, state: State): string;
  /** What to tell of an estimate, where the module's favour one side on purpose; the estimate, if left out. */
  told?(estimate: number, state: State): number;
  /** Whether a search this deep sees every end of the game, so that its score is the true one. */
  isExact?(state: State, depth: number): boolean;
}

const DECIDED = 29_000;
const MOST_NODES = 2 ** 31 - 1;
const DEEPEST = 100;

/** The shared search, playing one game. */
export class SearchEngine<State> implements Engine {
  readonly levels: Readonly<Record<Level, Strength>>;
  readonly #game: SearchedGame<State>;
  readonly #module: SearchModule;
  #errors = '';

  constructor(game: SearchedGame<State>, module: SearchModule) {
    this.levels = game.levels;
    this.#game = game;
    this.#module = module;
  }

  *think(state: unknown, effort: Effort): Iterable<Thought> {
    const module = this.#module;
    this.setUp(state as State);
    this.#forgetWhatMisleads(effort);
    const choices = module.begin(effort.seed, effort.noise);
    if (choices === 0) return;
    module.allow(effort.nodes ?? MOST_NODES, effort.deadline ?? Number.POSITIVE_INFINITY);
    for (let depth = 1; depth <= (effort.depth ?? DEEPEST); depth++) {
      const isDone = module.deepen(depth) !== 0;
      const thought = this.#thought(state as State, isDone ? depth : depth - 1);
      yield choices === 1 ? { ...thought, isOnly: true } : thought;
      if (!isDone || thought.proven !== null) return;
    }
  }

  /**
   * Without a clock, nothing but the question may decide the answer. And what was found with other errors
   * in the estimates does not fit the present ones.
   */
  #forgetWhatMisleads({ deadline, noise, seed }: Effort): void {
    const errors = noise === 0 ? '' : `${noise} ${seed}`;
    if (deadline === null || errors !== this.#errors) this.#module.forget();
    this.#errors = errors;
  }

  turnsLeft(state: unknown): number | null {
    return this.#game.turnsLeft?.(state as State) ?? null;
  }

  /** Puts a state on the module's board. */
  setUp(state: State): void {
    const { memory } = this.#module;
    const length = this.#game.write(state, new DataView(memory.buffer, this.#module.buffer()));
    this.#module.setPosition(length);
  }

  #thought(state: State, depth: number): Thought {
    const module = this.#module;
    const found = module.bestScore();
    const proven = this.#proven(state, found, depth);
    const score = proven === null ? (this.#game.told?.(found, state) ?? found) : found;
    const line = Array.from({ length: module.lineLength() }, (_, i) => module.lineMove(i));
    if (line.length === 0) line.push(module.bestMove());
    const texts = line.map((code) => this.#game.moveText(code, state));
    return {
      move: texts[0]!,
      line: texts,
      score,
      proven,
      depth,
      nodes: module.nodes(),
    };
  }

  #proven(state: State, score: number, depth: number): Thought['proven'] {
    if (Math.abs(score) < DECIDED && this.#game.isExact?.(state, depth) !== true) return null;
    return score > 0 ? 'win' : score < 0 ? 'loss' : 'draw';
  }
}
