import type { Game, Outcome } from '../game.js';
import { members, wrongField } from '../json.js';
import { type OptionReader, shown, wholeNumberOption } from '../options.js';
import { Random } from '../random.js';
import { type Fault, fail, fault, ok } from '../result.js';
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
  /** So many stones, or a number drawn from the first to the second; without a seed the first. */
  readonly n: number | readonly [number, number];
}

const stoneCount = wholeNumberOption(FEWEST_STONES, MOST_STONES, FEWEST_STONES);

/** `7` or `20-60`; in JSON a number or a pair. */
const stonesOption: OptionReader<PickingStonesOptions['n']> = {
  fallback: [20, 60],
  read(value) {
    const isRange = typeof value === 'string' && value.includes('-', 1);
    const ends: unknown = isRange ? value.split('-') : value;
    if (!Array.isArray(ends)) return stoneCount.read(value);
    const [fewest, most] = ends.map(stoneCount.read);
    const isRead = ends.length === 2 && fewest?.ok && most?.ok && fewest.value <= most.value;
    return isRead ? ok([fewest.value, most.value]) : fail('stones-range', { text: shown(value) });
  },
};

export const pickingStones: Game<PickingStonesState, number, PickingStonesOptions> = {
  name: 'picking-stones',
  sides: ['max', 'min'],
  options: { n: stonesOption },
  messages,

  setup({ n }, seed) {
    if (typeof n === 'number') return { n, taken: [] };
    const [fewest, most] = n;
    const above = seed === null ? 0 : new Random(seed).below(most - fewest + 1);
    return { n: fewest + above, taken: [] };
  },

  toMove: (state) => (outcome(state) === null ? sideToMove(state.taken) : null),
  ply: (state) => state.taken.length,
  ruling,
  play: ({ n, taken }, stone) => ({ n, taken: [...taken, stone] }),
  outcome,
  legalMoves: takeable,

  parseMove,
  formatMove,

  parsePosition(text, { n }) {
    const position = parsePosition(text);
    const contradicts = position.ok && typeof n === 'number' && n !== position.value.n;
    return contradicts ? fail('stones-and-position', { n, found: position.value.n }) : position;
  },

  formatPosition,

  board({ n, taken }) {
    const gone = new Set(taken);
    const stones = Array.from({ length: n }, (_, index) => index + 1);
    return stones.filter((stone) => !gone.has(stone)).join(',');
  },

  toJson: ({ n, taken }) => ({ n, taken }),

  fromJson(json) {
    const { n, taken } = members(json);
    const count = stoneCount.read(n);
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
  if (!Number.isInteger(stone) || stone < 1 || stone > n) return fault('off-board', { stone, n });
  if (taken.includes(stone)) return fault('already-taken', { stone });
  const last = taken.at(-1);
  if (last === undefined) return mayOpen(n, stone) ? null : fault('opening', { stone, n });
  return areRelated(stone, last) ? null : fault('not-related', { stone, last });
}
