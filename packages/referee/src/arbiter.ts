import { type AnyGame, excerpt, type Fault, readMove } from '@daeguk/games';
import type { Host, PlayedMove, Reading, Request, Situation } from '@daeguk/protocols';
import { Clock, type TimeLimit } from './clock.js';
import type { Conditions } from './conditions.js';
import type { Contest, Policy } from './contest.js';
import { DebugQuota } from './debug-quota.js';
import { judgeDeparture } from './departure.js';
import { readableText } from './frames.js';
import type { Departure, Happening, PlatformFault } from './happenings.js';
import type { Order } from './orders.js';
import { type Both, both, other, type SeatName } from './seats.js';
import { charged, doubt, isExcused, NO_USAGE, rounded, type TurnUsage } from './usage.js';
import { resultFor, sideOf, type Verdict } from './verdict.js';

/** One seat as the arbiter sees it. */
interface Seat {
  readonly name: SeatName;
  /** The talk with its program; null where a player sits here without a wire. */
  readonly host: Host | null;
  readonly clock: Clock;
  readonly debug: DebugQuota;
  /** What is left of the greeting. */
  readonly greeting: Request[];
  /** Why it can no longer be asked, if so: the referee moves in its stead. */
  absent: string | null;
}

interface Question {
  readonly seat: Seat;
  readonly request: Request | null;
  readonly isMove: boolean;
  readonly milliseconds: number;
  readonly kind: TimeLimit;
}

/** The move of a person who gives up: none. */
const RESIGNS = '';

/** As long as a timer can wait, in milliseconds: 24 days. */
const NEVER = 2 ** 31 - 1;

/**
 * Decides a game. It knows rules, protocols and clocks but no processes, files or time of its own:
 * told the same happenings it gives the same orders, which is how a record is checked.
 */
export class Arbiter {
  readonly #contest: Contest;
  readonly #game: AnyGame;
  readonly #seats: Both<Seat>;
  readonly #moves: PlayedMove[] = [];
  #state: unknown;
  #open: Question | null = null;
  #isOver = false;
  #orders: Order[] = [];

  constructor(contest: Contest, conditions: Conditions, hosts: Both<Host | null>) {
    this.#contest = contest;
    this.#game = conditions.game;
    this.#state = conditions.start;
    this.#seats = both((name) => ({
      name,
      host: hosts[name],
      clock: new Clock(conditions),
      debug: new DebugQuota(contest.limits.debug),
      greeting: [...(hosts[name]?.greeting() ?? [])],
      absent: null,
    }));
  }

  get state(): unknown {
    return this.#state;
  }

  get #isUntimed(): boolean {
    return this.#contest.limits.clock === 'off';
  }

  get situation(): Situation {
    const { first, second } = this.#seats;
    const lefts = [first, second].map(({ name, clock }) => [this.#side(name), clock.gameLeft]);
    const isTimed = first.clock.gameLeft !== null;
    const remaining = isTimed ? Object.fromEntries(lefts) : null;
    return { state: this.#state, moves: this.#moves, remaining };
  }

  begin(): Order[] {
    return this.#collect(() => {
      if (!this.#isOver) this.#goOn();
    });
  }

  /** Whatever comes after the game is over changes nothing. */
  handle(happening: Happening): Order[] {
    return this.#collect(() => {
      if (!this.#isOver) this.#take(happening);
    });
  }

  #collect(act: () => void): Order[] {
    this.#orders = [];
    act();
    return this.#orders;
  }

  #take(happening: Happening): void {
    switch (happening.event) {
      case 'said':
        this.#hear(this.#seats[happening.seat], happening.frame, happening.usage);
        break;
      case 'chose':
        if (happening.move === RESIGNS) this.#resign(this.#seats[happening.seat]);
        else this.#answer(this.#seats[happening.seat], happening.move, happening.usage);
        break;
      case 'expired':
        this.#expire(this.#seats[happening.seat], happening.usage, happening.rest);
        break;
      case 'gone':
        this.#depart(this.#seats[happening.seat], happening.how);
        break;
      case 'breached':
        this.#breach(this.#seats[happening.seat], happening.limit);
        break;
      case 'spoilt':
        this.#spoil(happening.reason, happening.evidence);
        break;
      case 'stopped':
        this.#close({ winner: null, ending: 'stopped' });
    }
  }

  /** Asks whoever is next: each greets in turn, then they play. */
  #goOn(): void {
    for (const seat of [this.#seats.first, this.#seats.second]) {
      if (seat.absent === null && seat.greeting.length > 0) {
        this.#askGreeting(seat);
        if (this.#open !== null) return;
      }
    }
    this.#nextTurn();
  }

  #askGreeting(seat: Seat): void {
    const messages: Uint8Array[] = [];
    let awaited: Request | null = null;
    while (awaited === null && seat.greeting.length > 0) {
      const request = seat.greeting.shift() as Request;
      messages.push(...request.messages);
      if (request.awaits !== 'nothing') awaited = request;
    }
    this.#ask(seat, awaited, messages, false);
  }

  #nextTurn(): void {
    let seat = this.#seatToMove();
    while (seat !== null && seat.absent !== null) {
      this.#playFirstLegal(seat, seat.absent, 0);
      seat = this.#seatToMove();
    }
    if (seat === null) this.#closeByRules();
    else this.#askMove(seat);
  }

  #seatToMove(): Seat | null {
    const side = this.#game.toMove(this.#state);
    return side === null ? null : this.#seats[side === this.#side('first') ? 'first' : 'second'];
  }

  #askMove(seat: Seat): void {
    if (seat.host === null) {
      const { milliseconds, kind } = seat.clock.limit(true);
      this.#open = { seat, request: null, isMove: true, milliseconds, kind };
      this.#orders.push({ order: 'choose', seat: seat.name, milliseconds });
    } else {
      const request = seat.host.turn(this.situation);
      this.#ask(seat, request, request.messages, true);
    }
  }

  #ask(
    seat: Seat,
    request: Request | null,
    messages: readonly Uint8Array[],
    isMove: boolean,
  ): void {
    const { milliseconds: most, kind } = seat.clock.limit(isMove);
    const milliseconds = this.#isUntimed ? NEVER : most;
    if (request !== null) this.#open = { seat, request, isMove, milliseconds, kind };
    const limit = request === null ? null : milliseconds;
    this.#orders.push({ order: 'ask', seat: seat.name, messages, milliseconds: limit });
  }

  #hear(seat: Seat, frame: Uint8Array, usage: TurnUsage): void {
    if (seat.host === null || seat.absent !== null) return;
    const question = this.#open?.seat === seat ? this.#open : null;
    const reading = seat.host.read(frame, question?.request ?? null);
    if (question === null) this.#hearUnasked(seat, reading, frame);
    // What was said too late is no answer any more, whatever it says.
    else if (charged(usage) > question.milliseconds) this.#expire(seat, usage, new Uint8Array());
    else if (isExcused(usage, question.milliseconds)) this.#spoilByTime('referee-stall', usage);
    else this.#hearAnswer(question, reading, frame, usage);
  }

  #hearUnasked(seat: Seat, reading: Reading, frame: Uint8Array): void {
    if (reading.kind === 'debug') this.#noteDebug(seat, reading.text);
    else if (reading.kind === 'name') this.#noteName(seat, reading.name);
    else if (reading.kind !== 'ignored') {
      this.#fault(seat, 'out-of-turn', { said: readableText(frame) }, NO_USAGE);
    }
  }

  #hearAnswer(question: Question, reading: Reading, frame: Uint8Array, usage: TurnUsage): void {
    const { seat } = question;
    switch (reading.kind) {
      case 'ignored':
        break;
      case 'debug':
        this.#noteDebug(seat, reading.text);
        break;
      case 'move':
        this.#answer(seat, reading.move, usage);
        break;
      case 'name':
        this.#noteName(seat, reading.name);
        break;
      case 'wrong': {
        const cause = question.isMove ? null : 'greeting';
        this.#fault(seat, reading.code, { said: readableText(frame) }, usage, cause);
        break;
      }
      case 'reply':
        this.#settle(question, usage);
        if (reading.name !== undefined) this.#noteName(seat, reading.name);
        this.#goOn();
    }
  }

  #answer(seat: Seat, text: string, usage: TurnUsage): void {
    const question = this.#open;
    if (question?.seat !== seat) return;
    const move = readMove(this.#game, this.#state, text);
    if (move.ok) {
      this.#settle(question, usage);
      this.#play(seat, move.value, charged(usage), null);
      this.#nextTurn();
    } else {
      this.#refuse(seat, text, move.fault, usage);
    }
  }

  /** Only somebody without a wire can: no protocol has a word for it. */
  #resign({ name }: Seat): void {
    if (this.#open?.seat.name !== name) return;
    this.#close({ winner: other(name), ending: 'resigned', culprit: name });
  }

  /** A move the rules do not allow, or a text that is no move at all. */
  #refuse(seat: Seat, text: string, { code, values }: Fault, usage: TurnUsage): void {
    const said = excerpt(text);
    if (code === 'unreadable') this.#fault(seat, 'invalid-reply', { said }, usage);
    else this.#fault(seat, 'illegal-move', { ...values, said }, usage, code);
  }

  #expire(seat: Seat, usage: TurnUsage, rest: Uint8Array): void {
    const question = this.#open;
    if (question?.seat !== seat || this.#isUntimed) return;
    const { milliseconds: limit, kind } = question;
    const reason = doubt(usage, limit);
    if (reason === null) {
      const over = Math.max(1, Math.round(charged(usage) - limit));
      const values = { limit: rounded(limit / 1000), over, said: readableText(rest) };
      this.#punish(seat, this.#contest.faults.late, 'time', kind, values, usage);
    } else {
      this.#spoilByTime(reason, usage);
    }
  }

  #depart(seat: Seat, how: Departure): void {
    if (seat.absent !== null) return;
    const { faults, limits } = this.#contest;
    const { ending, cause, values } = judgeDeparture(how, limits.memoryMegabytes);
    if (how.isForGood) seat.absent = ending;
    this.#punish(seat, faults.crash, ending, cause, values, NO_USAGE);
  }

  #breach(seat: Seat, limit: 'line' | 'move' | 'game'): void {
    if (seat.absent !== null) return;
    const { lineBytes, moveBytes, gameBytes } = this.#contest.limits.output;
    const bytes = { line: lineBytes, move: moveBytes, game: gameBytes }[limit];
    const policy = this.#contest.faults.crash;
    // Nothing more of it is read: it floods.
    seat.absent = 'output';
    this.#punish(seat, policy, 'output', limit, { bytes }, NO_USAGE);
  }

  #fault(
    seat: Seat,
    ending: string,
    values: Verdict['values'],
    usage: TurnUsage,
    cause: string | null = null,
  ): void {
    this.#punish(seat, this.#contest.faults.illegal, ending, cause, values, usage);
  }

  /** A player failed: it loses, or the game goes on with the first legal move. */
  #punish(
    seat: Seat,
    policy: Policy,
    ending: string,
    cause: string | null,
    values: Verdict['values'],
    usage: TurnUsage,
  ): void {
    const culprit = seat.name;
    if (policy === 'loses') {
      this.#close({ winner: other(culprit), ending, cause, culprit, values });
    } else if (this.#open?.seat === seat) {
      this.#playOn(this.#open, ending, usage);
    }
  }

  #playOn(question: Question, why: string, usage: TurnUsage): void {
    const { seat, isMove } = question;
    this.#settle(question, usage);
    if (isMove) this.#playFirstLegal(seat, why, charged(usage));
    // Without its greeting there is nothing to talk about.
    else seat.absent ??= why;
    this.#goOn();
  }

  #settle({ seat, isMove }: Question, usage: TurnUsage): void {
    // With the clock off it stands still: a player at a breakpoint is not told that its time is up.
    if (!this.#isUntimed) seat.clock.spend(charged(usage), isMove);
    this.#open = null;
  }

  #playFirstLegal(seat: Seat, why: string, time: number): void {
    const [move] = this.#game.legalMoves(this.#state);
    this.#play(seat, move, time, why);
  }

  #play(seat: Seat, move: unknown, time: number, instead: string | null): void {
    const text = this.#game.formatMove(move);
    this.#state = this.#game.play(this.#state, move);
    this.#moves.push({ side: this.#side(seat.name), move: text });
    this.#orders.push({
      order: 'note',
      note: {
        event: 'moved',
        seat: seat.name,
        ply: this.#game.ply(this.#state),
        move: text,
        charged: rounded(time),
        left: seat.clock.gameLeft,
        instead,
      },
    });
  }

  #noteName({ name: seat }: Seat, name: string): void {
    const note = { event: 'named', seat, name: excerpt(name) } as const;
    this.#orders.push({ order: 'note', note });
  }

  #noteDebug(seat: Seat, text: string): void {
    const kept = seat.debug.keep(text);
    if (kept === null) return;
    this.#orders.push({ order: 'note', note: { event: 'debug', seat: seat.name, text: kept } });
  }

  #closeByRules(): void {
    const outcome = this.#game.outcome(this.#state);
    if (outcome === null) throw new TypeError('nobody is to move, yet the game is not over');
    const { winner, ending, cause = null } = outcome;
    const seat = winner === null ? null : winner === this.#side('first') ? 'first' : 'second';
    this.#close({ winner: seat, ending, cause });
  }

  #spoilByTime(reason: PlatformFault, { wall, waited, stalled }: TurnUsage): void {
    this.#spoil(reason, `wall ${wall} ms, waited ${waited} ms, stalled ${stalled} ms`);
  }

  #spoil(reason: PlatformFault, evidence: string): void {
    this.#close({ winner: null, ending: 'void', cause: reason, values: { evidence } });
  }

  #close(
    known: Pick<Verdict, 'winner' | 'ending'> &
      Partial<Pick<Verdict, 'cause' | 'culprit' | 'values'>>,
  ): void {
    this.#isOver = true;
    this.#open = null;
    const plies = this.#game.ply(this.#state);
    const margin = this.#game.margin?.(this.#state) ?? null;
    const verdict: Verdict = { cause: null, culprit: null, values: {}, ...known, plies, margin };
    const farewells = both((name) => {
      const last = this.#lastMoveFor(name);
      return this.#seats[name].host?.farewell(resultFor(verdict, name), last) ?? [];
    });
    this.#orders.push({ order: 'close', verdict, farewells });
  }

  /** The move that ended the game, if the other side made it. */
  #lastMoveFor(seat: SeatName): string | null {
    const last = this.#moves.at(-1);
    const isOver = this.#game.outcome(this.#state) !== null;
    return isOver && last !== undefined && last.side !== this.#side(seat) ? last.move : null;
  }

  #side(seat: SeatName) {
    return sideOf(this.#game, seat);
  }
}
