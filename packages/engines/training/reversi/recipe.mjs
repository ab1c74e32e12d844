// How the weights are learned: one phase after the other. See `playGames` in
// assembly/reversi-training/self-play.ts for what the numbers mean.

export const SEED = 20261116;

/** Games after which the strength is measured, besides those that a phase says. */
export const EARLY_CHECKPOINTS = [1_000, 3_000, 10_000, 30_000];

const fast = { depth: 1, randomPlies: 16, wander: 3, solveAt: 8, trace: 0.5 };
const searched = { depth: 3, randomPlies: 16, wander: 3, solveAt: 12, trace: 0.7 };

export const PHASES = [
  // Fast games to find out what matters at all.
  {
    name: 'look one ply',
    games: 150_000,
    every: 40_000,
    ...fast,
    greedy: 30,
    greedyDepth: 1,
    hindsight: false,
    rate: 1,
  },
  // Slower games to get it right: what a look ahead finds out goes into the weights, and solved
  // endings of twelve squares flow back into the middle game.
  {
    name: 'look three plies',
    games: 20_000,
    every: 5_000,
    ...searched,
    greedy: 30,
    greedyDepth: 1,
    hindsight: false,
    rate: 0.2,
  },
  // By now the learner thinks that the fewer discs it has the better: here it meets opponents that
  // leave it without any, and learns from them.
  {
    name: 'beware of the greedy',
    games: 6_000,
    every: 3_000,
    ...searched,
    greedy: 40,
    greedyDepth: 3,
    hindsight: true,
    rate: 0.2,
  },
  // More of both, in smaller steps.
  {
    name: 'settle down',
    games: 30_000,
    every: 10_000,
    ...searched,
    greedy: 30,
    greedyDepth: 3,
    hindsight: true,
    rate: 0.1,
  },
];
