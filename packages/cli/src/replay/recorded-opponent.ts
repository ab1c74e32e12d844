import { type Level, Thinker } from '@daeguk/engines';
import type { PersonLine, RecordedGame } from '@daeguk/referee';

/** Of its time it takes so much: it is timed by the wall, and must not lose for a machine that is busy. */
const SHARE = 0.5;

/** Plays what was played as long as the other side does too; then the house goes on in its place. */
export class RecordedOpponent implements PersonLine {
  readonly #recorded: RecordedGame;
  readonly #level: Level;
  readonly #thinker: Thinker;

  constructor(recorded: RecordedGame, level: Level) {
    this.#recorded = recorded;
    this.#level = level;
    this.#thinker = new Thinker(recorded.game.name);
  }

  ask: PersonLine['ask'] = async ({ state, moves, remaining }, milliseconds) => {
    const next = this.#recorded.moves[moves.length];
    const isAsBefore = moves.every(({ move }, index) => move === this.#recorded.moves[index]?.move);
    if (next !== undefined && isAsBefore) return next.move;
    const side = this.#recorded.game.toMove(state);
    const left = (side === null ? null : remaining?.[side]) ?? null;
    const gameTime = left && left * SHARE;
    const budget = {
      moveTime: milliseconds * SHARE,
      gameTime,
      nodes: null,
      seed: this.#recorded.seed,
    };
    const thought = await this.#thinker.choose(state, budget, this.#level);
    if (thought === null) throw new Error('the house AI has no move');
    return thought.move;
  };

  rest(): void {}

  close(): void {
    this.#thinker.stop();
  }
}
