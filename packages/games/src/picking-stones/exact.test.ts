import { describe, expect, it } from 'vitest';
import { Random } from '../random.js';
import { solve } from './exact.js';
import { pickingStones } from './rules.js';
import { bruteForceWinner } from './rules.reference.js';
import { search } from './search.js';
import { areRelated, type PickingStonesState } from './stones.js';

/** Every position that can be reached with n stones. */
function* reachable(n: number, taken: readonly number[] = []): Iterable<PickingStonesState> {
  yield { n, taken };
  for (const stone of pickingStones.legalMoves({ n, taken })) {
    yield* reachable(n, [...taken, stone]);
  }
}

/** A position some random stones into a game. */
function somePosition(n: number, random: Random): PickingStonesState {
  let state: PickingStonesState = { n, taken: [] };
  for (let stones = random.below(n); stones > 0; stones--) {
    const legal = [...pickingStones.legalMoves(state)];
    if (legal.length === 0) break;
    state = pickingStones.play(state, random.pick(legal));
  }
  return state;
}

/** The proof must be what the winner needs: pairs of related stones that are left, each once. */
function checkPairs(state: PickingStonesState): void {
  const { winner, move, pairs } = solve(state);
  const isGone = new Set(state.taken);
  // The winning stone, about to be taken, can be no one's partner.
  if (winner === pickingStones.toMove(state) && move !== null) isGone.add(move);
  for (const [a, b] of pairs) {
    for (const stone of [a, b]) {
      const isLeft = stone >= 1 && stone <= state.n && !isGone.has(stone);
      if (!isLeft) throw new Error(`${stone} of pair ${a}-${b} is not left or is in two pairs`);
      isGone.add(stone);
    }
    if (a === b || !areRelated(a, b)) throw new Error(`${a} and ${b} are not related`);
  }
}

/** Plays on: the winner by the proof alone, the other side at random. Returns who won. */
function playOut(start: PickingStonesState, random: Random) {
  const { winner, move, pairs } = solve(start);
  const partner = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  let state = start;
  for (;;) {
    const outcome = pickingStones.outcome(state);
    if (outcome !== null) return { promised: winner, real: outcome.winner };
    let stone: number | null | undefined;
    if (pickingStones.toMove(state) !== winner) {
      stone = random.pick([...pickingStones.legalMoves(state)]);
    } else {
      stone = state === start ? move : partner.get(state.taken.at(-1)!);
    }
    if (stone === null || stone === undefined || pickingStones.ruling(state, stone) !== null) {
      throw new Error(`the proof has no answer to ${pickingStones.formatPosition(state)}`);
    }
    state = pickingStones.play(state, stone);
  }
}

describe('the exact answer', () => {
  it.each([3, 4, 5, 6, 7, 8, 9])(
    'names the winner in every position that can be reached with %i stones',
    (n) => {
      for (const state of reachable(n)) {
        expect([state, solve(state).winner]).toEqual([state, bruteForceWinner(n, state.taken)]);
      }
    },
  );

  it.each([10, 11, 12])('names the winner in random positions of %i stones', (n) => {
    const random = new Random(n);
    for (let i = 0; i < 300; i++) {
      const state = somePosition(n, random);
      expect([state, solve(state).winner]).toEqual([state, bruteForceWinner(n, state.taken)]);
    }
  });

  it.each(Array.from({ length: 14 }, (_, i) => i + 3))(
    'names the stone that the search to the end finds for %i stones',
    (n) => {
      const found = search({ n, taken: [] }, { depth: 0, evaluation: 'seed' });
      const { winner, move } = solve({ n, taken: [] });
      expect({ winner, move }).toEqual({
        winner: found.value === 1 ? 'max' : 'min',
        move: found.move,
      });
    },
  );

  it('is a lost game without a stone to take', () => {
    expect(solve({ n: 10, taken: [1, 7] })).toMatchObject({ winner: 'min', move: null });
    expect(solve({ n: 7, taken: [3, 1, 7] })).toMatchObject({ winner: 'max', move: null });
  });
});

describe('the proof', () => {
  const SIZES = [
    ...Array.from({ length: 98 }, (_, i) => i + 3),
    ...Array.from({ length: 50 }, (_, i) => 108 + 8 * i),
  ];

  it('reaches up to 500 stones in these tests', () => {
    expect(SIZES.at(-1)).toBe(500);
  });

  it('pairs related stones that are left, each once and never the winning stone', () => {
    const random = new Random(1);
    for (const n of SIZES) {
      checkPairs({ n, taken: [] });
      for (let i = 0; i < 4; i++) checkPairs(somePosition(n, random));
    }
  });

  it('wins from the start against random opponents', () => {
    const random = new Random(2);
    for (const n of SIZES) {
      for (let i = 0; i < 3; i++) {
        const { promised, real } = playOut({ n, taken: [] }, random);
        expect([n, real]).toEqual([n, promised]);
      }
    }
  });

  it('wins from the middle of a game against random opponents', () => {
    const random = new Random(3);
    for (const n of SIZES) {
      const { promised, real } = playOut(somePosition(n, random), random);
      expect([n, real]).toEqual([n, promised]);
    }
  });

  it('wins with 10,000 stones', () => {
    checkPairs({ n: 10_000, taken: [] });
    const { promised, real } = playOut({ n: 10_000, taken: [] }, new Random(4));
    expect(real).toBe(promised);
  });
});
