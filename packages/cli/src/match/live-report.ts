import { type AnyGame, games } from '@daeguk/games';
import type { Note } from '@daeguk/referee';
import { GameLines } from '../game-lines.js';
import type { Io } from '../io.js';
import { text } from '../messages.js';
import { Screen } from '../screen.js';
import type { MatchGame, MatchPlan, MatchWatcher } from './match.js';
import { resultLines } from './text-report.js';

const MILLISECONDS_BETWEEN_LOOKS = 250;

/** The board, the clocks and the last move, drawn over themselves as the game goes on. */
export function liveReport(io: Io, plan: MatchPlan): MatchWatcher & { close(): void } {
  const book = games.get(plan.contest.game) as AnyGame;
  let live: LiveGame | null = null;
  const timer = setInterval(() => live?.draw(), MILLISECONDS_BETWEEN_LOOKS);
  return {
    began: (game) => {
      live = new LiveGame(io, plan, game);
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
  readonly #screen: Screen;
  readonly #lines: GameLines;

  constructor(io: Io, { contest, games: count, seed }: MatchPlan, { number, ...game }: MatchGame) {
    this.#screen = new Screen(io);
    const title = text(io, 'match.title', {
      title: contest.title[io.language],
      number,
      count,
      seed,
    });
    const names = { first: game.seats.first.name, second: game.seats.second.name };
    this.#lines = new GameLines(io, title, contest, game.seed, names);
  }

  take(note: Note): void {
    if (note.event !== 'moved') return;
    this.#lines.play(note);
    this.draw();
  }

  draw(): void {
    const lines = this.#lines.lines();
    if (this.#screen.canRedraw(lines)) this.#screen.draw(lines);
  }

  finish(): void {
    this.#lines.stop();
    this.#screen.draw(this.#lines.lines());
  }
}
