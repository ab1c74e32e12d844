import { expect, test } from 'vitest';
import { BLACK, type Cell, EMPTY, formatRows, otherColour, WALL, WHITE } from '../grid.js';
import { countMoves } from '../perft.js';
import { Random } from '../random.js';
import { lengthening } from '../testing/connect6-players.js';
import { describeFuzz } from '../testing/fuzz.js';
import { describeProperties } from '../testing/properties.js';
import { swapCells, swapSide, turnCells, turnIndex, turns } from '../testing/square-board.js';
import { everyState } from '../testing/states.js';
import { describeSymmetries, type Image } from '../testing/symmetry.js';
import { POINTS, SIZE } from './board.js';
import { overlinePolicies } from './judge.js';
import { type Connect6Move, type Connect6State, connect6 } from './rules.js';

const wholeGames = {
  game: connect6,
  begin(seed: number) {
    const random = new Random(seed);
    // Positions show their blocks, so they are read with the blocks left open.
    const options = { blocks: 'drawn', overline: random.pick(overlinePolicies) } as const;
    return { state: connect6.setup(options, seed), options };
  },
  pick: (state: Connect6State, choice: number) => lengthening(state, new Random(choice)),
  // One stone, then two a turn, on at most 361 points.
  longest: 181,
  // Few, for each has tens of thousands of legal moves.
  runs: 12,
};

/** Boards with room for a few stones, so that all turns can be tried. */
const fullBoards = {
  game: connect6,
  begin(seed: number) {
    const random = new Random(seed);
    const options = { blocks: 'drawn', overline: random.pick(overlinePolicies) } as const;
    for (;;) {
      const side = random.pick(['b', 'w']);
      const read = connect6.parsePosition(`${almostFull(random)} ${side} 170`, options);
      if (read.ok) return { state: read.value, options };
    }
  },
  // At most seven points are free, and a turn takes two of them.
  longest: 4,
  runs: 40,
};

/** Pairs of stones in a pattern without long lines, some of them made blocks or taken away. */
function almostFull(random: Random): string {
  const cells = POINTS.map(({ x, y }): Cell => ((x + 2 * y) % 4 < 2 ? BLACK : WHITE));
  for (let blocks = random.below(11); blocks > 0; blocks--) cells[random.below(361)] = WALL;
  for (let free = 1 + random.below(7); free > 0; free--) cells[random.below(361)] = EMPTY;
  return formatRows(cells, SIZE);
}

/**
 * Turns of one stone anywhere, and of two with at least one on a free point, each pair in the order
 * of the board: the rules allow both orders, the list holds one.
 */
function* turnsOf({ cells }: Connect6State): Iterable<Connect6Move> {
  const isFree = (index: number) => cells[index] === EMPTY;
  yield [];
  for (const [first, point] of POINTS.entries()) {
    yield [point];
    for (const [second, other] of POINTS.entries()) {
      if (second >= first && (isFree(first) || isFree(second))) yield [point, other];
    }
  }
  yield POINTS.slice(0, 3);
}

describeProperties('connect6 in whole games', wholeGames);
describeProperties('connect6 on nearly full boards', { ...fullBoards, universe: turnsOf });
describeFuzz('connect6', { ...wholeGames, runs: 200 });

test('the number of turns is that of the pairs of free points', () => {
  everyState(wholeGames, ({ state }) => {
    const free = state.cells.filter((cell) => cell === EMPTY).length;
    const pairs = state.ply === 0 ? free : (free * (free - 1)) / 2;
    expect(countMoves(connect6, state)).toBe(connect6.outcome(state) === null ? pairs : 0);
  });
});

const images = turns.map(
  (turn): Image<Connect6State, Connect6Move> => ({
    name: turn.name,
    state: (state) => ({
      ...state,
      cells: turnCells(turn, SIZE, state.cells),
      last: state.last.map((index) => turnIndex(turn, SIZE, index)),
    }),
    move: (stones) =>
      stones.map((point) => {
        const [y, x] = turn.square(SIZE, [point.y, point.x]);
        return { x, y };
      }),
    side: (side) => side,
  }),
);

/** Once the first stone is placed nothing tells the colours apart. */
const swap: Image<Connect6State, Connect6Move> = {
  name: 'black for white',
  state: (state) => ({ ...state, cells: swapCells(state.cells), mover: otherColour(state.mover) }),
  move: (move) => move,
  side: swapSide,
};
const opened = {
  ...wholeGames,
  runs: 60,
  begin(seed: number) {
    const { state, options } = wholeGames.begin(seed);
    return { state: connect6.play(state, lengthening(state, new Random(seed))), options };
  },
};

/** On the board and beside it, most with the one stone or two that a turn takes. */
const random = new Random(1);
const anyPoint = () => ({ x: random.below(SIZE + 2) - 1, y: random.below(SIZE + 2) - 1 });
const someTurns: readonly Connect6Move[] = [1, 2, 2, 2, 3].flatMap((stones) =>
  Array.from({ length: 50 }, () => Array.from({ length: stones }, anyPoint)),
);

const manyGames = { ...wholeGames, runs: 60 };
describeSymmetries('connect6 is the same', manyGames, images, () => someTurns);
describeSymmetries('connect6 nearly full is the same', fullBoards, images, connect6.legalMoves);
describeSymmetries('connect6 is the same after the first stone', opened, [swap], () => someTurns);
