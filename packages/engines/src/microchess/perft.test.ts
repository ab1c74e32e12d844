import { type MicrochessState, microchess, readOptions } from '@daeguk/games';
import { expect, it } from 'vitest';
import { SearchEngine, type SearchModule } from '../search-engine.js';
import { instantiate } from '../wasm.js';
import { searchedMicrochess } from './searched.js';

const module = await instantiate<SearchModule>(
  new URL('../../wasm/microchess.wasm', import.meta.url),
);
module.prepare(10);
const engine = new SearchEngine(searchedMicrochess, module);

/** No draw by a limit or by repetition comes in the way of counting. */
const UNLIMITED = { plies: 10_000, quietMoves: 1000, repetitions: 100 };

function at(fen: string): MicrochessState {
  const options = readOptions(microchess.options, UNLIMITED);
  if (!options.ok) throw new Error(options.fault.code);
  const state = microchess.parsePosition(fen, options.value);
  if (!state.ok) throw new Error(state.fault.code);
  return state.value;
}

function count(depth: number): number {
  const moves = module.listMoves();
  if (depth === 1) return moves;
  const codes = new Int32Array(module.memory.buffer, module.buffer(), moves).slice();
  let leaves = 0;
  for (const code of codes) {
    module.play(code);
    leaves += count(depth - 1);
    module.undo();
  }
  return leaves;
}

// The figures come from two independent move generators that agree.
it.each([
  ['the start', 'knbr/p3/4/3P/RBNK w Qk - 0 1', 5, 77_380],
  ['without the rights to castle', 'knbr/p3/4/3P/RBNK w - - 0 1', 5, 76_983],
  ['both may castle', 'k2r/p3/4/3P/R2K w Qk - 0 1', 5, 43_856],
])('counts the games there are: %s', (_, fen, depth, games) => {
  engine.setUp(at(fen));
  expect(count(depth)).toBe(games);
});
