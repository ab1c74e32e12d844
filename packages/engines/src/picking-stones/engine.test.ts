import { type PickingStonesState, pickingStones, Random, solve, takeable } from '@daeguk/games';
import { describe, expect, it } from 'vitest';
import { choose } from '../choose.js';
import type { Level } from '../engine.js';
import { pickingStonesEngine } from './engine.js';
import { prospects } from './prospects.js';

const engine = await pickingStonesEngine.load(0);

function stoneAt(state: PickingStonesState, level: Level, seed = 1): number {
  const budget = { moveTime: null, gameTime: null, nodes: null, seed };
  return Number(choose(engine, state, budget, level)?.move);
}

/** A position some random stones into a game, with a move left. */
function somePosition(n: number, random: Random): PickingStonesState {
  let state: PickingStonesState = { n, taken: [] };
  for (let stones = random.below(n); stones > 0; stones--) {
    const after = pickingStones.play(state, random.pick(takeable(state)));
    if (takeable(after).length === 0) break;
    state = after;
  }
  return state;
}

describe('hard', () => {
  it('agrees with the rule book’s proof on who wins, over 100,000 positions', () => {
    const random = new Random(4);
    for (let i = 0; i < 100_000; i++) {
      const state = somePosition(5 + random.below(28), random);
      const [first] = prospects(state);
      const isWon = solve(state).winner === pickingStones.toMove(state);
      if (first?.wins !== isWon) throw new Error(pickingStones.formatPosition(state));
    }
  });

  it.each([20, 60, 500, 2000])('wins every won game of %i stones', (n) => {
    const random = new Random(n);
    for (let game = 0; game < 4; game++) {
      let state: PickingStonesState = { n, taken: [] };
      const { winner } = solve(state);
      while (takeable(state).length > 0) {
        const isHouse = pickingStones.toMove(state) === winner;
        const stone = isHouse ? stoneAt(state, 'hard') : random.pick(takeable(state));
        state = pickingStones.play(state, stone);
      }
      expect(pickingStones.outcome(state)?.winner).toBe(winner);
    }
  });

  it('is perfect for 10,000 stones, in time', () => {
    const start: PickingStonesState = { n: 10_000, taken: [] };
    const budget = { moveTime: 10_000, gameTime: null, nodes: null, seed: 1 };
    const thought = choose(engine, start, budget, 'hard');
    expect(thought?.proven).toBe('win');
    const after = pickingStones.play(start, Number(thought?.move));
    expect(solve(after).winner).toBe('max');
  });

  it('in a lost position takes, of the stones that hold out longest, the one most answers to lose', () => {
    const random = new Random(6);
    let lost = 0;
    while (lost < 60) {
      const state = somePosition(8 + random.below(17), random);
      if (takeable(state).some((stone) => isLost(state, stone))) continue;
      lost++;
      const merits = (stone: number) => 1000 * holdsFor(state, stone) + losingAnswers(state, stone);
      const best = Math.max(...takeable(state).map(merits));
      expect(merits(stoneAt(state, 'hard')), pickingStones.formatPosition(state)).toBe(best);
    }
  });
});

/** Whether the side that is to answer this stone has lost, by trying everything to some depth. */
function isLost({ n, taken }: PickingStonesState, stone: number, depth = 99): boolean {
  const after = { n, taken: [...taken, stone] };
  return depth > 0 && takeable(after).every((answer) => isWon(after, answer, depth - 1));
}

function isWon({ n, taken }: PickingStonesState, answer: number, depth: number): boolean {
  const after = { n, taken: [...taken, answer] };
  return depth > 0 && takeable(after).some((stone) => isLost(after, stone, depth - 1));
}

/** How deep one must look at least to see that a stone loses, of the depths looked at. */
function holdsFor({ n, taken }: PickingStonesState, stone: number): number {
  const after = { n, taken: [...taken, stone] };
  const isSeen = (depth: number) =>
    takeable(after).some((answer) => isLost(after, answer, depth - 1));
  return [6, 4, 2].find((depth) => !isSeen(depth)) ?? 0;
}

function losingAnswers({ n, taken }: PickingStonesState, stone: number): number {
  const after = { n, taken: [...taken, stone] };
  return takeable(after).filter((answer) => !isLost(after, answer)).length;
}

describe('easy and normal', () => {
  it.each(['easy', 'normal'] as const)(
    '%s plays by the rules and varies with the seed',
    (level) => {
      const random = new Random(9);
      const chosen = new Set<number>();
      for (let i = 0; i < 200; i++) {
        const state = somePosition(20 + random.below(41), random);
        expect(takeable(state)).toContain(stoneAt(state, level, i));
        chosen.add(stoneAt({ n: 60, taken: [] }, level, i));
      }
      expect(chosen.size).toBeGreaterThan(3);
    },
  );

  it('takes a stone that wins at once', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      expect([5, 7]).toContain(stoneAt({ n: 7, taken: [1] }, 'easy', seed));
    }
  });
});
