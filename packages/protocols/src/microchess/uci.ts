import { type Json, type Side, wholeNumber } from '@daeguk/games';
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
import { awaited, ignored, outOfTurn, readAsMove } from '../readings.js';
import { ask } from '../requests.js';
import { checkedOptions, checkedStart, ruleBook } from '../rule-book.js';
import { decode, encodeLine } from '../text.js';

const book = ruleBook('microchess');
const STANDARD = book.formatPosition(checkedStart(book, {}));

/** The Universal Chess Interface, as far as a contest needs it. */
export const uci: Protocol = {
  name: 'uci',
  game: book.name,
  transport: 'pipes',
  tellsPosition: true,
  tellsStart: true,
  host: (table) => new UciHost(table),
  guest: (options = {}) => new UciGuest(options),
};

class UciHost implements Host {
  readonly framing = lineFraming;
  readonly #table: Table;
  readonly #start: string;
  readonly #identify = ask('reply', 'uci');
  readonly #prepare: Request;
  #isNamed = false;

  constructor(table: Table) {
    this.#table = table;
    const fen = book.formatPosition(table.start);
    this.#start = fen === STANDARD ? 'startpos' : `fen ${fen}`;
    const options = optionLines(table.settings.setoptions);
    this.#prepare = ask('reply', ...options, 'ucinewgame', 'isready');
  }

  greeting(): readonly Request[] {
    return [this.#identify, this.#prepare];
  }

  turn({ moves, remaining }: Situation): Request {
    const played = moves.length === 0 ? [] : ['moves', ...moves.map(({ move }) => move)];
    const { moveTime } = this.#table;
    const clock = (side: Side) => wholeTime(remaining?.[side] ?? 0);
    const go = ['go'];
    if (remaining !== null) go.push(`wtime ${clock('white')} btime ${clock('black')}`);
    if (moveTime !== null) go.push(`movetime ${wholeTime(moveTime)}`);
    return ask('move', ['position', this.#start, ...played].join(' '), go.join(' '));
  }

  /** An engine may say what it likes at any time; only a move that nobody asked for is wrong. */
  read(frame: Uint8Array, open: Request | null): Reading {
    const [command, ...words] = wordsOf(frame);
    switch (command) {
      case 'id':
        return open === this.#identify ? this.#named(words) : ignored;
      case 'uciok':
        return open === this.#identify ? { kind: 'reply' } : ignored;
      case 'readyok':
        return open === this.#prepare ? { kind: 'reply' } : ignored;
      case 'bestmove':
        if (awaited(open) !== 'move') return outOfTurn;
        return readAsMove(book, this.#table.start, words[0] ?? '');
      default:
        return ignored;
    }
  }

  farewell(): readonly Uint8Array[] {
    return [encodeLine('quit')];
  }

  /** The first name counts: nobody needs a second. */
  #named([what, ...words]: readonly string[]): Reading {
    if (what !== 'name' || words.length === 0 || this.#isNamed) return ignored;
    this.#isNamed = true;
    return { kind: 'name', name: words.join(' ') };
  }
}

/** The contest's options; whatever the contest file holds, each stays a line of its own. */
function optionLines(setoptions: Json | undefined): string[] {
  const list: readonly unknown[] = Array.isArray(setoptions) ? setoptions : [];
  const texts = list.filter((text) => typeof text === 'string' && !/[\r\n]/.test(text));
  return texts.map((text) => `setoption ${text}`);
}

function wholeTime(milliseconds: number): number {
  return Math.max(0, Math.floor(milliseconds));
}

class UciGuest implements Guest {
  readonly framing = lineFraming;
  readonly #options: GivenOptions;
  #game: FollowedGame;

  constructor(options: GivenOptions) {
    this.#options = options;
    this.#game = this.#newGame();
  }

  hello(): readonly Uint8Array[] {
    return [];
  }

  read(frame: Uint8Array): Heard {
    const [command, ...words] = wordsOf(frame);
    switch (command) {
      case 'uci':
        return reply('id name Daeguk', 'id author Daeguk', 'uciok');
      case 'isready':
        return reply('readyok');
      case 'ucinewgame':
        this.#game = this.#newGame();
        return reply();
      case 'setoption':
      case 'stop':
        return reply();
      case 'position':
        return this.#position(words);
      case 'go':
        return this.#go(words);
      case 'quit':
        return { kind: 'over', result: null };
      default:
        return unknown;
    }
  }

  /** The move need not be remembered: the next position holds it. */
  answer(move: string): readonly Uint8Array[] {
    return [encodeLine(`bestmove ${move}`)];
  }

  #position(words: readonly string[]): Heard {
    const end = words.includes('moves') ? words.indexOf('moves') : words.length;
    const game = this.#gameFrom(words.slice(0, end));
    if (game === null || !words.slice(end + 1).every((move) => game.play(move))) return unknown;
    this.#game = game;
    return reply();
  }

  #go(words: readonly string[]): Heard {
    const { state, toMove } = this.#game;
    if (toMove === null) return unknown;
    const moveTime = timeAfter(words, 'movetime');
    const remaining = timeAfter(words, toMove === 'white' ? 'wtime' : 'btime');
    return { kind: 'choose', state, moveTime, remaining };
  }

  #newGame(): FollowedGame {
    return new FollowedGame(book, checkedStart(book, this.#options));
  }

  /** The start that `startpos` or `fen …` names, or null. */
  #gameFrom([kind, ...fen]: readonly string[]): FollowedGame | null {
    if (kind === 'startpos') return this.#newGame();
    if (kind !== 'fen') return null;
    const position = book.parsePosition(fen.join(' '), checkedOptions(book, this.#options));
    return position.ok ? new FollowedGame(book, position.value) : null;
  }
}

function timeAfter(words: readonly string[], name: string): number | null {
  const at = words.indexOf(name);
  return at < 0 ? null : wholeNumber(words[at + 1] ?? '');
}

function wordsOf(frame: Uint8Array): string[] {
  return decode(frame).trim().split(/\s+/);
}
