import { type MicrochessState, microchess, Random, readMove, readOptions } from '@daeguk/games';
import { describe, expect, it } from 'vitest';
import { choose } from '../choose.js';
import type { Level, Thought } from '../engine.js';
import { microchessEngine } from './engine.js';

const engine = await microchessEngine.load(14);

function at(fen: string, set: Record<string, unknown> = {}): MicrochessState {
  const options = readOptions(microchess.options, set);
  if (!options.ok) throw new Error(options.fault.code);
  const state = microchess.parsePosition(fen, options.value);
  if (!state.ok) throw new Error(state.fault.code);
  return state.value;
}

function answer(state: MicrochessState, level: Level, nodes: number, seed = 1): Thought | null {
  return choose(engine, state, { moveTime: null, gameTime: null, nodes, seed }, level);
}

function after(state: MicrochessState, text: string): MicrochessState {
  const move = readMove(microchess, state, text);
  if (!move.ok) throw new Error(`${text}: ${move.fault.code}`);
  return microchess.play(state, move.value as Parameters<typeof microchess.play>[1]);
}

const START = at('knbr/p3/4/3P/RBNK w Qk - 0 1');

describe('the engine', () => {
  it('has nothing to say when the game is over', () => {
    expect(answer(at('k3/4/1Q2/4/3K b - - 0 1'), 'hard', 1000)).toBeNull();
    expect(answer(at('k3/p3/4/3P/R2K w - - 0 41'), 'hard', 1000)).toBeNull();
  });

  it('gives the same answer to the same question', () => {
    const first = answer(START, 'hard', 20_000);
    answer(after(START, 'd2d4'), 'hard', 20_000);
    expect(answer(START, 'hard', 20_000)).toEqual(first);
  });

  it('varies with the seed where it is not to be at its best', () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    const moves = new Set(seeds.map((seed) => answer(START, 'easy', 1000, seed)?.move));
    expect(moves.size).toBeGreaterThan(2);
  });

  it('plays whole games by the rules, at every level against every other', () => {
    const random = new Random(7);
    for (let game = 0; game < 12; game++) {
      let state = START;
      for (;;) {
        const level = random.pick(['easy', 'normal', 'hard'] as const);
        const thought = answer(state, level, 1000, random.below(1000));
        if (thought === null) break;
        state = after(state, thought.move);
      }
      expect(microchess.outcome(state)).not.toBeNull();
    }
  });

  it('writes lines that can be played', () => {
    const thought = answer(at('3k/1P2/4/1p1p/K3 w - - 0 1'), 'hard', 20_000);
    const end = thought!.line.reduce(after, at('3k/1P2/4/1p1p/K3 w - - 0 1'));
    expect(microchess.ply(end)).toBe(thought!.line.length);
  });

  it('knows how many moves are left', () => {
    expect(engine.turnsLeft?.(START)).toBe(40);
    expect(engine.turnsLeft?.(after(START, 'd2d4'))).toBe(40);
    expect(engine.turnsLeft?.(at('k3/p3/4/3P/R2K b - - 0 40'))).toBe(1);
  });
});

describe('material decides by the numbers of the contest', () => {
  // The last ply: the rook takes the knight or the bishop, whichever counts more.
  const FEN = 'k3/3n/b2R/4/3K w - - 0 40';

  it.each([
    ['N5,B1', 'd3d4'],
    ['N1,B5', 'd3a3'],
  ])('%s', (material, move) => {
    expect(answer(at(FEN, { material, plies: 79 }), 'hard', 5000)?.move).toBe(move);
  });

  it('proves a draw once it sees every end', () => {
    const thought = answer(at('k3/p3/4/3P/3K w - - 0 40'), 'hard', 100_000);
    expect(thought?.proven).toBe('draw');
  });
});
