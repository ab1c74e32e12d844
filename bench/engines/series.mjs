// Plays a number of games between two players of one game, the seats swapped each time, and prints how
// they went as a line of JSON. Run as: series.mjs GAME PLAYER PLAYER FROM TO
import { games, Random, readMove, readOptions } from '@daeguk/games';
import { seat } from './players.mjs';

const [name = '', first = '', second = '', from = '0', to = '1'] = process.argv.slice(2);
const game = games.get(name);
const options = game && readOptions(game.options, {});
if (!game || !options?.ok) throw new Error(`no game ${name}`);

const score = { won: 0, drawn: 0, lost: 0 };
for (let number = Number(from); number < Number(to); number++) {
  // Both games of a pair have the same conditions.
  const seed = 1 + Math.floor(number / 2);
  const isSwapped = number % 2 === 1;
  const winner = await play(seed, isSwapped ? [second, first] : [first, second]);
  if (winner === null) score.drawn++;
  else if ((winner === 0) !== isSwapped) score.won++;
  else score.lost++;
}
console.log(JSON.stringify(score));

/** @param {number} seed @param {[string, string]} players @returns {Promise<number | null>} the seat that won */
async function play(seed, players) {
  if (!game || !options?.ok) throw new Error('unreachable');
  const choosers = [await seat(name, players[0], seed), await seat(name, players[1], seed + 500)];
  const randoms = [new Random(seed), new Random(seed + 500)];
  let state = game.setup(options.value, seed);
  for (;;) {
    const outcome = game.outcome(state);
    if (outcome !== null)
      return outcome.winner === null ? null : game.sides.indexOf(outcome.winner);
    const side = game.sides.indexOf(game.toMove(state) ?? '');
    const text = choosers[side]?.(state, /** @type {Random} */ (randoms[side])) ?? '';
    const move = readMove(game, state, text);
    if (!move.ok) throw new Error(`${players[side]}: ${text} is ${move.fault.code}`);
    state = game.play(state, move.value);
  }
}
