// How fast the engine of Reversi is in WebAssembly, compared with the same engine in C: the same positions
// to the same depth, in turns, and the nodes must be the same ones.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reversi } from '@daeguk/games';

const DEPTH = 12;
const ROUNDS = 7;
const TABLE_BITS = 20;
const SEED = 1;
const BLACK = 1;
const WHITE = 2;

/** From the opening to the middle game: none is near enough to the end to be solved. */
const POSITIONS = [
  '#......#/..b...b./...w..../.bbww.../..b..w../......../...w..../#......# b 10',
  '#......#/.b....../...bb.../..wwww../..wwww../..wbbw../.w....../#......# b 16',
  '#......#/.wb.b.../..wbbb../.wwbbbb./..wwwww./..wbbb../......../#......# b 22',
  '#....wb#/...wwwb./.bbwbw../.bwbwww./.bbwwww./..wbww../....b.../#......# b 28',
  '#..w...#/w..ww.w./.wwbbw../bwwwwww./.bwwbww./..bbbbw./.b.bbbbw/#......# b 34',
].map(read);

const here = fileURLToPath(new URL('.', import.meta.url));
const room = fileURLToPath(new URL('../../packages/engines', import.meta.url));
const weights = join(room, 'weights/reversi.bin');
const scratch = mkdtempSync(join(tmpdir(), 'reversi-speed-'));
try {
  const program = join(scratch, 'reversi');
  execFileSync('gcc', ['-O3', '-march=native', '-o', program, join(here, 'reversi.c')]);
  await compare(program);
} finally {
  rmSync(scratch, { recursive: true });
}

/** @param {string} program */
async function compare(program) {
  const module = await load();
  // The compiler of Node gets to know the code first.
  runHere(module);
  const ratios = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const c = runC(program);
    const wasm = runHere(module);
    if (c.nodes !== wasm.nodes) throw new Error(`C visits ${c.nodes} nodes, not ${wasm.nodes}`);
    ratios.push(speed(wasm) / speed(c));
    console.log(`round ${round}: C ${perSecond(c)}, WebAssembly ${perSecond(wasm)} nodes/s`);
  }
  const median = ratios.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  console.log(`WebAssembly reaches ${Math.round(100 * median)} % of C (median of ${ROUNDS})`);
}

async function load() {
  const bytes = readFileSync(join(room, 'wasm/reversi.wasm'));
  const host = { now: () => performance.now() };
  const { instance } = await WebAssembly.instantiate(bytes, { host });
  const module = /** @type {any} */ (instance.exports);
  const file = readFileSync(weights);
  const place = module.room(file.length);
  new Uint8Array(module.memory.buffer).set(file, place);
  module.useWeights(place, file.length);
  module.prepare(TABLE_BITS);
  return module;
}

/** @param {any} module */
function runHere(module) {
  let nodes = 0;
  let seconds = 0;
  for (const { black, white, mover } of POSITIONS) {
    const board = new DataView(module.memory.buffer, module.buffer());
    board.setBigUint64(0, black, true);
    board.setBigUint64(8, white, true);
    board.setUint8(16, mover);
    module.setPosition(17);
    module.forget();
    module.begin(SEED, 0);
    module.allow(2 ** 31 - 1, Number.POSITIVE_INFINITY);
    const begun = performance.now();
    for (let depth = 1; depth <= DEPTH; depth++) module.deepen(depth);
    seconds += (performance.now() - begun) / 1000;
    nodes += module.nodes();
  }
  return { nodes, seconds };
}

/** @param {string} program */
function runC(program) {
  const boards = POSITIONS.flatMap(({ black, white, mover }) => [black, white, mover].map(String));
  const output = execFileSync(program, [weights, String(DEPTH), ...boards], { encoding: 'utf8' });
  const lines = output.trim().split('\n');
  const rows = lines.map((line) => line.split(' ').map(Number));
  return {
    nodes: rows.reduce((sum, [nodes = 0]) => sum + nodes, 0),
    seconds: rows.reduce((sum, [, seconds = 0]) => sum + seconds, 0),
  };
}

/** @param {{ nodes: number, seconds: number }} run */
function speed({ nodes, seconds }) {
  return nodes / seconds;
}

/** @param {{ nodes: number, seconds: number }} run */
function perSecond(run) {
  return Math.round(speed(run)).toLocaleString('en');
}

/** @param {string} text */
function read(text) {
  const state = reversi.parsePosition(text, {});
  if (!state.ok) throw new Error(state.fault.code);
  const { cells, mover } = state.value;
  return { black: bits(cells, BLACK), white: bits(cells, WHITE), mover: mover - BLACK };
}

/** @param {readonly number[]} cells @param {number} colour */
function bits(cells, colour) {
  return cells.reduce((sum, cell, i) => (cell === colour ? sum | (1n << BigInt(i)) : sum), 0n);
}
