import type { PersonLine } from '../players/person.js';
import type { SeatName } from '../seats.js';
import type { FromSlot, ToSlot } from './messages.js';

/** A person's line as a slot has it: questions go to whoever ordered the game, and come back answered. */
export class PersonCall implements PersonLine {
  readonly #seat: SeatName;
  readonly #send: (message: FromSlot) => void;
  #open: { resolve(move: string): void; reject(error: Error): void } | null = null;
  #number = 0;

  constructor(seat: SeatName, send: (message: FromSlot) => void) {
    this.#seat = seat;
    this.#send = send;
  }

  ask: PersonLine['ask'] = ({ moves, remaining }, milliseconds) =>
    new Promise((resolve, reject) => {
      this.#open = { resolve, reject };
      const asking = { seat: this.#seat, number: ++this.#number };
      this.#send({ kind: 'ask', ...asking, moves, remaining, milliseconds });
    });

  rest(): void {
    if (this.#open !== null) this.#send({ kind: 'rest', seat: this.#seat });
    this.#open = null;
  }

  hear(message: Extract<ToSlot, { kind: 'chose' | 'unanswered' }>): void {
    if (message.number !== this.#number) return;
    const open = this.#open;
    this.#open = null;
    if (message.kind === 'chose') open?.resolve(message.move);
    else open?.reject(new Error(message.problem));
  }
}
