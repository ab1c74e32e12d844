import { type AnyGame, games, readMove } from '@daeguk/games';
import { drawConditions, type Note, type SeatName, sideName } from '@daeguk/referee';
import { drawBoard } from '../board.js';
import type { Io } from '../io.js';
import { text } from '../messages.js';
import { Screen } from '../screen.js';
import type { MatchGame, MatchPlan, MatchWatcher } from './match.js';
import { resultLines, shortName } from './text-report.js';

const MILLISECONDS_BETWEEN_LOOKS = 250;

/** The board, the clocks and the last move, drawn over themselves as the game goes on. */
export function liveReport(io: Io, plan: MatchPlan): MatchWatcher & { close(): void } {
  const book = games.get(plan.contest.game) as AnyGame;
  let live: LiveGame | null = null;
  const timer = setInterval(() => live?.draw(), MILLISECONDS_BETWEEN_LOOKS);
  return {
    began: (game) => {
      live = new LiveGame(io, plan, book, game);
      live.draw();
    },
    noted: (_, note) => live?.take(note),
    played: (played) => {
      live?.finish();
      live = null;
      for (const line of resultLines(io, book, played)) io.out(line);
    },
    close: () => clearInterval(timer),
  };
}

class LiveGame {
  readonly #io: Io;
  readonly #book: AnyGame;
  readonly #game: MatchGame;
  readonly #screen: Screen;
  readonly #title: string;
  readonly #limit: number | null;
  readonly #left: Record<SeatName, number | null>;
  #state: unknown;
  #last = '';
  #toMove: SeatName | null = 'first';
  #since = performance.now();

  constructor(io: Io, { contest, games: count, seed }: MatchPlan, book: AnyGame, game: MatchGame) {
    const { start, moveTime, gameTime } = drawConditions(contest, game.seed);
    this.#io = io;
    this.#book = book;
    this.#game = game;
    this.#screen = new Screen(io);
    this.#state = start;
    this.#limit = moveTime;
    this.#left = { first: gameTime, second: gameTime };
    const { number } = game;
    const title = contest.title[io.language];
    this.#title = text(io, 'match.title', { title, number, count, seed });
  }

  take(note: Note): void {
    if (note.event !== 'moved') return;
    const { seat, move, ply, left, instead } = note;
    this.#left[seat] = left;
    const played = readMove(this.#book, this.#state, move);
    if (played.ok) this.#state = this.#book.play(this.#state, played.value);
    const values = { ply, side: sideName(this.#book, seat, this.#io.language), move };
    this.#last = text(this.#io, instead === null ? 'match.ply' : 'match.ply-instead', values);
    const side = this.#book.toMove(this.#state);
    this.#toMove = side === this.#book.sides[0] ? 'first' : 'second';
    this.#since = performance.now();
    this.draw();
  }

  draw(): void {
    const lines = this.#lines();
    if (this.#screen.canRedraw(lines)) this.#screen.draw(lines);
  }

  finish(): void {
    this.#toMove = null;
    this.#screen.draw(this.#lines());
  }

  #lines(): string[] {
    const clocks = (['first', 'second'] as const).map((seat) => this.#clockLine(seat));
    return [
      this.#title,
      '',
      ...drawBoard(this.#book.board(this.#state)),
      '',
      ...clocks,
      this.#last,
    ];
  }

  #clockLine(seat: SeatName): string {
    const isThinking = this.#toMove === seat;
    const thinking = isThinking ? performance.now() - this.#since : 0;
    const left = this.#left[seat];
    const time =
      left === null
        ? `${seconds(thinking)} / ${seconds(this.#limit ?? 0)}`
        : `${seconds(Math.max(0, left - thinking))}`;
    const side = sideName(this.#book, seat, this.#io.language);
    const player = shortName(this.#game.seats[seat].name);
    return `${isThinking ? '▶' : ' '} ${side}  ${`${time} s`.padStart(12)}  ${player}`;
  }
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
