import { Arbiter } from '../arbiter.js';
import { drawConditions } from '../conditions.js';
import type { Contest } from '../contest.js';
import type { Departure } from '../happenings.js';
import { hostsOf } from '../hosts.js';
import type { Note, Order } from '../orders.js';
import type { Entry } from '../plan.js';
import type { Both, SeatName } from '../seats.js';
import { NO_USAGE, type TurnUsage } from '../usage.js';
import type { Verdict } from '../verdict.js';

export const RANDOM: Entry = { kind: 'random', name: 'random' };

export function program(protocol: string): Entry {
  return { kind: 'program', name: 'bot', protocol, command: [], visible: [] };
}

/** An arbiter with a hand on each seat: says what programs would say, and remembers what was ordered. */
export class ScriptedGame {
  readonly notes: Note[] = [];
  readonly sent: string[] = [];
  verdict: Verdict | null = null;
  farewells: Both<string> = { first: '', second: '' };
  asked: SeatName | null = null;
  limit: number | null = null;
  readonly #arbiter: Arbiter;

  constructor(contest: Contest, seats: Both<Entry>, seed = 1) {
    const conditions = drawConditions(contest, seed);
    this.#arbiter = new Arbiter(contest, conditions, hostsOf({ contest, seats }, conditions));
    this.#obey(this.#arbiter.begin());
  }

  says(seat: SeatName, text: string | Uint8Array, usage: Partial<TurnUsage> = {}): this {
    const frame = typeof text === 'string' ? Buffer.from(text) : text;
    return this.#tell({ event: 'said', seat, frame, usage: { ...NO_USAGE, ...usage } });
  }

  chooses(seat: SeatName, move: string): this {
    return this.#tell({ event: 'chose', seat, move, usage: NO_USAGE });
  }

  expires(seat: SeatName, usage: Partial<TurnUsage>, rest = ''): this {
    const whole = { ...NO_USAGE, ...usage };
    return this.#tell({ event: 'expired', seat, usage: whole, rest: Buffer.from(rest) });
  }

  leaves(seat: SeatName, how: Partial<Departure>): this {
    const usual = { code: null, signal: null, ranOutOfMemory: false };
    const departure = { ...usual, isConnectionLost: false, isForGood: true, ...how };
    return this.#tell({ event: 'gone', seat, how: departure });
  }

  tell(happening: Parameters<Arbiter['handle']>[0]): this {
    return this.#tell(happening);
  }

  get moves(): string[] {
    return this.notes.flatMap((note) => (note.event === 'moved' ? [note.move] : []));
  }

  #tell(happening: Parameters<Arbiter['handle']>[0]): this {
    this.#obey(this.#arbiter.handle(happening));
    return this;
  }

  #obey(orders: readonly Order[]): void {
    for (const order of orders) {
      if (order.order === 'note') this.notes.push(order.note);
      if (order.order === 'ask') {
        const text = Buffer.concat(order.messages).toString('latin1').trimEnd();
        this.sent.push(`${order.seat}: ${text}`);
      }
      if (order.order === 'ask' || order.order === 'choose') {
        this.asked = order.seat;
        this.limit = order.milliseconds;
      }
      if (order.order === 'close') {
        this.verdict = order.verdict;
        const { first, second } = order.farewells;
        const text = (messages: readonly Uint8Array[]) =>
          Buffer.concat(messages).toString('latin1');
        this.farewells = { first: text(first), second: text(second) };
      }
    }
  }
}
