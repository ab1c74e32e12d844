import { type AnyGame, type Side, wholeNumber } from '@daeguk/games';
import { FollowedGame } from './followed-game.js';
import { reply, unknown } from './heard.js';
import { lineFraming } from './lines.js';
import type {
  GivenOptions,
  Guest,
  Heard,
  Host,
  Protocol,
  Reading,
  Request,
  Result,
  Situation,
  Table,
} from './protocol.js';
import { readPlainAnswer } from './readings.js';
import { ask } from './requests.js';
import { begin, ruleBook } from './rule-book.js';
import { decode, encodeLine } from './text.js';

/** What one game adds to the talk of START, the opponent's move, TURN and END. */
interface Dialect {
  readonly name: string;
  readonly game: string;
  /** The command that tells the opponent's move. */
  readonly told: string;
  /** What START says of the game before it says the seat: so many words, and these. */
  readonly startWords: number;
  describeStart(book: AnyGame, start: unknown): readonly string[];
  /** The options that these words tell. */
  readStart(words: readonly string[]): GivenOptions;
}

/** The results as END numbers them. */
const RESULTS: readonly Result[] = ['drawn', 'won', 'lost'];

/** A line protocol in which the player hears the opponent's moves and keeps the board itself. */
export function startTurnEnd(dialect: Dialect): Protocol {
  const book = ruleBook(dialect.game);
  return {
    name: dialect.name,
    game: dialect.game,
    transport: 'pipes',
    tellsPosition: false,
    tellsStart: true,
    host: (table) => new StartTurnEndHost(dialect, book, table),
    guest: (options = {}) => new StartTurnEndGuest(dialect, book, options),
  };
}

class StartTurnEndHost implements Host {
  readonly framing = lineFraming;
  readonly #dialect: Dialect;
  readonly #book: AnyGame;
  readonly #table: Table;

  constructor(dialect: Dialect, book: AnyGame, table: Table) {
    this.#dialect = dialect;
    this.#book = book;
    this.#table = table;
  }

  greeting(): readonly Request[] {
    const { start, side } = this.#table;
    const seat = this.#book.sides.indexOf(side) + 1;
    const words = this.#dialect.describeStart(this.#book, start);
    return [ask('reply', ['START', ...words, seat, ...this.#unusual(words)].join(' '))];
  }

  /** The position, where the game does not begin as the words alone would have it. */
  #unusual(words: readonly string[]): readonly string[] {
    const usual = begin(this.#book, this.#dialect.readStart(words));
    const position = this.#book.formatPosition(this.#table.start);
    return usual.ok && this.#book.formatPosition(usual.value) === position ? [] : [position];
  }

  turn({ moves }: Situation): Request {
    // The sides take turns without exception, so the last move is the opponent's.
    const last = moves.at(-1);
    if (last === undefined) return ask('move', 'TURN');
    return ask('move', `${this.#dialect.told} ${last.move}`, 'TURN');
  }

  read(frame: Uint8Array, open: Request | null): Reading {
    const line = decode(frame);
    const debug = /^DEBUG(?: (.*))?$/s.exec(line);
    if (debug !== null) return { kind: 'debug', text: debug[1] ?? '' };
    return readPlainAnswer(this.#book, this.#table.start, line, open);
  }

  farewell(result: Result | null, last: string | null): readonly Uint8Array[] {
    const code = result === null ? 0 : RESULTS.indexOf(result);
    const told = last === null ? [] : [encodeLine(`${this.#dialect.told} ${last}`)];
    return [...told, encodeLine(`END ${code}`)];
  }
}

class StartTurnEndGuest implements Guest {
  readonly framing = lineFraming;
  readonly #dialect: Dialect;
  readonly #book: AnyGame;
  readonly #options: GivenOptions;
  #side: Side = '';
  #game: FollowedGame | null = null;

  constructor(dialect: Dialect, book: AnyGame, options: GivenOptions) {
    this.#dialect = dialect;
    this.#book = book;
    this.#options = options;
  }

  hello(): readonly Uint8Array[] {
    return [];
  }

  read(frame: Uint8Array): Heard {
    const [command, ...words] = decode(frame).trim().split(/\s+/);
    switch (command) {
      case 'START':
        return this.#start(words);
      case this.#dialect.told:
        return this.#told(words.join(' '));
      case 'TURN':
        return this.#turn();
      case 'END':
        return { kind: 'over', result: RESULTS[wholeNumber(words[0] ?? '') ?? -1] ?? null };
      default:
        return unknown;
    }
  }

  answer(move: string): readonly Uint8Array[] {
    this.#game?.play(move);
    return [encodeLine(move)];
  }

  #start(words: readonly string[]): Heard {
    const { startWords, readStart } = this.#dialect;
    const seat = wholeNumber(words[startWords] ?? '') ?? 0;
    const side = this.#book.sides[seat - 1];
    const told = { ...this.#options, ...readStart(words.slice(0, startWords)) };
    const start = begin(this.#book, told, words.slice(startWords + 1).join(' '));
    if (side === undefined || !start.ok) return unknown;
    this.#side = side;
    this.#game = new FollowedGame(this.#book, start.value);
    return reply('OK');
  }

  #told(move: string): Heard {
    const game = this.#game;
    if (game === null || game.toMove === this.#side || !game.play(move)) return unknown;
    return reply();
  }

  #turn(): Heard {
    const game = this.#game;
    if (game === null || game.toMove !== this.#side) return unknown;
    return { kind: 'choose', state: game.state, moveTime: null, remaining: null };
  }
}
