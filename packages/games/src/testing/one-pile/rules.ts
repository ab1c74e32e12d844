import type { Game } from '../../game.js';
import { members, wrongField } from '../../json.js';
import { wholeNumberOption } from '../../options.js';
import { fail, fault, ok } from '../../result.js';
import { messages } from './messages.js';
import { formatMove, parseMove } from './notation.js';

/** The toy sixth game of the tests: take one, two or three; whoever takes the last one wins. */
interface OnePileState {
  readonly left: number;
  readonly ply: number;
}

interface OnePileOptions {
  readonly pile: number;
}

const sides = ['first', 'second'] as const;

export const onePile: Game<OnePileState, number, OnePileOptions> = {
  name: 'one-pile',
  sides,
  options: { pile: wholeNumberOption(1, 1000, 10) },
  messages,
  setup: ({ pile }) => ({ left: pile, ply: 0 }),
  toMove: ({ left, ply }) => (left === 0 ? null : sides[ply % 2]!),
  ply: (state) => state.ply,

  ruling({ left }, count) {
    if (left === 0) return fault('game-over');
    return count >= 1 && count <= 3 && count <= left ? null : fault('wrong-number', { count });
  },

  play: ({ left, ply }, count) => ({ left: left - count, ply: ply + 1 }),
  outcome: ({ left, ply }) =>
    left > 0 ? null : { winner: sides[(ply + 1) % 2]!, ending: 'last-one' },
  legalMoves: ({ left }) => [1, 2, 3].filter((count) => count <= left),
  parseMove,
  formatMove,

  parsePosition(text) {
    const match = /^(\d{1,4}) (\d{1,4})$/.exec(text);
    return match ? ok({ left: Number(match[1]), ply: Number(match[2]) }) : fail('position');
  },

  formatPosition: ({ left, ply }) => `${left} ${ply}`,
  board: ({ left }) => String(left),
  toJson: ({ left, ply }) => ({ left, ply }),

  fromJson(json) {
    const { left, ply } = members(json);
    if (!isCount(left)) return wrongField('left');
    return isCount(ply) ? ok({ left, ply }) : wrongField('ply');
  },
};

function isCount(json: unknown): json is number {
  return Number.isInteger(json) && Number(json) >= 0;
}
