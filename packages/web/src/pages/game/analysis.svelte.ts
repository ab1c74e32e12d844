import { type Fault, ok, type Result } from '@daeguk/games';
import type { Course } from '../../match/course.js';
import { House } from '../../match/house.js';
import { seatToMove } from '../../match/seats.js';
import {
  byTheRules,
  type Evaluation,
  type Evaluations,
  nextPly,
  seenByFirst,
} from './evaluation.js';

/** What a position may cost. */
const BUDGET = { moveTime: 200, gameTime: null, nodes: null, seed: 0 } as const;

/** The house AI goes through a game, in a thread of its own, one position after the other. */
export class Analysis {
  #known = $state.raw<Evaluations>([]);
  #isRunning = $state(false);
  #fault = $state.raw<Fault | null>(null);
  #house: House | null = null;
  #run = 0;

  get known(): Evaluations {
    return this.#known;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  get fault(): Fault | null {
    return this.#fault;
  }

  /** How many positions are done. */
  get done(): number {
    return this.#known.filter(Boolean).length;
  }

  /** Goes on until everything is known, or it is stopped; what is shown comes first. */
  async start(course: Course, shown: () => number): Promise<void> {
    this.stop();
    const mine = this.#run;
    const house = new House(course.game.name);
    this.#house = house;
    this.#isRunning = true;
    this.#fault = null;
    const count = course.states.length;
    for (;;) {
      const ply = nextPly(this.#known, shown(), count);
      if (ply === null) break;
      const found = await evaluate(house, course, ply);
      if (mine !== this.#run) return;
      if (!found.ok) this.#fault = found.fault;
      if (!found.ok || found.value === null) break;
      const { value } = found;
      this.#known = Array.from({ length: count }, (_, at) =>
        at === ply ? value : (this.#known[at] ?? null),
      );
    }
    this.stop();
  }

  stop(): void {
    this.#run++;
    this.#isRunning = false;
    this.#house?.stop();
    this.#house = null;
  }
}

async function evaluate(
  house: House,
  course: Course,
  ply: number,
): Promise<Result<Evaluation | null>> {
  const over = byTheRules(course, ply);
  const seat = seatToMove(course.game, course.states[ply]);
  if (over !== null || seat === null) return ok(over);
  const chosen = await house.choose(course.states[ply], BUDGET, 'hard');
  return chosen.ok ? ok(chosen.value && seenByFirst(chosen.value, seat)) : chosen;
}
