import { expect, test } from 'vitest';
import { games, Random } from './index.js';

const counted = { reversi: 'discs', makyek: 'pieces', microchess: 'material' };

test.each(Object.entries(counted))('%s: who is ahead in %s wins by it', (name, ending) => {
  const game = games.get(name)!;
  const options = Object.fromEntries(
    Object.entries<{ fallback: unknown }>(game.options).map(([key, { fallback }]) => [
      key,
      fallback,
    ]),
  );
  const winners = new Set<string | null>();
  for (let seed = 0; seed < 60; seed++) {
    const random = new Random(seed);
    let state = game.setup(options, seed);
    for (let moves = [...game.legalMoves(state)]; moves.length > 0; ) {
      state = game.play(state, random.pick(moves));
      moves = [...game.legalMoves(state)];
    }
    const outcome = game.outcome(state)!;
    if (outcome.ending !== ending) continue;
    const margin = game.margin!(state);
    const [first, second] = game.sides;
    expect(outcome.winner).toBe(margin === 0 ? null : margin > 0 ? first : second);
    winners.add(outcome.winner);
  }
  expect(winners.size).toBeGreaterThan(1);
});

test('where nothing is counted nobody is ahead', () => {
  expect(games.get('connect6')?.margin).toBeUndefined();
  expect(games.get('picking-stones')?.margin).toBeUndefined();
});
