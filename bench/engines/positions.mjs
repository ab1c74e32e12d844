// Positions as they come up in play: the house against itself at its normal level, some plies into a game.
import { choose, engines } from '@daeguk/engines';
import { games, readMove, readOptions } from '@daeguk/games';

/**
 * A state of the game after so many plies, or the last before its end.
 * @param {string} name @param {number} plies @param {number} seed
 */
export async function positionAfter(name, plies, seed) {
  const game = games.get(name);
  const options = game && readOptions(game.options, {});
  const engine = await engines.get(name)?.load(16);
  if (!game || !options?.ok || !engine) throw new Error(`no game ${name}`);
  let state = game.setup(options.value, seed);
  for (let ply = 0; ply < plies; ply++) {
    const budget = { moveTime: null, gameTime: null, nodes: 2000, seed: seed + ply };
    const thought = choose(engine, state, budget, 'normal');
    const move = thought && readMove(game, state, thought.move);
    if (!move?.ok) break;
    const after = game.play(state, move.value);
    if (game.toMove(after) === null) break;
    state = after;
  }
  return state;
}
