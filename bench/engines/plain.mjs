// The yardstick: plain alpha-beta, four plies deep, that counts material and knows nothing else. It shares no
// code with the engines, and so no mistake. Of equal moves it takes any.
import { games, search } from '@daeguk/games';
import { connect6Moves, connect6Worth } from './plain-connect6.mjs';
import { plainMakyekMove } from './plain-makyek.mjs';

const DEPTH = 4;
const WON = 1e6;

/** @typedef {import('@daeguk/games').AnyGame} AnyGame */

/**
 * What one side has more than the other, for the side that moves first.
 * @type {Record<string, (state: any) => number>}
 */
const worths = {
  reversi: ({ cells }) => pieces(cells),
  microchess: ({ board }) =>
    sum(board.map((/** @type {number} */ piece) => VALUES[piece + 6] ?? 0)),
  connect6: connect6Worth,
};

/** From the black king to the white one. */
const VALUES = [0, -10, -5, -3, -3, -1, 0, 1, 3, 3, 5, 10, 0];

/**
 * The move this player makes.
 * @param {string} name of the game
 * @param {unknown} state
 * @param {import('@daeguk/games').Random} random
 * @returns {string}
 */
export function plainMove(name, state, random) {
  const game = /** @type {AnyGame} */ (games.get(name));
  if (name === 'picking-stones') return stone(state, random);
  if (name === 'makyek') return plainMakyekMove(state, DEPTH, random);
  // Two stones a turn: four stones deep.
  const depth = name === 'connect6' ? DEPTH / 2 : DEPTH;
  const sign = game.toMove(state) === game.sides[0] ? 1 : -1;
  let best = Number.NEGATIVE_INFINITY;
  let among = /** @type {unknown[]} */ ([]);
  for (const [move, after] of ordered(game, state, sign)) {
    // A window of its own for each, as wide as ties need.
    const value = sign * worthAfter(game, after, depth - 1, ...window(sign, best));
    if (value > best) among = [];
    if (value >= best) among.push(move);
    best = Math.max(best, value);
  }
  return game.formatMove(random.pick(among));
}

/** @param {number} sign @param {number} best @returns {[number, number]} */
function window(sign, best) {
  return sign > 0 ? [best - 1, Infinity] : [-Infinity, -best + 1];
}

/**
 * For the side that moves first.
 * @param {AnyGame} game @param {unknown} state @param {number} depth @param {number} alpha @param {number} beta
 * @returns {number}
 */
function worthAfter(game, state, depth, alpha, beta) {
  const outcome = game.outcome(state);
  if (outcome !== null) {
    if (outcome.winner === null) return 0;
    return (outcome.winner === game.sides[0] ? 1 : -1) * (WON + depth);
  }
  if (depth === 0) return worthOf(game, state);
  const sign = game.toMove(state) === game.sides[0] ? 1 : -1;
  let best = -sign * Infinity;
  for (const [, after] of ordered(game, state, sign)) {
    const value = worthAfter(game, after, depth - 1, alpha, beta);
    if (sign > 0) {
      best = Math.max(best, value);
      alpha = Math.max(alpha, best);
    } else {
      best = Math.min(best, value);
      beta = Math.min(beta, best);
    }
    if (alpha >= beta) break;
  }
  return best;
}

/**
 * Moves with the states they lead to, those that win material in front.
 * @param {AnyGame} game @param {unknown} state @param {number} sign
 * @returns {[unknown, unknown][]}
 */
function ordered(game, state, sign) {
  const moves = game.name === 'connect6' ? connect6Moves(state) : game.legalMoves(state);
  const children = [...moves].map((move) => {
    const after = game.play(state, move);
    return { move, after, worth: sign * worthOf(game, after) };
  });
  children.sort((a, b) => b.worth - a.worth);
  return children.map(({ move, after }) => [move, after]);
}

/** @param {AnyGame} game @param {unknown} state */
function worthOf(game, state) {
  return worths[game.name]?.(state) ?? 0;
}

/** @param {number[]} cells */
function pieces(cells) {
  let lead = 0;
  for (const cell of cells) {
    if (cell === 1) lead++;
    else if (cell === 2) lead--;
  }
  return lead;
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Picking Stones has no material; the assignment's own search and evaluation take its place.
 * @param {any} state @param {import('@daeguk/games').Random} random
 */
function stone(state, random) {
  const { move } = search(state, { depth: DEPTH, evaluation: 'seed' });
  const legal = [...(games.get('picking-stones')?.legalMoves(state) ?? [])];
  return String(move ?? random.pick(legal));
}
