// Plays games of the engine against itself from random openings, and writes the positions that an
// estimate can stand on, a line each: the position, the score the search gave it, and how the game
// ended (1, ½ or 0), both for White. `node play-games.mjs <games> <nodes a move> <seed> <file>`
import { appendFileSync } from 'node:fs';
import { microchess, Random, readMove, readOptions } from '@daeguk/games';
import { microchessEngine } from '../../dist/microchess/engine.js';

const [games = '100', nodes = '4000', seed = '1', file = 'games.txt'] = process.argv.slice(2);
const TABLE_BITS = 14;
const MOST_RANDOM_PLIES = 10;
const random = new Random(Number(seed));
const engine = await microchessEngine.load(TABLE_BITS);
const options = readOptions(microchess.options, {});
if (!options.ok) throw new Error(options.fault.code);

for (let game = 0; game < Number(games); game++) {
  const { positions, result } = playGame(opening(options.value));
  const lines = positions.map(({ fen, score }) => `${fen};${score};${result}\n`);
  appendFileSync(file, lines.join(''));
}

/** @param {import('@daeguk/games').MicrochessState['options']} rules */
function opening(rules) {
  for (;;) {
    let state = microchess.setup(rules, null);
    for (let plies = random.below(MOST_RANDOM_PLIES); plies >= 0; plies--) {
      const moves = [...microchess.legalMoves(state)];
      if (moves.length === 0) break;
      state = microchess.play(state, random.pick(moves));
    }
    // Later starts as well, so that leads near the end are seen, too.
    const later = { ...state, ply: state.ply + 2 * random.below(20) };
    if (microchess.outcome(later) === null) return later;
  }
}

/** @param {import('@daeguk/games').MicrochessState} state */
function playGame(state) {
  const positions = [];
  for (;;) {
    const outcome = microchess.outcome(state);
    if (outcome !== null) return { positions, result: resultOf(outcome.winner) };
    const thought = think(state);
    const sign = state.mover > 0 ? 1 : -1;
    if (thought.proven !== null) {
      return {
        positions,
        result: thought.proven === 'draw' ? 0.5 : sign * thought.score > 0 ? 1 : 0,
      };
    }
    const move = readMove(microchess, state, thought.move);
    if (!move.ok) throw new Error(move.fault.code);
    if (isCalm(state, move.value)) {
      positions.push({ fen: microchess.formatPosition(state), score: sign * thought.score });
    }
    state = microchess.play(state, move.value);
  }
}

/** @param {import('@daeguk/games').MicrochessState} state */
function think(state) {
  const effort = { depth: null, nodes: Number(nodes), noise: 0, deadline: null };
  let last = null;
  for (const thought of engine.think(state, { ...effort, seed: random.below(1_000_000) })) {
    last = thought;
  }
  if (last === null) throw new Error('no move');
  return last;
}

/**
 * @param {import('@daeguk/games').MicrochessState} state
 * @param {{ to: number, promotion: string | null }} move
 */
function isCalm(state, { to, promotion }) {
  return state.board[to] === 0 && promotion === null;
}

/** @param {string | null} winner */
function resultOf(winner) {
  return winner === null ? 0.5 : winner === 'white' ? 1 : 0;
}
