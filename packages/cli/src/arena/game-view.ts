import type { GameEvent, GamePage, GameSeat } from '@daeguk/api';
import { type AnyGame, games, printable, readMove } from '@daeguk/games';
import { drawConditions, readContest, type SeatName, sideName } from '@daeguk/referee';
import { drawBoard } from '../board.js';
import type { Io } from '../io.js';
import { shortName } from '../match/text-report.js';
import { text } from '../messages.js';
import { say } from './messages.js';

type Move = Extract<GameEvent, { event: 'moved' }>['data'];

const SEATS = ['first', 'second'] as const;

/** A game of a server as far as it has got, as lines for a terminal. */
export class GameView {
  readonly #io: Io;
  readonly #page: GamePage;
  readonly #book: AnyGame;
  readonly #title: string;
  readonly #start: unknown;
  #state: unknown;
  #left: Record<SeatName, number | null>;
  #last = '';
  #since = performance.now();
  #isOn = false;

  constructor(io: Io, page: GamePage) {
    const contest = readContest(page.file);
    if (!contest.ok) throw new Error(`game ${page.id} has no contest: ${contest.fault.code}`);
    const { title, game } = contest.value;
    this.#io = io;
    this.#page = page;
    this.#book = games.get(game) as AnyGame;
    this.#title = say(io, 'watch.game', { title: title[io.language], game: page.id });
    this.#start = drawConditions(contest.value, page.seed).start;
    this.#state = this.#start;
    this.#left = { first: page.gameTime, second: page.gameTime };
    this.#isOn = page.state === 'playing';
    for (const move of page.moves) this.#play(move);
  }

  get id(): number {
    return this.#page.id;
  }

  take({ event, data }: GameEvent): void {
    if (event === 'moved') this.#play(data);
    if (event === 'began') this.#begin(data.attempt);
    if (event === 'over') this.#isOn = false;
  }

  lines(): string[] {
    const board = drawBoard(this.#book.board(this.#state));
    return [
      this.#title,
      '',
      ...board,
      '',
      ...SEATS.map((seat) => this.#seatLine(seat)),
      this.#last,
    ];
  }

  /** What was seen of an earlier attempt is void. */
  #begin(attempt: number): void {
    this.#state = this.#start;
    this.#left = { first: this.#page.gameTime, second: this.#page.gameTime };
    this.#last = attempt > 1 ? say(this.#io, 'watch.void', { attempt }) : '';
    this.#since = performance.now();
    this.#isOn = true;
  }

  #play({ seat, ply, move, left, instead }: Move): void {
    const played = readMove(this.#book, this.#state, move);
    if (played.ok) this.#state = this.#book.play(this.#state, played.value);
    const values = { ply, side: sideName(this.#book, seat, this.#io.language), move };
    this.#last = text(this.#io, instead === null ? 'match.ply' : 'match.ply-instead', values);
    this.#left[seat] = left;
    this.#since = performance.now();
  }

  #seatLine(seat: SeatName): string {
    const side = this.#book.toMove(this.#state);
    const isThinking = this.#isOn && side === this.#book.sides[SEATS.indexOf(seat)];
    const used = isThinking ? performance.now() - this.#since : 0;
    const left = this.#left[seat];
    const limit = this.#page.moveTime;
    const clock =
      left !== null ? [Math.max(0, left - used)] : limit === null ? [used] : [used, limit];
    const shown = `${clock.map((time) => (time / 1000).toFixed(1)).join(' / ')} s`;
    const name = sideName(this.#book, seat, this.#io.language);
    const player = shortName(this.#page[seat].name);
    return `${isThinking ? '▶' : ' '} ${name}  ${shown.padStart(14)}  ${player}`;
  }
}

/** What a game came to, in a line or two. */
export function resultLines(io: Io, page: GamePage): string[] {
  const { id: game, state, winner, plies, sentence } = page;
  if (state === 'cancelled' || state === 'overruled') return [say(io, 'watch.cancelled', { game })];
  if (plies === null) return [say(io, 'watch.hidden', { game })];
  const head =
    winner === null
      ? say(io, 'watch.nobody', { game, plies })
      : say(io, 'watch.won', { game, plies, winner: nameOf(page[winner]) });
  return [head, ...(sentence === null ? [] : [`  ${printable(sentence)}`])];
}

function nameOf({ name }: GameSeat): string {
  return shortName(name);
}
