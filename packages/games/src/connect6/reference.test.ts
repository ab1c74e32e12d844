import { expect, test } from 'vitest';
import { BLACK, type Cell, EMPTY, WALL, WHITE } from '../grid.js';
import type { Random } from '../random.js';
import { compareSeries } from '../testing/compare.js';
import { cautious, lengthening, scattered } from '../testing/connect6-players.js';
import { POINTS, type Point, SIZE } from './board.js';
import { overlinePolicies } from './judge.js';
import { type Connect6Move, type Connect6State, connect6 } from './rules.js';
import { reference } from './rules.reference.js';

// Together 10,000 games, each with drawn blocks and one of the three rules for overlines.

const WON = ['overline: black', 'overline: white', 'six: black', 'six: white'];

test('7,500 games of players who build lines go the same way in both writings', () => {
  expect(endings(7_500, 5_000_000, lengthening)).toEqual(WON);
});

test('1,700 games of players who place anywhere go the same way in both writings', () => {
  expect(endings(1_700, 5_100_000, scattered)).toEqual(WON);
});

test('800 games of players who shun the end go the same way in both writings', () => {
  expect(endings(800, 5_200_000, cautious)).toEqual(['full-board: draw', ...WON]);
});

function endings(games: number, firstSeed: number, choose: typeof scattered): string[] {
  const series = { games, firstSeed, begin, choose, attempts, legalityOnOnePlyIn: 8 };
  return [...compareSeries({ game: connect6, reference }, series)].sort();
}

function begin(random: Random) {
  const overline = random.pick(overlinePolicies);
  const state = connect6.setup({ blocks: 'drawn', overline }, random.below(2 ** 32));
  const blocks = POINTS.filter((_, index) => state.cells[index] === WALL);
  const pairs = blocks.map(({ x, y }) => [x, y]);
  return { state, position: reference.start({ blocks: pairs, overline }) };
}

/** Turns with the right number of stones and with others, on free, taken and missing points. */
function attempts(state: Connect6State, random: Random): Connect6Move[] {
  const points = (...found: Cell[]) =>
    POINTS.filter((_, index) => found.includes(state.cells[index]!));
  const free = points(EMPTY);
  const walls = points(WALL);
  const stones = points(BLACK, WHITE);
  const kinds = [free, free, walls, stones, OUTSIDE].filter((kind) => kind.length > 0);
  const anyPoint = () => random.pick(random.pick(kinds));
  const turns: Connect6Move[] = [[]];
  for (let i = 0; i < 6; i++) {
    const point = anyPoint();
    turns.push([point], [point, anyPoint()], [anyPoint(), point], [point, point]);
  }
  turns.push([anyPoint(), anyPoint(), anyPoint()]);
  return turns;
}

const OUTSIDE: readonly Point[] = [
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: SIZE, y: 0 },
  { x: 0, y: SIZE },
  { x: SIZE - 1, y: SIZE },
  { x: 1000, y: 1000 },
];
