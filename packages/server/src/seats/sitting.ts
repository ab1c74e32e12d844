import type { GameEvent, PersonWord, SeatWord } from '@daeguk/api';
import { type Catalogue, describe, type Fault, fault, type Language } from '@daeguk/games';
import type { WebSocket } from '@fastify/websocket';
import type { Logger } from 'pino';
import { gamePage } from '../games/view.js';
import type { Follower } from '../live/game-stream.js';
import type { Hub } from '../live/hub.js';
import { Renewal } from '../live/renewal.js';
import type { Told } from '../live/told.js';
import type { Store } from '../store/store.js';
import type { OpenSeat } from './admit.js';
import { Course } from './course.js';
import { hearWords } from './hearing.js';
import { keepAlive } from './keep-alive.js';
import { messages } from './messages.js';
import { answerQuestion, openQuestion, type Question } from './question.js';

interface Setting {
  readonly store: Store;
  readonly hub: Hub;
  readonly log: Logger;
  readonly socket: WebSocket;
  readonly seat: OpenSeat;
  readonly language: Language;
}

/** Codes of RFC 6455, and one of our own. */
const DONE = 1000;
const GOING_AWAY = 1001;
const FAILED = 1011;
const TAKEN_OVER = 4001;

/** A question may be there before the move it follows: for so long it is held back, in milliseconds. */
const HOLD = 300;

/** A person at a seat, as long as the connection lasts. Nothing is lost with it: whoever comes again is told all. */
export class Sitting implements Follower {
  readonly #setting: Setting;
  readonly #course: Course;
  readonly #asking: Renewal;
  #attempt = 0;
  #asked: Question | null = null;
  /** The last question that was told, and at which ply. */
  #told: { readonly question: Question; readonly ply: number } | null = null;
  #isOver = false;
  #resigns = false;
  #work = Promise.resolve();

  constructor(setting: Setting) {
    this.#setting = setting;
    const { socket, seat, log } = setting;
    this.#course = new Course(seat.contest, seat.seed);
    this.#asking = new Renewal(() => this.#lookForQuestion(), log);
    hearWords(socket, (word) => this.#later(() => this.#answer(word)));
    keepAlive(socket);
  }

  /** Tells how the game stands, and everything that follows. */
  async open(): Promise<void> {
    const { hub, socket, seat } = this.#setting;
    this.#say({ say: 'seated', seat: seat.seat, game: seat.game });
    const forget = hub.onQuestion(seat.game, seat.seat, () => this.#asking.again());
    socket.once('close', () => {
      this.#asking.stop();
      forget();
    });
    await hub.followGame(seat.game, null, true, (leave) => {
      if (socket.readyState === socket.CLOSED) queueMicrotask(() => leave(this));
      else socket.once('close', () => leave(this));
      return this;
    });
    this.#asking.again();
  }

  /** Somebody with the same key has sat down. */
  giveWay(): void {
    this.#setting.socket.close(TAKEN_OVER);
  }

  hear(told: readonly Told<GameEvent>[]): void {
    for (const { told: event } of told) this.#follow(event);
    if (this.#isTurn()) this.#tellTurn();
  }

  end(): void {
    if (!this.#isOver) this.#setting.socket.close(GOING_AWAY);
  }

  #follow({ event, data }: GameEvent): void {
    switch (event) {
      case 'began':
        this.#begin(data.attempt);
        return;
      case 'moved': {
        const { seat, ply, move } = data;
        this.#course.play(move);
        this.#say({ say: 'moved', seat, ply, move });
        return;
      }
      case 'over':
        this.#isOver = true;
        this.#later(() => this.#tellEnd(data));
    }
  }

  /** Who was told moves of a game that begins again is seated anew: those moves are void. */
  #begin(attempt: number): void {
    const { seat, game } = this.#setting.seat;
    if (this.#attempt > 0) this.#say({ say: 'seated', seat, game });
    this.#attempt = attempt;
    this.#told = null;
    this.#course.restart();
  }

  async #tellEnd(seenByAll: Extract<GameEvent, { event: 'over' }>['data']): Promise<void> {
    const { store, socket, seat, language } = this.#setting;
    const viewer = { account: seat.account, isOrganiser: false };
    const page = await gamePage(store.db, seat.game, viewer, language);
    this.#say({ say: 'over', game: page.ok ? page.value : seenByAll });
    socket.close(DONE);
  }

  async #lookForQuestion(): Promise<void> {
    const { store, seat } = this.#setting;
    this.#asked = await openQuestion(store.db, seat);
    if (this.#resigns) this.#later(() => this.#resign());
    if (this.#isTurn()) this.#tellTurn();
    else setTimeout(() => this.#tellTurn(), HOLD).unref();
  }

  /** Whether the moves told so far are those that the question follows. */
  #isTurn(): boolean {
    if (this.#asked?.attempt !== this.#attempt) return false;
    const isNext = this.#told === null || this.#told.ply < this.#course.ply;
    return isNext && this.#course.isTurnOf(this.#setting.seat.seat);
  }

  #tellTurn(): void {
    const asked = this.#asked;
    if (asked === null || isSameQuestion(asked, this.#told?.question)) return;
    this.#told = { question: asked, ply: this.#course.ply };
    const milliseconds = asked.due && Math.max(0, Math.round(asked.due - performance.now()));
    this.#say({ say: 'turn', question: asked.number, milliseconds });
  }

  async #answer(word: PersonWord): Promise<void> {
    if (word.say === 'resign') return this.#resign();
    const asked = this.#asked;
    if (asked === null) return this.#refuse(fault('not-asked'), messages);
    if (asked.number !== word.question) return this.#refuse(fault('too-late'), messages);
    const move = this.#course.read(word.move);
    if (!move.ok) return this.#refuse(move.fault, this.#course.game.messages);
    if (!(await this.#reply(asked, move.value))) this.#refuse(fault('too-late'), messages);
  }

  /** Who resigns while the other thinks has done so as soon as a move is asked for. */
  async #resign(): Promise<void> {
    const asked = this.#asked;
    this.#resigns = asked === null || !(await this.#reply(asked, ''));
  }

  #reply(asked: Question, answer: string): Promise<boolean> {
    const { store, seat } = this.#setting;
    this.#asked = null;
    return answerQuestion(store, seat, asked, answer);
  }

  #refuse(refusal: Fault, words: Catalogue): void {
    const sentence = describe(words, refusal, this.#setting.language);
    this.#say({ say: 'refused', code: refusal.code, sentence });
  }

  #say(word: SeatWord): void {
    this.#setting.socket.send(JSON.stringify(word));
  }

  /** One thing after the other, in the order in which they came. */
  #later(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error: unknown) => {
      this.#setting.log.warn({ err: error }, 'a person at a seat could not be served');
      this.#setting.socket.close(FAILED);
    });
  }
}

function isSameQuestion(one: Question, other: Question | undefined): boolean {
  return one.attempt === other?.attempt && one.number === other.number;
}
