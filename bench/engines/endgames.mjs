// How long reversi takes to solve the end of a game exactly, by the number of empty squares.
import { choose, engines } from '@daeguk/engines';
import { positionAfter } from './positions.mjs';

const EMPTIES = [12, 14, 16, 18, 20];
const POSITIONS = 6;
const SECONDS = 30;
const SQUARES = 60;

console.log('empty squares   solved   seconds: median   longest   (aim: 14 within 5 s)');
for (const empties of EMPTIES) {
  const times = [];
  let solved = 0;
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const state = await positionAfter('reversi', SQUARES - empties, seed);
    const engine = await engines.get('reversi')?.load(21);
    if (!engine) throw new Error('no engine for reversi');
    const begun = performance.now();
    const budget = { moveTime: 1000 * SECONDS, gameTime: null, nodes: null, seed: 1 };
    const thought = choose(engine, state, budget, 'hard');
    times.push((performance.now() - begun) / 1000);
    if (thought?.proven) solved++;
  }
  times.sort((a, b) => a - b);
  const [median, longest] = [times[Math.floor(times.length / 2)], times.at(-1)];
  console.log(
    `${String(empties).padStart(13)}   ${`${solved}/${POSITIONS}`.padStart(6)}   ${median?.toFixed(2).padStart(15)}   ${longest?.toFixed(2).padStart(7)}`,
  );
}
