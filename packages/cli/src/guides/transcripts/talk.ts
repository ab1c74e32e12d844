import { type AnyGame, pickMove, Random, readMove, type Side } from '@daeguk/games';
import type { Framing, Guest, Host, PlayedMove, Protocol, Request } from '@daeguk/protocols';
import { type Conditions, type Contest, drawConditions, type SeatName } from '@daeguk/referee';

/** A game to listen to. */
export interface Occasion {
  readonly contest: Contest;
  readonly protocol: Protocol;
  /** Where the bot sits whose talk is written down. */
  readonly seat: SeatName;
  /** Draws the conditions, and the moves once the script has come to its end. */
  readonly seed: number;
  /** The first moves of both sides. */
  readonly script: readonly string[];
  /** How many turns are shown of the beginning and of the end of a longer game. */
  readonly shown: readonly [first: number, last: number];
  /** A message as the lines a reader sees. */
  readonly write: (message: Uint8Array) => readonly string[];
}

/** What the bot's moves are said to have taken, in milliseconds. */
const CHARGED = 1250;
const LONGEST = 65_536;

/** Plays a game through both ends of its protocol, and writes down what one bot heard (>) and said (<). */
export function talk(occasion: Occasion): string[] {
  const conditions = drawConditions(occasion.contest, occasion.seed);
  const { game, start } = conditions;
  const own = game.sides[occasion.seat === 'first' ? 0 : 1];
  const wire = new Wire(occasion, conditions, own);
  const random = new Random(occasion.seed);
  const moves: PlayedMove[] = [];
  const turns: string[][] = [];
  const greeting = wire.greet();
  let state = start;
  for (let side = game.toMove(state); side !== null; side = game.toMove(state)) {
    const move = occasion.script[moves.length] ?? anyMove(game, state, random);
    if (side === own) turns.push(wire.turn(state, moves, move));
    state = played(game, state, move);
    moves.push({ side, move });
  }
  const winner = game.outcome(state)?.winner ?? null;
  return [...greeting, ...shortened(turns, occasion.shown), ...wire.dismiss(winner, moves.at(-1))];
}

function shortened(turns: readonly string[][], [first, last]: Occasion['shown']): string[] {
  if (turns.length <= first + last) return turns.flat();
  return [...turns.slice(0, first).flat(), '…', ...turns.slice(turns.length - last).flat()];
}

function anyMove(game: AnyGame, state: unknown, random: Random): string {
  return game.formatMove(pickMove(game, state, random));
}

function played(game: AnyGame, state: unknown, text: string): unknown {
  const move = readMove(game, state, text);
  if (!move.ok) throw new TypeError(`${text}: ${move.fault.code}`);
  return game.play(state, move.value);
}

/** Both ends of one bot's talk. */
class Wire {
  readonly #write: Occasion['write'];
  readonly #sides: readonly [Side, Side];
  readonly #gameTime: number | null;
  readonly #own: Side;
  readonly #host: Host;
  readonly #guest: Guest;
  readonly #toHost: Framing;
  readonly #toGuest: Framing;
  #lines: string[] = [];

  constructor({ contest, protocol, write }: Occasion, conditions: Conditions, own: Side) {
    const { game, start, moveTime, gameTime } = conditions;
    this.#write = write;
    this.#sides = game.sides;
    this.#gameTime = gameTime;
    this.#own = own;
    this.#host = protocol.host({ side: own, start, moveTime, settings: contest.settings });
    this.#guest = protocol.guest(contest.options);
    this.#toHost = this.#host.framing(LONGEST);
    this.#toGuest = this.#guest.framing(LONGEST);
  }

  greet(): string[] {
    const [first, ...others] = this.#host.greeting();
    this.#hear(this.#guest.hello(), first ?? null);
    for (const request of first === undefined ? [] : [first, ...others]) this.#tell(request);
    return this.#taken();
  }

  turn(state: unknown, moves: readonly PlayedMove[], move: string): string[] {
    const request = this.#host.turn({ state, moves, remaining: this.#remaining(moves) });
    if (this.#tell(request) !== 'choose') throw new TypeError('the bot did not see its turn');
    this.#hear(this.#guest.answer(move), request);
    return this.#taken();
  }

  dismiss(winner: Side | null, last: PlayedMove | undefined): string[] {
    const result = winner === null ? 'drawn' : winner === this.#own ? 'won' : 'lost';
    const unheard = last === undefined || last.side === this.#own ? null : last.move;
    for (const message of this.#host.farewell(result, unheard)) this.#note('>', message);
    return this.#taken();
  }

  #remaining(moves: readonly PlayedMove[]): Record<Side, number> | null {
    const whole = this.#gameTime;
    if (whole === null) return null;
    const spent = (side: Side) => CHARGED * moves.filter((move) => move.side === side).length;
    return Object.fromEntries(this.#sides.map((side) => [side, whole - spent(side)]));
  }

  /** What the bot made of the last message. */
  #tell(request: Request): string | undefined {
    let last: string | undefined;
    for (const message of request.messages) {
      this.#note('>', message);
      for (const frame of this.#toGuest.push(message)) {
        const heard = this.#guest.read(frame);
        last = heard.kind;
        if (heard.kind === 'unknown') throw new TypeError('the bot did not understand');
        if (heard.kind === 'reply') this.#hear(heard.messages, request);
      }
    }
    return last;
  }

  #hear(messages: readonly Uint8Array[], open: Request | null): void {
    for (const message of messages) {
      this.#note('<', message);
      for (const frame of this.#toHost.push(message)) {
        const { kind } = this.#host.read(frame, open);
        if (kind === 'wrong') throw new TypeError('the referee did not accept the answer');
      }
    }
  }

  #note(direction: '>' | '<', message: Uint8Array): void {
    this.#lines.push(...this.#write(message).map((line) => `${direction} ${line}`));
  }

  #taken(): string[] {
    const lines = this.#lines;
    this.#lines = [];
    return lines;
  }
}
