import type { Game, Outcome } from '../game.js';
import {
  BLACK,
  type Cell,
  count,
  EMPTY,
  formatGridPosition,
  formatRows,
  type GridPosition,
  type GridShape,
  gridFromJson,
  gridToJson,
  otherColour,
  parseGridPosition,
  sideOf,
  sides,
  WALL,
  WHITE,
} from '../grid.js';
import { members, wrongField } from '../json.js';
import { choiceOption } from '../options.js';
import { type Fault, fail, fault, ok, type Result } from '../result.js';
import { type Blocks, blocksOption, countFault, placeBlocks } from './blocks.js';
import { indexOf, isOnBoard, POINTS, type Point, SIZE } from './board.js';
import { judge, type OverlinePolicy, overlinePolicies } from './judge.js';
import { messages } from './messages.js';
import { formatMove, formatPoint, parseMove } from './notation.js';

export interface Connect6State extends GridPosition {
  /** The stones of the last turn, by index: only they can have ended the game. */
  readonly last: readonly number[];
  readonly overline: OverlinePolicy;
}

export type Connect6Move = readonly Point[];

export interface Connect6Options {
  readonly blocks: Blocks;
  readonly overline: OverlinePolicy;
}

export const connect6: Game<Connect6State, Connect6Move, Connect6Options> = {
  name: 'connect6',
  sides,
  options: { blocks: blocksOption, overline: choiceOption(overlinePolicies, 'loses') },
  messages,

  setup({ blocks, overline }, seed) {
    const cells = Array<Cell>(SIZE * SIZE).fill(EMPTY);
    for (const point of placeBlocks(blocks, seed)) cells[indexOf(point)] = WALL;
    return { cells, mover: BLACK, ply: 0, last: [], overline };
  },

  toMove: (state) => (outcome(state) === null ? sideOf(state.mover) : null),
  ply: (state) => state.ply,
  ruling,

  play(state, move) {
    const cells = state.cells.slice();
    const last = move.map(indexOf);
    for (const index of last) cells[index] = state.mover;
    return { ...state, cells, mover: otherColour(state.mover), ply: state.ply + 1, last };
  },

  outcome,

  *legalMoves(state) {
    if (outcome(state) !== null) return;
    const free = freePoints(state);
    if (stonesDue(state) === 1) {
      for (const point of free) yield [point];
      return;
    }
    for (const [i, first] of free.entries()) {
      for (let j = i + 1; j < free.length; j++) yield [first, free[j]!];
    }
  },

  pickMove(state, random) {
    const free = freePoints(state);
    if (stonesDue(state) === 1) return [random.pick(free)];
    // There are some 65,000: the one at a place in the list is found without the others.
    let place = random.below((free.length * (free.length - 1)) / 2);
    let first = 0;
    for (; place >= free.length - 1 - first; first++) place -= free.length - 1 - first;
    return [free[first]!, free[first + 1 + place]!];
  },

  parseMove,
  formatMove,

  parsePosition(text, { blocks, overline }) {
    if (blocks !== 'drawn') return fail('blocks-and-position');
    const position = parseGridPosition(text, shape);
    return position.ok ? withoutLastTurn({ ...position.value, overline }) : position;
  },

  formatPosition: (state) => formatGridPosition(state, SIZE),
  board: (state) => formatRows(state.cells, SIZE),

  toJson(state) {
    const last = state.last.map((index) => [POINTS[index]!.x, POINTS[index]!.y]);
    return { ...gridToJson(state, SIZE), last, overline: state.overline };
  },

  fromJson(json) {
    const position = gridFromJson(json, shape);
    if (!position.ok) return position;
    const overline = overlinePolicies.find((policy) => policy === members(json).overline);
    if (overline === undefined) return wrongField('overline');
    const wrong = countFault(count(position.value.cells, WALL));
    if (wrong !== null) return { ok: false, fault: wrong };
    const last = readLast(members(json).last, position.value);
    if (last === null) return wrongField('last');
    return ok({ ...position.value, last, overline });
  },
};

const shape: GridShape = {
  width: SIZE,
  height: SIZE,
  kinds: 4,
  guess(cells: readonly Cell[]) {
    const stones = cells.filter((cell) => cell === BLACK || cell === WHITE).length;
    const ply = Math.ceil((stones + 1) / 2);
    return stones === 0 ? { mover: BLACK, ply: 0 } : { mover: ply % 2 === 0 ? BLACK : WHITE, ply };
  },
};

/** One stone opens the game, two are placed each turn after it; the last free point takes one. */
function stonesDue({ cells }: Connect6State): 1 | 2 {
  const opened = cells.some((cell) => cell === BLACK || cell === WHITE);
  const free = cells.indexOf(EMPTY);
  return opened && cells.indexOf(EMPTY, free + 1) > 0 ? 2 : 1;
}

function freePoints({ cells }: Connect6State): Point[] {
  return POINTS.filter((_, index) => cells[index] === EMPTY);
}

function ruling(state: Connect6State, move: Connect6Move): Fault | null {
  if (outcome(state) !== null) return fault('game-over');
  const due = stonesDue(state);
  if (move.length !== due) return fault('wrong-number-of-stones', { given: move.length, due });
  const taken = new Set<number>();
  for (const point of move) {
    const at = formatPoint(point);
    if (!isOnBoard(point)) return fault('off-board', { at });
    const cell = state.cells[indexOf(point)];
    if (cell === WALL) return fault('blocked', { at });
    if (cell !== EMPTY) return fault('occupied', { at });
    if (taken.has(indexOf(point))) return fault('same-point-twice', { at });
    taken.add(indexOf(point));
  }
  return null;
}

function outcome({ cells, last, mover, overline }: Connect6State): Outcome | null {
  const placer = otherColour(mover);
  const verdict = judge(cells, last, placer, overline);
  if (verdict === 'six') return { winner: sideOf(placer), ending: 'six' };
  if (verdict === 'overline') return { winner: sideOf(mover), ending: 'overline' };
  return cells.includes(EMPTY) ? null : { winner: null, ending: 'full-board' };
}

/**
 * A state from a position that does not tell its last turn: any stone of the side that moved last
 * may have been in it. The side to move cannot have ended the game already.
 */
function withoutLastTurn(
  position: GridPosition & { overline: OverlinePolicy },
): Result<Connect6State> {
  const { cells, mover, overline } = position;
  const wrong = countFault(count(cells, WALL));
  if (wrong !== null) return { ok: false, fault: wrong };
  const stonesOf = (colour: Cell) => [...cells.keys()].filter((index) => cells[index] === colour);
  if (judge(cells, stonesOf(mover), mover, overline) !== null) {
    return fail('position-already-decided', { side: sideOf(mover) });
  }
  return ok({ ...position, last: stonesOf(otherColour(mover)) });
}

function readLast(json: unknown, { cells, mover }: GridPosition): number[] | null {
  if (!Array.isArray(json)) return null;
  const last: number[] = [];
  for (const pair of json as unknown[]) {
    const [x, y]: unknown[] = Array.isArray(pair) ? pair : [];
    if (typeof x !== 'number' || typeof y !== 'number' || !isOnBoard({ x, y })) return null;
    if (cells[indexOf({ x, y })] !== otherColour(mover)) return null;
    last.push(indexOf({ x, y }));
  }
  return last;
}
