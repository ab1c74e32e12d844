import type { Effort, Thought } from '../engine.js';
import type { SearchModule } from '../search-engine.js';
import { moveText } from './searched.js';

/** The compiled engine with its solver of endings. See assembly/reversi/entry.ts. */
export interface EndgameModule extends SearchModule {
  solve(alpha: number, beta: number): number;
  solvedMove(): number;
}

const MOST_NODES = 2 ** 31 - 1;
const NO_MOVE = 4095;
/** What `solve` says when the effort ran out. */
const UNSOLVED = -(2 ** 31);
/** Half as wide as the window in which the exact lead is looked for first, and the step after that. */
const WIDTH = 3;
const STEP = 6;
/** The end of every game: no lead is greater. */
const MOST_DISCS = 60;
/** A lead of one disc, in a thought's score. */
const DISC = 100;

/** Plays the end of a game as well as it can be played: first who wins, then by how much. */
export class Solver {
  readonly #module: EndgameModule;

  constructor(module: EndgameModule) {
    this.#module = module;
  }

  /** Goes on from what the search thought of the position that is on the module's board. */
  *solve(searched: Thought, empties: number, { nodes, deadline }: Effort): Iterable<Thought> {
    const module = this.#module;
    const before = { ...searched, depth: empties };
    module.allow(
      nodes === null ? MOST_NODES : Math.max(1, nodes - searched.nodes),
      deadline ?? Number.POSITIVE_INFINITY,
    );
    const sign = module.solve(-1, 1);
    if (sign === UNSOLVED) return;
    const thought = this.#thought(before, sign);
    // Of moves that all lose, the search knows better than the proof which is the hardest to refute.
    yield sign < 0 ? { ...thought, move: searched.move, line: searched.line } : thought;
    if (sign === 0) return;
    const lead = this.#exact(guessOf(searched, sign), sign);
    if (lead !== null) yield this.#thought(before, lead);
  }

  /** Looks near the guess first: a narrow window is soon searched, and tells which way to go on. */
  #exact(guess: number, sign: number): number | null {
    let alpha = guess - WIDTH;
    let beta = guess + WIDTH;
    if (sign > 0) alpha = Math.max(alpha, 0);
    else beta = Math.min(beta, 0);
    for (;;) {
      const lead = this.#module.solve(alpha, beta);
      if (lead === UNSOLVED) return null;
      if (lead > alpha && lead < beta) return lead;
      if (lead <= alpha) [alpha, beta] = [lead - STEP, lead + 1];
      else [alpha, beta] = [lead - 1, lead + STEP];
    }
  }

  #thought(searched: Thought, lead: number): Thought {
    const line = this.#line();
    return {
      ...searched,
      move: line[0] ?? searched.move,
      line: line.length > 0 ? line : searched.line,
      score: lead * DISC,
      proven: lead > 0 ? 'win' : lead < 0 ? 'loss' : 'draw',
      nodes: searched.nodes + this.#module.nodes(),
    };
  }

  /** The best moves, as far as they are remembered. */
  #line(): string[] {
    const module = this.#module;
    const line: string[] = [];
    for (let move = module.solvedMove(); move !== NO_MOVE; move = module.solvedMove()) {
      line.push(moveText(move));
      module.play(move);
    }
    for (const _ of line) module.undo();
    return line;
  }
}

/** The lead the search expects, on the side of a draw that is already known. */
function guessOf({ score }: Thought, sign: number): number {
  const expected = Math.max(-MOST_DISCS, Math.min(MOST_DISCS, Math.round(score / DISC)));
  return sign > 0 ? Math.max(expected, sign) : Math.min(expected, sign);
}
