import { type AnyGame, Random, type ReversiState, reversi } from '@daeguk/games';
import { beforeAll, expect, test } from 'vitest';
import { SearchEngine } from '../search-engine.js';
import { checkAgreement } from '../testing/agreement.js';
import type { EndgameModule } from './endgame.js';
import { loadModule } from './engine.js';
import { searched } from './searched.js';
import { randomBoard } from './testing/random-board.js';

let module: EndgameModule;
let engine: SearchEngine<ReversiState>;

beforeAll(async () => {
  module = await loadModule();
  engine = new SearchEngine(searched, module);
});

function check(positions: number, start: (random: Random) => ReversiState, seed: number): void {
  checkAgreement({
    game: reversi as AnyGame,
    module,
    setUp: (state) => engine.setUp(state as ReversiState),
    moveText: (code, state) => searched.moveText(code, state as ReversiState),
    identity(state) {
      const { cells, mover } = state as ReversiState;
      return `${cells.join('')} ${mover}`;
    },
    start,
    positions,
    seed,
  });
}

test('the engine and the rule book agree on 60,000 positions of random games', () => {
  check(60_000, () => reversi.setup({}, null), 41);
});

test('and on 40,000 from boards of any fullness, where skips and early ends abound', () => {
  check(40_000, randomBoard, 42);
});

test('the squares beside the missing corners are never flipped', () => {
  const random = new Random(43);
  for (let game = 0; game < 200; game++) {
    let state = reversi.setup({}, null);
    while (reversi.toMove(state) !== null) {
      const before = state;
      state = reversi.play(state, random.pick([...reversi.legalMoves(state)]));
      for (const square of NEVER_FLIPPED) {
        if (before.cells[square] !== 0) expect(state.cells[square]).toBe(before.cells[square]);
      }
    }
  }
});

const NEVER_FLIPPED = [1, 6, 8, 15, 48, 55, 57, 62];
