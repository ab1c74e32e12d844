// Who can sit at a board here: a level of the house ("easy", "normal", "hard" with a number of nodes), the
// plain yardstick, and a player who moves at random.
import { choose, engines } from '@daeguk/engines';
import { games } from '@daeguk/games';
import { plainMove } from './plain.mjs';

const TABLE_BITS = 20;

/** @typedef {(state: unknown, random: import('@daeguk/games').Random) => string} Chooser */

/**
 * @param {string} name of the game
 * @param {string} player such as "normal", "hard/20000" or "plain"
 * @param {number} seed
 * @returns {Promise<Chooser>}
 */
export async function seat(name, player, seed) {
  const game = games.get(name);
  const maker = engines.get(name);
  if (game === undefined || maker === undefined) throw new Error(`no game ${name}`);
  if (player === 'plain') return (state, random) => plainMove(name, state, random);
  if (player === 'random') {
    return (state, random) => game.formatMove(random.pick([...game.legalMoves(state)]));
  }
  const [level = '', nodes] = player.split('/');
  const engine = await maker.load(TABLE_BITS);
  const budget = { moveTime: null, gameTime: null, nodes: nodes ? Number(nodes) : null, seed };
  return (state) => {
    const thought = choose(engine, state, budget, /** @type {any} */ (level));
    if (thought === null) throw new Error('no move in a game that goes on');
    return thought.move;
  };
}
