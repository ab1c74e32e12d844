import { Random, type ReversiState, reversi } from '@daeguk/games';
import { beforeAll, expect, test } from 'vitest';
import { SearchEngine } from '../search-engine.js';
import type { EndgameModule } from './endgame.js';
import { loadModule } from './engine.js';
import { searched } from './searched.js';

const SIZE = 8;

let module: EndgameModule;
let engine: SearchEngine<ReversiState>;

beforeAll(async () => {
  module = await loadModule();
  engine = new SearchEngine(searched, module);
});

/** Random games, and what is to hold in each of their positions. */
function inRandomGames(games: number, seed: number, check: (state: ReversiState) => void): void {
  const random = new Random(seed);
  for (let game = 0; game < games; game++) {
    let state = reversi.setup({}, null);
    engine.setUp(state);
    while (reversi.toMove(state) !== null) {
      check(state);
      const move = random.pick([...reversi.legalMoves(state)]);
      module.play(move.row * SIZE + move.column);
      state = reversi.play(state, move);
    }
  }
}

function estimateOf(state: ReversiState): number {
  engine.setUp(state);
  return module.evaluate();
}

test('the estimate is the same whether a position was played to or set up', () => {
  inRandomGames(100, 71, (state) => {
    const played = module.evaluate();
    expect(estimateOf(state)).toBe(played);
  });
});

test('it is the same for the same position turned, mirrored, or with the colours exchanged', () => {
  inRandomGames(40, 72, (state) => {
    const estimate = estimateOf(state);
    expect(estimateOf(rearranged(state, (row, column) => column * SIZE + row))).toBe(estimate);
    expect(estimateOf(rearranged(state, (row, column) => row * SIZE + 7 - column))).toBe(estimate);
    expect(estimateOf(exchanged(state))).toBe(estimate);
    engine.setUp(state);
  });
});

function rearranged(
  state: ReversiState,
  from: (row: number, column: number) => number,
): ReversiState {
  const { cells } = state;
  const moved = cells.map((_, i) => cells[from(Math.floor(i / SIZE), i % SIZE)]!);
  return { ...state, cells: moved };
}

function exchanged(state: ReversiState): ReversiState {
  const other = [0, 2, 1, 3] as const;
  return {
    ...state,
    cells: state.cells.map((cell) => other[cell]),
    mover: state.mover === 1 ? 2 : 1,
  };
}
