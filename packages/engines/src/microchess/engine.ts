import { microchess } from '@daeguk/games';
import type { EngineMaker } from '../engine.js';
import { SearchEngine, type SearchModule } from '../search-engine.js';
import { instantiate } from '../wasm.js';
import { searchedMicrochess } from './searched.js';

export const microchessEngine: EngineMaker = {
  game: microchess.name,

  async load(tableBits) {
    const url = new URL('../../wasm/microchess.wasm', import.meta.url);
    const module = await instantiate<SearchModule>(url);
    module.prepare(tableBits);
    return new SearchEngine(searchedMicrochess, module);
  },
};
