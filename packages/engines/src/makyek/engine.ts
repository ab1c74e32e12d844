import { type MakyekState, makyek } from '@daeguk/games';
import type { EngineMaker } from '../engine.js';
import { SearchEngine, type SearchedGame, type SearchModule } from '../search-engine.js';
import { instantiate, readAsset } from '../wasm.js';

const SIZE = 12;
const BLACK = 1;

/** A move's square is counted on a board with a frame of walls around it; see assembly/makyek/board.ts. */
const FRAMED_ROW = 16;
const FRAME = 2;

export const searchedMakyek: SearchedGame<MakyekState> = {
  levels: {
    easy: { depth: 1, nodes: null, noise: 500 },
    normal: { depth: 4, nodes: 30_000, noise: 80 },
    hard: { depth: null, nodes: null, noise: 0 },
  },

  write({ cells, mover, ply, plies }, to) {
    for (const [square, cell] of cells.entries()) to.setUint8(square, cell);
    to.setUint8(SIZE * SIZE, mover === BLACK ? 0 : 1);
    to.setUint16(SIZE * SIZE + 1, Math.max(0, plies - ply), true);
    return SIZE * SIZE + 3;
  },

  turnsLeft: ({ ply, plies }) => Math.ceil((plies - ply) / 2),

  /** The last two plies are always played out, and so near the end a reduced search is one ply deep at least. */
  isExact({ ply, plies }, depth) {
    const left = plies - ply;
    return left <= 5 && depth >= left - 2;
  },

  moveText(code) {
    const square = (code >> 3) & 255;
    const row = Math.floor(square / FRAMED_ROW) - FRAME;
    const column = (square % FRAMED_ROW) - FRAME;
    return makyek.formatMove({ row, column, option: code & 7 });
  },
};

export async function loadMakyekModule(): Promise<SearchModule> {
  const module = await instantiate<SearchModule>(
    new URL('../../wasm/makyek.wasm', import.meta.url),
  );
  const weights = await readAsset(new URL('../../weights/makyek.bin', import.meta.url));
  const at = module.room(weights.length);
  new Uint8Array(module.memory.buffer, at).set(weights);
  module.useWeights(at, weights.length);
  return module;
}

export const makyekEngine: EngineMaker = {
  game: makyek.name,
  async load(tableBits) {
    const module = await loadMakyekModule();
    module.prepare(tableBits);
    return new SearchEngine(searchedMakyek, module);
  },
};
