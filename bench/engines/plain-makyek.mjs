// The plain player of Mak-yek on a board that is changed and changed back: on the rule book's immutable one,
// four plies of some fifty moves each would take a second.

const WIDTH = 14;
const STEPS = [-WIDTH, WIDTH, -1, 1, -WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1];
const FIRST = WIDTH + 1;
const LAST = WIDTH * (WIDTH - 1) - 2;
const WALL = 3;
const WON = 1e6;

const cells = new Int8Array(WIDTH * WIDTH);
let pliesLeft = 0;

/**
 * A move of those that are best, as the rule book writes it.
 * @param {any} state @param {number} depth @param {import('@daeguk/games').Random} random
 */
export function plainMakyekMove(state, depth, random) {
  cells.fill(WALL);
  for (const [square, cell] of state.cells.entries()) {
    cells[(Math.floor(square / 12) + 1) * WIDTH + (square % 12) + 1] = cell;
  }
  pliesLeft = state.plies - state.ply;
  let best = -Infinity;
  let among = /** @type {number[]} */ ([]);
  for (const move of movesOf(state.mover)) {
    const value = valueAfter(move, state.mover, depth, best - 1, Infinity);
    if (value > best) among = [];
    if (value >= best) among.push(move);
    best = Math.max(best, value);
  }
  const move = random.pick(among);
  const square = move >> 3;
  return `${Math.floor(square / WIDTH) - 1} ${(square % WIDTH) - 1} ${move & 7}`;
}

/** @param {number} colour @param {number} depth @param {number} alpha @param {number} beta @returns {number} */
function value(colour, depth, alpha, beta) {
  if (!hasMove(colour)) return -WON - depth;
  if (pliesLeft === 0) return WON * Math.sign(lead(colour));
  if (depth === 0) return lead(colour);
  let best = -Infinity;
  for (const move of movesOf(colour)) {
    best = Math.max(best, valueAfter(move, colour, depth, Math.max(alpha, best), beta));
    if (best >= beta) break;
  }
  return best;
}

/** @param {number} move @param {number} colour @param {number} depth @param {number} alpha @param {number} beta */
function valueAfter(move, colour, depth, alpha, beta) {
  const from = move >> 3;
  const to = from + (STEPS[move & 7] ?? 0);
  const taken = takenBy(from, to, colour);
  cells[from] = 0;
  cells[to] = colour;
  for (const square of taken) cells[square] = colour;
  pliesLeft--;
  const result = -value(3 - colour, depth - 1, -beta, -alpha);
  pliesLeft++;
  for (const square of taken) cells[square] = 3 - colour;
  cells[to] = 0;
  cells[from] = colour;
  return result;
}

/** @param {number} colour */
function hasMove(colour) {
  for (let square = FIRST; square <= LAST; square++) {
    if (cells[square] !== colour) continue;
    for (let option = 0; option < 8; option++) {
      if (cells[square + (STEPS[option] ?? 0)] === 0) return true;
    }
  }
  return false;
}

/** Those that take something in front. @param {number} colour */
function movesOf(colour) {
  const quiet = [];
  const taking = [];
  for (let square = FIRST; square <= LAST; square++) {
    if (cells[square] !== colour) continue;
    for (let option = 0; option < 8; option++) {
      const to = square + (STEPS[option] ?? 0);
      if (cells[to] !== 0) continue;
      const move = (square << 3) | option;
      if (takenBy(square, to, colour) === NONE) quiet.push(move);
      else taking.push(move);
    }
  }
  return taking.concat(quiet);
}

/** @type {readonly number[]} */
const NONE = [];

/** @param {number} from @param {number} to @param {number} colour */
function takenBy(from, to, colour) {
  const enemy = 3 - colour;
  let taken = NONE;
  for (let option = 0; option < 8; option++) {
    const step = STEPS[option] ?? 0;
    const next = to + step;
    if (cells[next] !== enemy) continue;
    // The piece that moves is no longer where it came from.
    const isBacked = next + step !== from && cells[next + step] === colour;
    if (isBacked || cells[to - step] === enemy) taken = [...taken, next];
  }
  return taken;
}

/** @param {number} colour */
function lead(colour) {
  let sum = 0;
  for (let square = FIRST; square <= LAST; square++) {
    const cell = cells[square];
    if (cell === colour) sum++;
    else if (cell === 3 - colour) sum--;
  }
  return sum;
}
