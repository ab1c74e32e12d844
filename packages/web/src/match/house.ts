import type { Budget, Level, Thinker, Thought } from '@daeguk/engines';
import { fail, ok, type Result } from '@daeguk/games';

/** The house AI of a game, loaded when it is first wanted. What fails is a value, and can be tried again. */
export class House {
  readonly #game: string;
  #thinker: Thinker | null = null;
  /** Counts stops: what was asked before one, and only now is loaded, is not begun any more. */
  #stops = 0;

  constructor(game: string) {
    this.#game = game;
  }

  /** Gets the engine ready; offline that works only where it was loaded before. */
  ready(): Promise<Result<unknown>> {
    return this.#tried((thinker) => thinker.ready());
  }

  /** The move to play; null when the game is over or thinking was stopped before. */
  choose(state: unknown, budget: Budget, level: Level): Promise<Result<Thought | null>> {
    return this.#tried((thinker) => thinker.choose(state, budget, level));
  }

  stop(): void {
    this.#stops++;
    this.#thinker?.stop();
  }

  async #tried<T>(act: (thinker: Thinker) => Promise<T>): Promise<Result<T>> {
    const before = this.#stops;
    try {
      if (this.#thinker === null) {
        const { Thinker } = await import('@daeguk/engines');
        this.#thinker ??= new Thinker(this.#game);
      }
      return this.#stops === before ? ok(await act(this.#thinker)) : fail('stopped');
    } catch (error) {
      this.#thinker?.stop();
      return fail('no-engine', { problem: String(error) });
    }
  }
}
