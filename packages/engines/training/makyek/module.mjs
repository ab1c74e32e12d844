// The training's module, and how positions and moves go in and out.
import { readFileSync } from 'node:fs';

const FILE = new URL('../../wasm/makyek-training.wasm', import.meta.url);
const SIZE = 12;
const FRAME = 2;
const FRAMED_ROW = 16;
const TABLE_BITS = 14;
const DEEPEST = 30;
const DECIDED = 29_000;

export async function loadModule() {
  const { instance } = await WebAssembly.instantiate(readFileSync(FILE), {
    host: { now: () => performance.now() },
  });
  const module = instance.exports;
  module.prepare(TABLE_BITS);
  module.start();
  return module;
}

export function setUp(module, { cells, mover, ply, plies }) {
  const view = new DataView(module.memory.buffer, module.buffer());
  for (const [square, cell] of cells.entries()) view.setUint8(square, cell);
  view.setUint8(SIZE * SIZE, mover - 1);
  view.setUint16(SIZE * SIZE + 1, Math.max(0, plies - ply), true);
  module.setPosition(SIZE * SIZE + 3);
}

/** Searches the position begun on, for so many nodes. */
export function think(module, nodes) {
  module.allow(nodes, Number.POSITIVE_INFINITY);
  for (let depth = 1; depth <= DEEPEST; depth++) {
    if (!module.deepen(depth) || Math.abs(module.bestScore()) >= DECIDED) return;
  }
}

/** The best move for so many nodes. */
export function bestMove(module, state, nodes, seed) {
  setUp(module, state);
  module.begin(seed, 0);
  think(module, nodes);
  const code = module.bestMove();
  const square = (code >> 3) & 255;
  return {
    row: Math.floor(square / FRAMED_ROW) - FRAME,
    column: (square % FRAMED_ROW) - FRAME,
    option: code & 7,
  };
}
