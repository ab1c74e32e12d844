import type { Budget, Level, Thinker, Thought } from '@daeguk/engines';
import { fail, ok, type Result } from '@daeguk/games';

/** The house AI of a game, loaded when it is first wanted. What fails is a value, and can be tried again. */
export class House {
  readonly #game: string;
  #thinker: Thinker | null = null;

  constructor(game: string) {
    this.#game = game;
  }

  /** Gets the engine ready; without a line that works only where it was loaded before. */
  ready(): Promise<Result<unknown>> {
    return this.#tried((thinker) => thinker.ready());
  }

  /** The move to play; null when the game is over or thinking was stopped before. */
  choose(state: unknown, budget: Budget, level: Level): Promise<Result<Thought | null>> {
    return this.#tried((thinker) => thinker.choose(state, budget, level));
  }

  stop(): void {
    this.#thinker?.stop();
  }

  async #tried<T>(act: (thinker: Thinker) => Promise<T>): Promise<Result<T>> {
    try {
      if (this.#thinker === null) {
        const { Thinker } = await import('@daeguk/engines');
        this.#thinker ??= new Thinker(this.#game);
      }
      return ok(await act(this.#thinker));
    } catch (error) {
      this.stop();
      return fail('no-engine', { problem: String(error) });
    }
  }
}
