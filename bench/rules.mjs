// How fast the rule books are: perft and the Picking Stones search, on one core. Each figure also
// stands as a ratio to a plain counting loop in the same run, which tells a slow machine from slow code.
import { games, perft, readOptions, search } from '@daeguk/games';

const AIM = { perft: 1e6, play: 3e6 };
const SECONDS = 2;

const loop = measure('plain loop', () => {
  let sum = 0;
  for (let i = 0; i < 5e6; i++) sum = (sum * 31 + i) | 0;
  return sum === 0.5 ? 0 : 5e6;
});

console.log('what                          nodes/s   of a loop   aim');
report(
  measure('microchess perft 5', () => perftFrom('microchess', 5)),
  AIM.perft,
);
report(
  measure('reversi perft 4', () => perftFrom('reversi', 4)),
  AIM.perft,
);
report(
  measure('makyek perft 3', () => perftFrom('makyek', 3)),
  AIM.perft,
);
report(
  measure('play 27 0', () => visited(27, 0)),
  AIM.play,
);
report(
  measure('play 60 0 --depth 6', () => visited(60, 6)),
  AIM.play,
);

/** @param {string} name @param {number} depth */
function perftFrom(name, depth) {
  const game = games.get(name);
  const options = game && readOptions(game.options, {});
  if (!game || !options?.ok) throw new Error(`no game ${name}`);
  return perft(game, game.setup(options.value, null), depth);
}

/** @param {number} n @param {number} depth */
function visited(n, depth) {
  return search({ n, taken: [] }, { depth, evaluation: 'seed' }).visited;
}

/**
 * Runs the work again and again after a first, unmeasured time.
 * @param {string} name @param {() => number} work tells how many steps it made
 */
function measure(name, work) {
  work();
  const start = performance.now();
  let steps = 0;
  let seconds = 0;
  while (seconds < SECONDS) {
    steps += work();
    seconds = (performance.now() - start) / 1000;
  }
  return { name, rate: steps / seconds };
}

/** @param {{ name: string, rate: number }} measured @param {number} aim */
function report({ name, rate }, aim) {
  const figures = [
    Math.round(rate).toLocaleString('en').padStart(14),
    `${(rate / loop.rate).toFixed(4)}`,
  ];
  const verdict = `${rate >= aim ? 'met' : 'MISSED'} (${aim / 1e6} million)`;
  console.log(`${name.padEnd(22)} ${figures[0]}   ${figures[1]?.padStart(9)}   ${verdict}`);
}
