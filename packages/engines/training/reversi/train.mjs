// Learns weights/reversi.bin from games against itself; README.md tells how to run it.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EARLY_CHECKPOINTS, PHASES, SEED } from './recipe.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const room = join(here, '../..');
const LOG = join(here, 'log.jsonl');
const WEIGHTS = join(room, 'weights/reversi.bin');

/** The strength is measured against the weights of the first games, both sides so many plies deep. */
const REFERENCE_GAMES = 10_000;
const PAIRS = 50;
const DEPTH = 3;

const { values } = parseArgs({ options: { from: { type: 'string', default: '1' } } });
const firstPhase = Number(values.from) - 1;
let games = PHASES.slice(0, firstPhase).reduce((sum, phase) => sum + phase.games, 0);

const module = await load();
module.prepare();
makeReference();
if (firstPhase === 0) {
  writeFileSync(LOG, '');
  checkpoint('start');
} else weights().set(readFileSync(WEIGHTS));
for (const phase of PHASES.slice(firstPhase)) run(phase);

async function load() {
  const bytes = readFileSync(join(room, 'wasm/reversi-training.wasm'));
  const host = { now: () => performance.now() };
  const { instance } = await WebAssembly.instantiate(bytes, { host });
  return /** @type {any} */ (instance.exports);
}

function makeReference() {
  module.begin();
  module.seedRandom(SEED);
  play(PHASES[0], REFERENCE_GAMES);
  module.round();
  module.keepReference();
  module.meanError();
  weights().fill(0);
  module.begin();
}

/** @param {typeof PHASES[number]} phase @param {number} count */
function play(phase, count) {
  const { depth, randomPlies, wander, greedy, greedyDepth, solveAt } = phase;
  const { trace, hindsight, rate } = phase;
  module.playGames(
    count,
    depth,
    randomPlies,
    wander,
    greedy,
    greedyDepth,
    solveAt,
    trace,
    hindsight ? 1 : 0,
    rate,
  );
}

/** @param {typeof PHASES[number]} phase */
function run(phase) {
  // From the rounded weights, so that a phase can be run again from the file that the one before left.
  module.begin();
  const end = games + phase.games;
  while (games < end) {
    const next = Math.min(nextCheckpoint(phase.every), end);
    // Measuring draws random numbers too, and a phase run again must go the same way.
    module.seedRandom(SEED + games);
    // The search plays by rounded weights: they are brought up to date every so many games.
    while (games < next) {
      const count = Math.min(phase.depth > 1 ? 200 : 1000, next - games);
      play(phase, count);
      if (phase.depth > 1) module.round();
      games += count;
    }
    checkpoint(phase.name);
  }
}

/** @param {number} every */
function nextCheckpoint(every) {
  return EARLY_CHECKPOINTS.find((early) => early > games) ?? games + every;
}

/** @param {string} phase */
function checkpoint(phase) {
  const error = module.meanError();
  module.round();
  const score = module.match(PAIRS, DEPTH) / (2 * PAIRS);
  const line = { games, score, error: Number(error.toFixed(3)), phase };
  appendFileSync(LOG, `${JSON.stringify(line)}\n`);
  writeFileSync(WEIGHTS, weights());
}

function weights() {
  return new Uint8Array(module.memory.buffer, module.weightsAt(), module.weightsLength());
}
