import { type AnyGame, Random, type Side } from '@daeguk/games';
import { expect } from 'vitest';
import type { Framing } from '../framing.js';
import type { Guest, Heard, Host, PlayedMove, Protocol, Reading, Request } from '../protocol.js';
import { ruleBook } from '../rule-book.js';
import { bytes, texts } from './wire.js';

const LONGEST = 4096;
const MOVE_TIME = 5000;
const REMAINING = 400_000;

export interface Match {
  readonly protocol: Protocol;
  readonly start: unknown;
  readonly seed: number;
  /** Chooses a legal move where there are too many to list them all. */
  pick?(state: unknown, random: Random, book: AnyGame): string;
}

/**
 * Plays a whole random game through both ends of a protocol, for both sides. Whatever is sent
 * passes through the framing of the other end in pieces, and at every turn the player must see the
 * game as the referee does.
 */
export function playThrough({ protocol, start, seed, pick = anyMove }: Match): PlayedMove[] {
  const book = ruleBook(protocol.game);
  const random = new Random(seed);
  const seats = new Map(book.sides.map((side) => [side, new Seat(protocol, side, start, random)]));
  for (const seat of seats.values()) seat.greet();
  const moves: PlayedMove[] = [];
  let state = start;
  for (let side = book.toMove(state); side !== null; side = book.toMove(state)) {
    const seat = seats.get(side)!;
    const known = seat.ask(state, moves);
    expect(book.toJson(known)).toEqual(book.toJson(state));
    const move = pick(known, random, book);
    expect(seat.answer(move)).toEqual({ kind: 'move', move });
    const read = book.parseMove(move, state);
    if (!read.ok) throw new Error(read.fault.code);
    state = book.play(state, read.value);
    moves.push({ side, move });
  }
  const winner = book.outcome(state)?.winner ?? null;
  for (const seat of seats.values()) seat.dismiss(winner, moves.at(-1));
  return moves;
}

function anyMove(state: unknown, random: Random, book: AnyGame): string {
  return book.formatMove(random.pick([...book.legalMoves(state)]));
}

/** One player's chair: both ends of the talk and the wire between them. */
/** What an engine may say before it answers. */
const BY_THE_WAY = ['ignored', 'name'];

class Seat {
  readonly #protocol: Protocol;
  readonly #side: Side;
  readonly #random: Random;
  readonly #host: Host;
  readonly #toHost: Framing;
  #guest: Guest;
  #toGuest: Framing;
  #open: Request | null = null;

  constructor(protocol: Protocol, side: Side, start: unknown, random: Random) {
    this.#protocol = protocol;
    this.#side = side;
    this.#random = random;
    this.#host = protocol.host({ side, start, moveTime: MOVE_TIME, settings: {} });
    this.#toHost = this.#host.framing(LONGEST);
    this.#guest = protocol.guest();
    this.#toGuest = this.#guest.framing(LONGEST);
  }

  greet(): void {
    const requests = this.#host.greeting();
    this.#open = requests[0] ?? null;
    let readings = this.#hear(this.#guest.hello());
    for (const request of requests) {
      this.#open = request;
      for (const heard of this.#tell(request.messages)) {
        if (heard.kind !== 'reply') throw new Error(`${heard.kind} in the greeting`);
        readings.push(...this.#hear(heard.messages));
      }
      const kinds = readings.map(({ kind }) => kind).filter((kind) => !BY_THE_WAY.includes(kind));
      expect(kinds).toEqual(request.awaits === 'reply' ? ['reply'] : []);
      readings = [];
    }
  }

  /** Asks for a move; gives the state the player sees. */
  ask(state: unknown, moves: readonly PlayedMove[]): unknown {
    const { sides } = ruleBook(this.#protocol.game);
    const remaining = Object.fromEntries(sides.map((side) => [side, REMAINING]));
    this.#open = this.#host.turn({ state, moves, remaining });
    const heard = this.#tell(this.#open.messages).at(-1);
    if (heard?.kind !== 'choose') throw new Error(`${heard?.kind} in place of a choice`);
    return heard.state;
  }

  answer(move: string): Reading | undefined {
    const [reading, ...more] = this.#hear(this.#guest.answer(move));
    expect(more).toEqual([]);
    this.#open = null;
    return reading;
  }

  dismiss(winner: Side | null, last: PlayedMove | undefined): void {
    const result = winner === null ? 'drawn' : winner === this.#side ? 'won' : 'lost';
    const unheard = last === undefined || last.side === this.#side ? null : last.move;
    const heard = this.#tell(this.#host.farewell(result, unheard));
    if (this.#protocol.transport === 'afresh') expect(heard).toEqual([]);
    else
      expect([
        { kind: 'over', result },
        { kind: 'over', result: null },
      ]).toContainEqual(heard.at(-1));
  }

  #tell(messages: readonly Uint8Array[]): Heard[] {
    if (this.#protocol.transport !== 'afresh') {
      const frames = this.#carry(messages, this.#toGuest);
      return frames.map((frame) => this.#guest.read(frame));
    }
    if (messages.length === 0) return [];
    this.#guest = this.#protocol.guest();
    return [this.#guest.read(bytes(texts(messages).join(' ')))];
  }

  #hear(messages: readonly Uint8Array[]): Reading[] {
    const isAfresh = this.#protocol.transport === 'afresh';
    const framing = isAfresh ? this.#host.framing(LONGEST) : this.#toHost;
    const frames = this.#carry(messages, framing);
    const all = isAfresh && messages.length > 0 ? [framing.rest] : frames;
    return all.map((frame) => this.#host.read(frame, this.#open));
  }

  /** Sends in pieces of any size, out of one buffer that is used again and again. */
  #carry(messages: readonly Uint8Array[], framing: Framing): Uint8Array[] {
    const frames: Uint8Array[] = [];
    for (const message of messages) {
      const buffer = new Uint8Array(message.length);
      for (let sent = 0; sent < message.length; ) {
        const piece = buffer.subarray(0, 1 + this.#random.below(message.length - sent));
        piece.set(message.subarray(sent, sent + piece.length));
        frames.push(...framing.push(piece));
        piece.fill(0);
        sent += piece.length;
      }
    }
    expect(framing.tooLong).toBe(false);
    return frames;
  }
}
