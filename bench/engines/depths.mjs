// How deep each house AI looks in the time a contest gives it for a move.
import { choose, engines } from '@daeguk/engines';
import { positionAfter } from './positions.mjs';

/** Seconds a move: what the contests give, and in Microchess the share of a move in 400 s. */
const SECONDS = { connect6: 2, makyek: 2, microchess: 10, reversi: 5, 'picking-stones': 10 };
const PLIES = {
  connect6: [1, 3],
  makyek: [6, 20, 40],
  microchess: [6, 16, 30],
  reversi: [10, 20, 30],
};

console.log('game            ply   depth   nodes/s      seconds');
for (const [name, plies] of Object.entries(PLIES)) {
  for (const ply of plies) {
    const state = await positionAfter(name, ply, 5);
    const engine = await engines.get(name)?.load(21);
    if (!engine) continue;
    const moveTime = 1000 * SECONDS[/** @type {keyof typeof SECONDS} */ (name)];
    const begun = performance.now();
    const budget = { moveTime, gameTime: null, nodes: null, seed: 1 };
    const thought = choose(engine, state, budget, 'hard');
    const seconds = (performance.now() - begun) / 1000;
    const speed = Math.round((thought?.nodes ?? 0) / seconds).toLocaleString('en');
    const proven = thought?.proven ? `  ${thought.proven} proven` : '';
    console.log(
      `${name.padEnd(15)} ${String(ply).padStart(3)}   ${String(thought?.depth).padStart(5)}   ${speed.padStart(10)}   ${seconds.toFixed(2).padStart(7)}${proven}`,
    );
  }
}
