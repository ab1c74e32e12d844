import { type AnyGame, type MakyekState, makyek, Random } from '@daeguk/games';
import { beforeAll, expect, test } from 'vitest';
import { SearchEngine, type SearchModule } from '../search-engine.js';
import { checkAgreement } from '../testing/agreement.js';
import { loadMakyekModule, searchedMakyek } from './engine.js';

/** Further from the last ply than this, a position is the same however many plies are left. */
const NEAR_END = 40;

let module: SearchModule;
let engine: SearchEngine<MakyekState>;

beforeAll(async () => {
  module = await loadMakyekModule();
  engine = new SearchEngine(searchedMakyek, module);
});

function check(positions: number, start: (random: Random) => MakyekState, seed: number): void {
  checkAgreement({
    game: makyek as AnyGame,
    module,
    setUp: (state) => engine.setUp(state as MakyekState),
    moveText: (code, state) => searchedMakyek.moveText(code, state as MakyekState),
    identity(state) {
      const { cells, mover, ply, plies } = state as MakyekState;
      const left = plies - ply;
      return `${cells.join('')} ${mover} ${left > NEAR_END ? 'many' : left}`;
    },
    start,
    positions,
    seed,
  });
}

test('the engine and the rule book agree on 75,000 positions of random games', () => {
  check(75_000, (random) => makyek.setup({ plies: 60 + random.below(100) }, null), 51);
});

test('and on 25,000 from boards of any fullness, where captures and blockades abound', () => {
  check(25_000, crowdedBoard, 52);
});

/** Pieces at random, in number from a few to nearly all squares. */
function crowdedBoard(random: Random): MakyekState {
  const filled = 5 + random.below(90);
  const cells = Array.from({ length: 144 }, () =>
    random.below(100) < filled ? 1 + random.below(2) : 0,
  );
  const mover = 1 + random.below(2);
  return { cells, mover, ply: random.below(20), plies: 20 + random.below(40) } as MakyekState;
}

test('the estimate is the same whether a position was played to or set up', () => {
  const random = new Random(53);
  for (let game = 0; game < 50; game++) {
    let state = makyek.setup({ plies: 120 }, null);
    engine.setUp(state);
    while (makyek.toMove(state) !== null) {
      const codes = new Int32Array(module.memory.buffer, module.buffer(), module.listMoves());
      const code = random.pick([...codes]);
      const move = makyek.parseMove(searchedMakyek.moveText(code, state), state);
      if (!move.ok) throw new Error(move.fault.code);
      module.play(code);
      state = makyek.play(state, move.value);
      const played = module.evaluate();
      engine.setUp(state);
      expect(module.evaluate()).toBe(played);
    }
  }
});
