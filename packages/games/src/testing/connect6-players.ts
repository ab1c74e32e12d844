import { indexOf, isOnBoard, POINTS, type Point } from '../connect6/board.js';
import { type Connect6Move, type Connect6State, connect6 } from '../connect6/rules.js';
import { EMPTY, WALL } from '../grid.js';
import type { Random } from '../random.js';

// There are some 65,000 turns to choose from: these players make one up instead of listing them.

/** Any free points. */
export function scattered(state: Connect6State, random: Random): Connect6Move {
  return turn(state, () => anyFree(state, random));
}

/** Mostly lengthens own lines: left to chance, six in a row takes half the board to come about. */
export function lengthening(state: Connect6State, random: Random): Connect6Move {
  const stones = POINTS.filter((_, index) => state.cells[index] === state.mover);
  return turn(state, () => {
    const isBuilding = stones.length > 0 && random.below(4) > 0;
    const end = isBuilding ? lineEnd(state, random.pick(stones), random) : null;
    return end ?? anyFree(state, random);
  });
}

/** Any free points that do not end the game, so that the board fills up. */
export function cautious(state: Connect6State, random: Random): Connect6Move {
  let move = scattered(state, random);
  for (let tries = 0; tries < 20 && endsGame(state, move); tries++) {
    move = scattered(state, random);
  }
  return move;
}

function turn(state: Connect6State, next: () => Point): Connect6Move {
  const first = next();
  if (state.ply === 0) return [first];
  let second = next();
  while (second === first) second = next();
  return [first, second];
}

function anyFree({ cells }: Connect6State, random: Random): Point {
  return random.pick(POINTS.filter((_, index) => cells[index] === EMPTY));
}

/** The first free point on a line of own stones and blocks; null if the line ends elsewhere. */
function lineEnd(state: Connect6State, from: Point, random: Random): Point | null {
  const { cells, mover } = state;
  const [dx, dy] = random.pick(DIRECTIONS);
  let point = from;
  while (isOnBoard(point)) {
    const cell = cells[indexOf(point)];
    if (cell === EMPTY) return POINTS[indexOf(point)]!;
    if (cell !== mover && cell !== WALL) return null;
    point = { x: point.x + dx, y: point.y + dy };
  }
  return null;
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [-1, 0],
  [0, -1],
  [-1, -1],
  [-1, 1],
] as const;

function endsGame(state: Connect6State, move: Connect6Move): boolean {
  return connect6.outcome(connect6.play(state, move)) !== null;
}
