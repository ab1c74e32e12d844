import { parsePlay } from '@daeguk/games';
import { unknown } from '../heard.js';
import type { Guest, Host, Protocol } from '../protocol.js';
import { awaited, invalidReply, outOfTurn, readAsMove } from '../readings.js';
import { ruleBook } from '../rule-book.js';
import { decode, encode } from '../text.js';
import { WholeFraming } from '../whole.js';

const book = ruleBook('picking-stones');
const BEST_MOVE = /^Best Move *: *(-?\d+) *$/m;

/** A program run afresh for each move as `play n k s1 … sk`, whose output names its best move. */
export const play: Protocol = {
  name: 'play',
  game: book.name,
  transport: 'afresh',
  tellsPosition: true,
  tellsStart: true,

  host: ({ start }): Host => ({
    framing: (longest) => new WholeFraming(longest),
    greeting: () => [],
    // A position of this game is written as the program's arguments are.
    turn: ({ state }) => ({
      messages: book.formatPosition(state).split(' ').map(encode),
      awaits: 'move',
    }),
    read(frame, open) {
      if (awaited(open) !== 'move') return outOfTurn;
      const stone = BEST_MOVE.exec(decode(frame))?.[1];
      return stone === undefined ? invalidReply : readAsMove(book, start, stone);
    },
    farewell: () => [],
  }),

  guest: (): Guest => ({
    framing: (longest) => new WholeFraming(longest),
    hello: () => [],
    read(frame) {
      const position = parsePlay(decode(frame).trim().split(/\s+/));
      if (!position.ok || book.toMove(position.value) === null) return unknown;
      return { kind: 'choose', state: position.value, moveTime: null, remaining: null };
    },
    answer: (move) => [encode(`Best Move : ${move}\n`)],
  }),
};
