import type { GamePage, SeatWord } from '@daeguk/api';
import { client } from '../../app/client.js';
import type { Course } from '../../match/course.js';
import { type LineState, SeatLine } from '../../match/seat-line.js';
import type { SeatName } from '../../match/seats.js';
import { afterAnswer, afterWord, mayAnswer, type Sitting, sitDown } from '../../match/sitting.js';
import { toldBy } from '../../match/told.js';

/** Somebody whose key is wrong is turned away again and again, while the server answers everything else. */
const TURNED_AWAY = 2;

/** A person at a seat before the server's referee. Whoever made it ends it with `leave`. */
export class SeatOfMine {
  readonly #game: number;
  readonly #line: SeatLine;
  #sitting: Sitting = $state.raw()!;
  #lineState = $state<LineState>('opening');
  #isTurnedAway = $state(false);
  #hasResigned = $state(false);

  constructor(game: number, seat: SeatName, key: string, start: Course) {
    this.#game = game;
    this.#sitting = sitDown(seat, start);
    this.#line = new SeatLine({
      url: `${location.origin.replace(/^http/, 'ws')}/api/games/${game}/seats/${seat}`,
      key,
      hear: (word) => this.#hear(word),
      tell: (state, failures) => {
        this.#lineState = state;
        if (state === 'broken' && failures >= TURNED_AWAY) void this.#ask();
      },
    });
  }

  get sitting(): Sitting {
    return this.#sitting;
  }

  get line(): LineState {
    return this.#lineState;
  }

  /** The server is there, and does not open this seat. */
  get isTurnedAway(): boolean {
    return this.#isTurnedAway;
  }

  get hasResigned(): boolean {
    return this.#hasResigned;
  }

  get mayMove(): boolean {
    return this.#lineState === 'open' && !this.#hasResigned && mayAnswer(this.#sitting);
  }

  play(move: string): void {
    const { question } = this.#sitting;
    if (question === null) return;
    if (this.#line.say({ say: 'move', question: question.number, move })) {
      this.#sitting = afterAnswer(this.#sitting, move);
    }
  }

  resign(): void {
    this.#hasResigned = this.#line.say({ say: 'resign' });
  }

  /** Takes the seat back from whoever opened it elsewhere. */
  sitAgain(): void {
    this.#line.reopen();
  }

  leave(): void {
    this.#line.close();
  }

  #hear(word: SeatWord): void {
    if (word.say === 'seated') this.#hasResigned = false;
    this.#sitting = afterWord(this.#sitting, word, performance.now());
    if (word.say === 'over') void this.#ask();
  }

  /** Asks for the game itself: what is said of its end is then said in the language of the page. */
  async #ask(): Promise<void> {
    const params = { game: this.#game };
    const page = await client.call('GET /api/games/:game', { params });
    if (!page.ok) return;
    if (isOver(page.value)) this.#showEnd(page.value);
    else if (this.#lineState !== 'open') this.#turnAway();
  }

  #showEnd(page: GamePage): void {
    const told = toldBy(page);
    const { course } = told.ok ? told.value : this.#sitting;
    this.#sitting = { ...this.#sitting, course, over: page };
    this.#line.close();
  }

  #turnAway(): void {
    this.#isTurnedAway = true;
    this.#line.close();
  }
}

function isOver({ state }: GamePage): boolean {
  return state !== 'waiting' && state !== 'playing';
}
