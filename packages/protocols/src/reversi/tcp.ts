import { unknown } from '../heard.js';
import { type Measure, openingThen, PacketFraming } from '../packets.js';
import type {
  Guest,
  Heard,
  Host,
  Protocol,
  Reading,
  Request,
  Situation,
  Table,
} from '../protocol.js';
import { awaited, ignored, invalidReply, outOfTurn } from '../readings.js';
import { ruleBook } from '../rule-book.js';
import { toCells, toRows } from './cells.js';
import { fromBytes, toBytes } from './int32.js';

const book = ruleBook('reversi');

/** The codes that packets begin with. */
const TURN = 1;
const END = 0;

const CODE_BYTES = 4;
const TEAM_BYTES = 4;
const ANSWER_BYTES = 16;
const TURN_BYTES = 268;
const END_BYTES = 8;

/** Packets of 32-bit numbers over TCP; the bot is the client. */
export const reversiTcp: Protocol = {
  name: 'reversi-tcp',
  game: book.name,
  transport: 'tcp',
  tellsPosition: true,
  tellsStart: true,
  host: (table) => new ReversiHost(table),
  guest: () => new ReversiGuest(),
};

class ReversiHost implements Host {
  readonly #isBlack: boolean;
  /** The package id of the turn last asked for; they count from 1. */
  #package = 0;

  constructor({ side }: Table) {
    this.#isBlack = side === 'black';
  }

  framing() {
    return new PacketFraming(openingThen(TEAM_BYTES, ANSWER_BYTES));
  }

  /** The client speaks first: it sends its team id. */
  greeting(): readonly Request[] {
    return [{ messages: [], awaits: 'reply' }];
  }

  turn({ state }: Situation): Request {
    this.#package++;
    const cells = toCells(book.board(state));
    const packet = toBytes([TURN, this.#package, ...cells, this.#isBlack ? 1 : 0]);
    return { messages: [packet], awaits: 'move' };
  }

  read(frame: Uint8Array, open: Request | null): Reading {
    const owed = awaited(open);
    const [first = 0, id = 0, row = 0, column = 0] = fromBytes(frame);
    if (frame.length === TEAM_BYTES && owed === 'reply') {
      return { kind: 'reply', name: String(first) };
    }
    if (frame.length === ANSWER_BYTES && first === TURN) {
      const current = owed === 'move' ? this.#package : null;
      if (id === current) return { kind: 'move', move: `${row},${column}` };
      // Too late: its turn is over, or the next one has been asked for.
      if (id >= 1 && id <= this.#package) return ignored;
    }
    return owed === null ? outOfTurn : invalidReply;
  }

  /** Always sent: a client that loses the connection without it would connect again for ever. */
  farewell(): readonly Uint8Array[] {
    return [toBytes([END, 0])];
  }
}

class ReversiGuest implements Guest {
  #package = 0;

  framing() {
    return new PacketFraming(serverPacket);
  }

  hello(): readonly Uint8Array[] {
    return [toBytes([0])];
  }

  read(frame: Uint8Array): Heard {
    const [code, id = 0, ...rest] = fromBytes(frame);
    if (code === END && frame.length === END_BYTES) return { kind: 'over', result: null };
    if (code !== TURN || frame.length !== TURN_BYTES) return unknown;
    const side = rest.at(-1) === 0 ? 'white' : 'black';
    const rows = toRows(rest.slice(0, -1));
    const position = book.parsePosition(`${rows} ${side[0]}`, {});
    if (!position.ok || book.toMove(position.value) !== side) return unknown;
    this.#package = id;
    return { kind: 'choose', state: position.value, moveTime: null, remaining: null };
  }

  answer(move: string): readonly Uint8Array[] {
    const [row = 0, column = 0] = move.split(',').map(Number);
    return [toBytes([TURN, this.#package, row, column])];
  }
}

const serverPacket: Measure = (begun) => {
  if (begun.length < CODE_BYTES) return CODE_BYTES;
  const [code] = fromBytes(begun);
  if (code === TURN) return TURN_BYTES;
  return code === END ? END_BYTES : null;
};
