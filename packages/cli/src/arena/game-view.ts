import type { GameEvent, GamePage, GameSeat } from '@daeguk/api';
import { printable } from '@daeguk/games';
import { readContest } from '@daeguk/referee';
import { GameLines } from '../game-lines.js';
import type { Io } from '../io.js';
import { shortName } from '../match/text-report.js';
import { say } from './messages.js';

/** A game of a server as far as it has got. */
export class GameView {
  readonly #io: Io;
  readonly #lines: GameLines;
  readonly id: number;

  constructor(io: Io, page: GamePage) {
    const contest = readContest(page.file);
    if (!contest.ok) throw new Error(`game ${page.id} has no contest: ${contest.fault.code}`);
    const { title } = contest.value;
    this.#io = io;
    this.id = page.id;
    const heading = say(io, 'watch.game', { title: title[io.language], game: page.id });
    const names = { first: page.first.name, second: page.second.name };
    this.#lines = new GameLines(io, heading, contest.value, page.seed, names);
    if (page.state !== 'playing') this.#lines.stop();
    for (const move of page.moves) this.#lines.play(move);
  }

  take({ event, data }: GameEvent): void {
    if (event === 'moved') this.#lines.play(data);
    if (event === 'began') this.#begin(data.attempt);
    if (event === 'over') this.#lines.stop();
  }

  lines(): string[] {
    return this.#lines.lines();
  }

  /** What was seen of an earlier attempt is void. */
  #begin(attempt: number): void {
    this.#lines.begin(attempt > 1 ? say(this.#io, 'watch.void', { attempt }) : '');
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
