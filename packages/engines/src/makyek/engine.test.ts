import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MakyekState, makyek, Random } from '@daeguk/games';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { choose } from '../choose.js';
import type { Engine, Level } from '../engine.js';
import { SearchEngine, type SearchModule } from '../search-engine.js';
import { loadMakyekModule, makyekEngine, searchedMakyek } from './engine.js';

let engine: Engine;
let module: SearchModule;

beforeAll(async () => {
  engine = await makyekEngine.load(16);
  module = await loadMakyekModule();
});

function moveOf(state: MakyekState, level: Level, nodes: number | null, seed: number): string {
  return choose(engine, state, { moveTime: null, gameTime: null, nodes, seed }, level)!.move;
}

function played(state: MakyekState, text: string): MakyekState {
  const move = makyek.parseMove(text, state);
  if (!move.ok || makyek.ruling(state, move.value) !== null) throw new Error(text);
  return makyek.play(state, move.value);
}

/** A game to its end, each side at its level. */
function game(start: MakyekState, black: Level, white: Level, nodes: number, seed: number) {
  let state = start;
  while (makyek.toMove(state) !== null) {
    const level = state.mover === 1 ? black : white;
    state = played(state, moveOf(state, level, nodes, seed + state.ply));
  }
  return makyek.outcome(state)!;
}

const start = makyek.setup({ plies: 120 }, null);

describe('the same question', () => {
  it('gets the same answer without a clock, whatever was asked before', () => {
    const first = moveOf(start, 'hard', 20_000, 1);
    moveOf(played(start, first), 'normal', 5_000, 2);
    expect(moveOf(start, 'hard', 20_000, 1)).toBe(first);
  });

  it('is answered in more than one way by the lower levels', () => {
    const answers = new Set([1, 2, 3, 4, 5, 6].map((seed) => moveOf(start, 'easy', null, seed)));
    expect(answers.size).toBeGreaterThan(1);
  });
});

test('normal beats easy from both sides', () => {
  const winners = [0, 1].flatMap((seed) => [
    game(start, 'normal', 'easy', 20_000, 1_000 * seed).winner === 'black',
    game(start, 'easy', 'normal', 20_000, 1_000 * seed).winner === 'white',
  ]);
  expect(winners.filter((isWon) => isWon).length).toBeGreaterThanOrEqual(3);
});

test('a great lead is never given away, and mostly hunted down to the last piece', () => {
  const random = new Random(61);
  const endings = [0, 1, 2, 3].map((seed) => {
    const outcome = game(farAhead(random), 'hard', 'normal', 4_000, seed);
    expect(outcome.winner).toBe('black');
    return outcome.ending;
  });
  expect(endings.filter((ending) => ending === 'no-move').length).toBeGreaterThanOrEqual(2);
});

/** Thirteen black pieces against three. */
function farAhead(random: Random): MakyekState {
  const cells = Array<0 | 1 | 2>(144).fill(0);
  for (let placed = 0; placed < 16; ) {
    const square = random.below(144);
    if (cells[square] !== 0) continue;
    cells[square] = placed < 13 ? 1 : 2;
    placed++;
  }
  return { cells, mover: 1, ply: 0, plies: 120 };
}

interface Row {
  readonly move: string;
  readonly legal_before: number;
}

const oracle = join(import.meta.dirname, '../../../../../shared/oracles/makyek-games.jsonl');
const isThere = existsSync(oracle);

test.skipIf(!isThere)(
  `the games of another implementation are followed move by move${isThere ? '' : ` (skipped: ${oracle} is not there)`}`,
  () => {
    const board = new SearchEngine(searchedMakyek, module);
    for (const line of readFileSync(oracle, 'utf8').trim().split('\n')) {
      const { moves, end } = JSON.parse(line) as { moves: Row[]; end: { winner: 0 | 1 | 2 } };
      let state = start;
      board.setUp(state);
      for (const { move, legal_before } of moves) {
        const codes = new Int32Array(module.memory.buffer, module.buffer(), module.listMoves());
        expect(codes.length).toBe(legal_before);
        module.play(codes.find((code) => searchedMakyek.moveText(code, state) === move)!);
        state = played(state, move);
      }
      const sign = end.winner === 0 ? 0 : end.winner === module.mover() + 1 ? 1 : -1;
      expect(Math.sign(module.verdict())).toBe(sign);
    }
  },
);
