import { type AnyGame, pickMove, Random } from '@daeguk/games';
import type { SeatName } from '../seats.js';
import { NO_USAGE } from '../usage.js';
import { type Evidence, NO_EVIDENCE, type Player, type Question, type Tell } from './player.js';

/** Any legal move, each as likely as the others; the same seed makes the same choices. */
export class RandomMover implements Player {
  readonly #seat: SeatName;
  readonly #game: AnyGame;
  readonly #random: Random;
  readonly #tell: Tell;

  constructor(seat: SeatName, game: AnyGame, seed: number, tell: Tell) {
    this.#seat = seat;
    this.#game = game;
    this.#random = new Random(seat === 'first' ? seed : seed + 1);
    this.#tell = tell;
  }

  async open(): Promise<void> {}

  ask({ situation }: Question): void {
    const { state } = situation();
    const move = this.#game.formatMove(pickMove(this.#game, state, this.#random));
    // Not within the question: whoever asks first finishes asking.
    setImmediate(() => this.#tell({ event: 'chose', seat: this.#seat, move, usage: NO_USAGE }));
  }

  rest(): void {}

  async close(): Promise<Evidence> {
    return NO_EVIDENCE;
  }
}
