import { games, Random, readOptions } from '@daeguk/games';
import { describe, expect, it } from 'vitest';
import { choose } from './choose.js';
import { levels } from './engine.js';
import { engines } from './engines.js';

const names = [...engines.keys()];

function* positions(name: string, count: number, seed: number): Iterable<unknown> {
  const game = games.get(name)!;
  const options = readOptions(game.options, {});
  const random = new Random(seed);
  while (count > 0) {
    let state = game.setup(options.ok ? options.value : null, random.below(1000));
    for (let plies = 1 + random.below(12); plies > 0; plies--) {
      const moves =
        name === 'connect6' ? [connect6Move(state, random)] : [...game.legalMoves(state)];
      const after = game.play(state, random.pick(moves));
      if (game.toMove(after) === null) break;
      state = after;
    }
    count--;
    yield state;
  }
}

/** Near the middle, where stones meet. */
function connect6Move(state: unknown, random: Random): unknown {
  const game = games.get('connect6')!;
  const stones = game.ply(state) === 0 ? 1 : 2;
  for (;;) {
    const points = Array.from(
      { length: stones },
      () => `${6 + random.below(7)},${6 + random.below(7)}`,
    );
    const move = game.parseMove(points.join(' '), state);
    if (move.ok && game.ruling(state, move.value) === null) return move.value;
  }
}

describe.each(names)('choosing a move of %s', (name) => {
  const game = games.get(name)!;

  it('is legal at every level, and the line plays on from it', async () => {
    const engine = await engines.get(name)!.load(16);
    for (const state of positions(name, 12, 1)) {
      for (const level of levels) {
        const budget = { moveTime: null, gameTime: null, nodes: 3000, seed: 7 };
        const thought = choose(engine, state, budget, level)!;
        let reached = state;
        expect(thought.line[0]).toBe(thought.move);
        for (const text of thought.line) {
          const move = game.parseMove(text, reached);
          expect(move.ok && game.ruling(reached, move.value), `${level} ${text}`).toBeNull();
          if (move.ok) reached = game.play(reached, move.value);
        }
      }
    }
  });

  it('is the same for the same seed and nodes, whatever was asked before', async () => {
    const one = await engines.get(name)!.load(16);
    const other = await engines.get(name)!.load(16);
    const states = [...positions(name, 6, 2)];
    for (const level of levels) {
      const budget = { moveTime: null, gameTime: null, nodes: 5000, seed: 3 };
      const forwards = states.map((state) => choose(one, state, budget, level));
      const backwards = states.toReversed().map((state) => choose(other, state, budget, level));
      expect(backwards.toReversed()).toEqual(forwards);
    }
  });

  it('is there in time', async () => {
    const engine = await engines.get(name)!.load(16);
    for (const state of positions(name, 4, 3)) {
      const begun = performance.now();
      choose(engine, state, { moveTime: 300, gameTime: null, nodes: null, seed: 1 }, 'hard');
      expect(performance.now() - begun).toBeLessThan(300);
    }
  });
});
