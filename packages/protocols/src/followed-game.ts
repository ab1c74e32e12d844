import { type AnyGame, readMove, type Side } from '@daeguk/games';

/** A game as a player follows it from the moves it hears and makes. */
export class FollowedGame {
  readonly #book: AnyGame;
  #state: unknown;

  constructor(book: AnyGame, start: unknown) {
    this.#book = book;
    this.#state = start;
  }

  get state(): unknown {
    return this.#state;
  }

  get toMove(): Side | null {
    return this.#book.toMove(this.#state);
  }

  /** Plays a move; one that breaks the rules changes nothing and is answered by false. */
  play(text: string): boolean {
    const move = readMove(this.#book, this.#state, text);
    if (move.ok) this.#state = this.#book.play(this.#state, move.value);
    return move.ok;
  }
}
