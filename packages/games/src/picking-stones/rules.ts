import type { Game, Outcome } from '../game.js';
import { members, wrongField } from '../json.js';
import { wholeNumberOption } from '../options.js';
import { Random } from '../random.js';
import { type Fault, fault } from '../result.js';
import { messages } from './messages.js';
import {
  checkedSequence,
  formatMove,
  formatPosition,
  parseMove,
  parsePosition,
} from './notation.js';
import {
  areRelated,
  FEWEST_STONES,
  MOST_STONES,
  mayOpen,
  type PickingStonesState,
  sideToMove,
  takeable,
} from './stones.js';

export interface PickingStonesOptions {
  /** 0: drawn from 20 to 60, or 20 where nothing is drawn. */
  readonly n: number;
}

const FEWEST_DRAWN = 20;
const MOST_DRAWN = 60;

export const pickingStones: Game<PickingStonesState, number, PickingStonesOptions> = {
  name: 'picking-stones',
  sides: ['max', 'min'],
  options: { n: wholeNumberOption(FEWEST_STONES, MOST_STONES, 0) },
  messages,

  setup({ n }, seed) {
    if (n > 0) return { n, taken: [] };
    const above = seed === null ? 0 : new Random(seed).below(MOST_DRAWN - FEWEST_DRAWN + 1);
    return { n: FEWEST_DRAWN + above, taken: [] };
  },

  toMove: (state) => (outcome(state) === null ? sideToMove(state.taken) : null),
  ply: (state) => state.taken.length,
  ruling,
  play: ({ n, taken }, stone) => ({ n, taken: [...taken, stone] }),
  outcome,
  legalMoves: takeable,

  parseMove,
  formatMove,
  parsePosition,
  formatPosition,

  board({ n, taken }) {
    const gone = new Set(taken);
    const stones = Array.from({ length: n }, (_, index) => index + 1);
    return stones.filter((stone) => !gone.has(stone)).join(',');
  },

  toJson: ({ n, taken }) => ({ n, taken }),

  fromJson(json) {
    const { n, taken } = members(json);
    const count = pickingStones.options.n.read(n);
    if (!count.ok) return wrongField('n');
    if (!Array.isArray(taken) || !taken.every(Number.isInteger)) return wrongField('taken');
    return checkedSequence({ n: count.value, taken: taken as number[] });
  },
};

function outcome(state: PickingStonesState): Outcome | null {
  if (takeable(state).length > 0) return null;
  return { winner: sideToMove(state.taken) === 'max' ? 'min' : 'max', ending: 'last-stone' };
}

function ruling(state: PickingStonesState, stone: number): Fault | null {
  const { n, taken } = state;
  if (outcome(state) !== null) return fault('game-over');
  if (stone < 1 || stone > n) return fault('off-board', { stone, n });
  if (taken.includes(stone)) return fault('already-taken', { stone });
  const last = taken.at(-1);
  if (last === undefined) return mayOpen(n, stone) ? null : fault('opening', { stone, n });
  return areRelated(stone, last) ? null : fault('not-related', { stone, last });
}
