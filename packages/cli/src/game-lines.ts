import { type AnyGame, games, readMove } from '@daeguk/games';
import {
  type Both,
  type Contest,
  drawConditions,
  type Note,
  type SeatName,
  sideName,
} from '@daeguk/referee';
import { drawBoard } from './board.js';
import type { Io } from './io.js';
import { shortName } from './match/text-report.js';
import { text } from './messages.js';

type Move = Pick<Extract<Note, { event: 'moved' }>, 'seat' | 'ply' | 'move' | 'left' | 'instead'>;

const SEATS = ['first', 'second'] as const;

/** A game as far as it has got, as lines for a terminal: the board, the clocks and the last move. */
export class GameLines {
  readonly #io: Io;
  readonly #title: string;
  readonly #names: Both<string>;
  readonly #book: AnyGame;
  readonly #start: unknown;
  readonly #moveTime: number | null;
  readonly #gameTime: number | null;
  #state: unknown;
  #left: Record<SeatName, number | null> = { first: null, second: null };
  #last = '';
  #since = 0;
  #isOn = false;

  constructor(io: Io, title: string, contest: Contest, seed: number, names: Both<string>) {
    const { start, moveTime, gameTime } = drawConditions(contest, seed);
    this.#io = io;
    this.#title = title;
    this.#names = names;
    this.#book = games.get(contest.game) as AnyGame;
    this.#start = start;
    this.#moveTime = moveTime;
    this.#gameTime = gameTime;
    this.begin();
  }

  /** From the first move on; `last` is said in the place of the last move. */
  begin(last = ''): void {
    this.#state = this.#start;
    this.#left = { first: this.#gameTime, second: this.#gameTime };
    this.#last = last;
    this.#since = performance.now();
    this.#isOn = true;
  }

  play({ seat, ply, move, left, instead }: Move): void {
    const played = readMove(this.#book, this.#state, move);
    if (played.ok) this.#state = this.#book.play(this.#state, played.value);
    const values = { ply, side: sideName(this.#book, seat, this.#io.language), move };
    this.#last = text(this.#io, instead === null ? 'match.ply' : 'match.ply-instead', values);
    this.#left[seat] = left;
    this.#since = performance.now();
  }

  /** Nobody thinks any more. */
  stop(): void {
    this.#isOn = false;
  }

  lines(): string[] {
    const board = drawBoard(this.#book.board(this.#state));
    const seats = SEATS.map((seat) => this.#seatLine(seat));
    return [this.#title, '', ...board, '', ...seats, this.#last];
  }

  #seatLine(seat: SeatName): string {
    const side = this.#book.toMove(this.#state);
    const isThinking = this.#isOn && side === this.#book.sides[SEATS.indexOf(seat)];
    const clock = this.#clock(seat, isThinking ? performance.now() - this.#since : 0);
    const name = sideName(this.#book, seat, this.#io.language);
    const player = shortName(this.#names[seat]);
    return `${isThinking ? '▶' : ' '} ${name}  ${clock.padStart(14)}  ${player}`;
  }

  /** What is left of a game's time; where each move has its own, what is used of it. */
  #clock(seat: SeatName, used: number): string {
    const left = this.#left[seat];
    if (left !== null) return `${seconds(Math.max(0, left - used))} s`;
    return this.#moveTime === null
      ? `${seconds(used)} s`
      : `${seconds(used)} / ${seconds(this.#moveTime)} s`;
  }
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
