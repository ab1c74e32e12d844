import { setTimeout as sleep } from 'node:timers/promises';
import type { Board } from '@daeguk/api';
import type { Fault } from '@daeguk/games';
import { DONE, type Io } from '../io.js';
import { Screen } from '../screen.js';
import { complainOfServer } from './faults.js';
import { GameView } from './game-view.js';
import { ladderLines } from './ladder-lines.js';
import { followGame, type Watching } from './watch-game.js';

const MILLISECONDS_BETWEEN_LOOKS = 500;

/** How long the end of a game is shown before the next one. */
const MILLISECONDS_AFTER_A_GAME = 2500;

const MOST_ROWS = 10;

/** The ladder of a contest and under it the newest of its games, both live; the exit code. */
export async function watchContest(watching: Watching, contest: string): Promise<number> {
  const { io, client, address } = watching;
  const params = { contest };
  const page = await client.call('GET /api/contests/:contest', { params });
  if (!page.ok) return complainOfServer(io, address, page.fault);
  const board = await client.call('GET /api/contests/:contest/ladder', { params });
  if (!board.ok) return complainOfServer(io, address, board.fault);
  const show = new LadderShow(io, page.value.title[io.language], board.value);
  // Anywhere else than on a terminal, what was drawn could not be drawn over.
  if (io.outRows === 0) {
    show.print();
    return DONE;
  }
  const timer = setInterval(() => show.draw(), MILLISECONDS_BETWEEN_LOOKS);
  const fault = await Promise.race([
    followLadder(watching, contest, show),
    followGames(watching, contest, show),
  ]);
  clearInterval(timer);
  return fault === null ? DONE : complainOfServer(io, address, fault);
}

class LadderShow {
  readonly #io: Io;
  readonly #title: string;
  readonly #screen: Screen;
  board: Board;
  game: GameView | null = null;

  constructor(io: Io, title: string, board: Board) {
    this.#io = io;
    this.#title = title;
    this.#screen = new Screen(io);
    this.board = board;
  }

  print(): void {
    const lines = ladderLines(this.#io, this.#title, this.board, Number.POSITIVE_INFINITY);
    for (const line of lines) this.#io.out(line);
  }

  /** The game where there is room for it, and as much of the table as there is room for. */
  draw(): void {
    const game = this.game === null ? [] : ['', ...this.game.lines()];
    const room = this.#io.outRows - game.length - 6;
    const isRoom = room >= 3;
    const rows = Math.max(3, Math.min(MOST_ROWS, isRoom ? room : this.#io.outRows - 6));
    const table = ladderLines(this.#io, this.#title, this.board, rows);
    const lines = isRoom ? [...table, ...game] : table;
    if (this.#screen.canRedraw(lines)) this.#screen.draw(lines);
  }
}

async function followLadder(
  { client }: Watching,
  contest: string,
  show: LadderShow,
): Promise<Fault | null> {
  const params = { contest };
  const events = client.events('GET /api/contests/:contest/events', { params });
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value ?? null;
    if (next.value.event !== 'board') continue;
    const board = await client.call('GET /api/contests/:contest/ladder', { params });
    if (board.ok) show.board = board.value;
  }
}

/** One game after the other, always the newest that is on. */
async function followGames(
  { io, client }: Watching,
  contest: string,
  show: LadderShow,
): Promise<Fault | null> {
  for (;;) {
    const query = { contest, state: 'playing', limit: 1 } as const;
    const found = await client.call('GET /api/games', { query });
    const [newest] = found.ok ? found.value : [];
    const page =
      newest && (await client.call('GET /api/games/:game', { params: { game: newest.id } }));
    if (page?.ok) {
      const view = new GameView(io, page.value);
      show.game = view;
      await followGame(client, view.id, (event) => view.take(event));
    }
    await sleep(MILLISECONDS_AFTER_A_GAME);
  }
}
