import { type AnyGame, ok, type Result, readMove } from '@daeguk/games';
import { type Conditions, type Contest, drawConditions, type SeatName } from '@daeguk/referee';

/** A game as far as it has come, to hold a person's moves to the rules. */
export class Course {
  readonly game: AnyGame;
  readonly #start: Conditions['start'];
  #state: unknown;

  constructor(contest: Contest, seed: number) {
    const { game, start } = drawConditions(contest, seed);
    this.game = game;
    this.#start = start;
    this.#state = start;
  }

  get ply(): number {
    return this.game.ply(this.#state);
  }

  isTurnOf(seat: SeatName): boolean {
    return this.game.toMove(this.#state) === this.game.sides[seat === 'first' ? 0 : 1];
  }

  /** A move as the rule book writes it, if it can be played now. */
  read(text: string): Result<string> {
    const move = readMove(this.game, this.#state, text);
    return move.ok ? ok(this.game.formatMove(move.value)) : move;
  }

  /** A move that was played. */
  play(text: string): void {
    const move = readMove(this.game, this.#state, text);
    if (move.ok) this.#state = this.game.play(this.#state, move.value);
  }

  restart(): void {
    this.#state = this.#start;
  }
}
