import { readMove, wholeNumber } from '@daeguk/games';
import { FollowedGame } from '../followed-game.js';
import { reply, unknown } from '../heard.js';
import { lineFraming } from '../lines.js';
import type {
  GivenOptions,
  Guest,
  Heard,
  Host,
  Protocol,
  Reading,
  Request,
  Situation,
  Table,
} from '../protocol.js';
import { invalidReply, readPlainAnswer } from '../readings.js';
import { ask } from '../requests.js';
import { checkedOptions, ruleBook } from '../rule-book.js';
import { decode, decodeKorean, encodeLine } from '../text.js';

const book = ruleBook('connect6');

/** The protocol of the Connect6 contest: `START`, `INFO`, `BLOCK x,y`, `BEGIN`, `TURN …`, `QUIT`. */
export const algocup: Protocol = {
  name: 'algocup',
  game: book.name,
  transport: 'pipes',
  tellsPosition: false,
  tellsStart: false,
  host: (table) => new AlgocupHost(table),
  guest: (options = {}) => new AlgocupGuest(options),
};

class AlgocupHost implements Host {
  readonly framing = lineFraming;
  readonly #table: Table;
  readonly #info = ask('reply', 'INFO');

  constructor(table: Table) {
    this.#table = table;
  }

  greeting(): readonly Request[] {
    const { moveTime, start } = this.#table;
    const limit = moveTime === null ? [] : [ask('nothing', `LimitTime ${wholeSeconds(moveTime)}`)];
    const blocks = blocksOf(start).map((point) => ask('reply', `BLOCK ${point}`));
    return [ask('reply', 'START'), this.#info, ...limit, ...blocks];
  }

  turn({ moves }: Situation): Request {
    const last = moves.at(-1);
    return ask('move', last === undefined ? 'BEGIN' : `TURN ${last.move}`);
  }

  read(frame: Uint8Array, open: Request | null): Reading {
    if (open === this.#info) return readInfo(decodeKorean(frame).trim());
    return readPlainAnswer(book, this.#table.start, decode(frame), open);
  }

  farewell(): readonly Uint8Array[] {
    return [encodeLine('QUIT')];
  }
}

function readInfo(name: string): Reading {
  return /^TeamName:/i.test(name) ? { kind: 'reply', name } : invalidReply;
}

/** Rounded down, so that nobody counts on time it does not have; but 0 would mean no limit to some. */
function wholeSeconds(milliseconds: number): number {
  return Math.max(1, Math.floor(milliseconds / 1000));
}

/** The points of the blocks, row by row: "#" in the rows of a position. */
function blocksOf(state: unknown): string[] {
  const rows = book.board(state).split('/');
  return rows.flatMap((row, y) =>
    [...row].flatMap((symbol, x) => (symbol === '#' ? [`${x},${y}`] : [])),
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

class AlgocupGuest implements Guest {
  readonly framing = lineFraming;
  readonly #options: object;
  #game: FollowedGame;
  #blocks: readonly Point[] = [];
  #moveTime: number | null = null;

  constructor(options: GivenOptions) {
    this.#options = checkedOptions(book, options) as object;
    this.#game = this.#newGame();
  }

  /** Bots built on the organiser's sample know a command by how a line begins, in any case. */
  readonly #commands: readonly (readonly [string, (rest: string) => Heard])[] = [
    ['START', () => this.#start()],
    ['INFO', () => reply('TeamName:Daeguk,Department:Daeguk')],
    ['LIMITTIME', (seconds) => this.#limit(wholeNumber(seconds))],
    ['BLOCK', (point) => this.#block(point)],
    ['BEGIN', () => (book.ply(this.#game.state) === 0 ? this.#choose() : unknown)],
    ['TURN', (move) => (this.#game.play(move) ? this.#choose() : unknown)],
    ['QUIT', () => ({ kind: 'over', result: null })],
  ];

  hello(): readonly Uint8Array[] {
    return [];
  }

  read(frame: Uint8Array): Heard {
    const line = decode(frame);
    for (const [command, handle] of this.#commands) {
      const isMeant = line.slice(0, command.length).toUpperCase() === command;
      if (isMeant) return handle(line.slice(command.length).trim());
    }
    return unknown;
  }

  answer(move: string): readonly Uint8Array[] {
    this.#game.play(move);
    return [encodeLine(move)];
  }

  #start(): Heard {
    this.#blocks = [];
    this.#game = this.#newGame();
    return reply('OK');
  }

  #limit(seconds: number | null): Heard {
    if (seconds === null || seconds < 0) return unknown;
    this.#moveTime = seconds * 1000;
    return reply();
  }

  #block(text: string): Heard {
    // Before the game, a block can be put wherever the first stone could be.
    if (!readMove(book, this.#game.state, text).ok) return unknown;
    const [x = 0, y = 0] = text.split(',').map(Number);
    this.#blocks = [...this.#blocks, { x, y }];
    this.#game = this.#newGame();
    return reply('OK');
  }

  /** Set up without reading the blocks as an option: while they come one by one, they may be odd in number. */
  #newGame(): FollowedGame {
    return new FollowedGame(book, book.setup({ ...this.#options, blocks: this.#blocks }, null));
  }

  #choose(): Heard {
    const { state, toMove } = this.#game;
    if (toMove === null) return unknown;
    return { kind: 'choose', state, moveTime: this.#moveTime, remaining: null };
  }
}
