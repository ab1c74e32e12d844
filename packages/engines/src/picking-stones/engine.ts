import { type PickingStonesState, pickingStones, Random } from '@daeguk/games';
import type { Effort, Engine, EngineMaker, Thought } from '../engine.js';
import { LookAhead } from './look-ahead.js';
import { type Prospect, prospects } from './prospects.js';

/** What a game is worth that is as good as won: there is nothing else to count here. */
const WON = 100;

/** Beyond the last of these, hardly anybody sees. The more stones there are, the fewer positions. */
const DEPTHS_LOOKED_AT = [2, 4, 6];
const LOOKED_AT = 2_000_000;

/** Perfect play by maximum matchings, or a look a few plies ahead where less is asked for. */
const engine: Engine = {
  levels: {
    easy: { depth: 1, nodes: 2_000, noise: 0 },
    normal: { depth: 2, nodes: 20_000, noise: 0 },
    hard: { depth: null, nodes: null, noise: 0 },
  },

  think: (state, effort) =>
    effort.depth === null
      ? exactThoughts(state as PickingStonesState, effort)
      : shortThoughts(state as PickingStonesState, effort, effort.depth),
};

export const pickingStonesEngine: EngineMaker = {
  game: pickingStones.name,
  load: async () => engine,
};

/** A winning stone at once; in a lost position a better trap each time one is found. */
function* exactThoughts(state: PickingStonesState, { deadline }: Effort): Iterable<Thought> {
  let best: Prospect | null = null;
  let holds: ReadonlyMap<number, number> = new Map();
  let nodes = 0;
  for (const prospect of prospects(state)) {
    nodes++;
    if (best === null || isBetterTrap(prospect, best, holds)) {
      best = prospect;
      yield exactThought(best, nodes);
    }
    if (prospect.wins || (deadline !== null && performance.now() >= deadline)) return;
    if (nodes === 1) holds = holdingTimes(state, deadline);
  }
}

/**
 * A loss that anybody sees is no trap: of two stones the one that holds out longer is better. Then it is
 * the number of answers that lose, and at last how few there are that win.
 */
function isBetterTrap(one: Prospect, other: Prospect, holds: ReadonlyMap<number, number>): boolean {
  const merits = ({ stone, answers, refutations }: Prospect) => [
    holds.get(stone) ?? 0,
    answers - refutations,
    -refutations,
  ];
  const others = merits(other);
  const differences = merits(one).map((merit, index) => merit - others[index]!);
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
}

/** For each stone, how many plies a player must look ahead at least to see that it loses. */
function holdingTimes(state: PickingStonesState, deadline: number | null): Map<number, number> {
  const holds = new Map<number, number>();
  for (const depth of DEPTHS_LOOKED_AT) {
    const ahead = new LookAhead(Math.ceil(LOOKED_AT / state.n), deadline);
    for (const { stone, value } of ahead.impressions(state, depth)) {
      if (value === 0) holds.set(stone, depth);
    }
  }
  return holds;
}

function exactThought({ stone, wins }: Prospect, nodes: number): Thought {
  const move = pickingStones.formatMove(stone);
  const proven = wins ? 'win' : 'loss';
  return { move, line: [move], score: wins ? WON : -WON, proven, depth: 1, nodes };
}

function* shortThoughts(
  state: PickingStonesState,
  { seed, nodes, deadline }: Effort,
  depth: number,
): Iterable<Thought> {
  const random = new Random(seed + state.taken.length);
  const seen = new LookAhead(nodes, deadline).impressions(state, depth);
  if (seen.length === 0) return;
  const best = Math.max(...seen.map(({ value }) => value));
  const { stone } = random.pick(seen.filter(({ value }) => value === best));
  const move = pickingStones.formatMove(stone);
  const proven = best === 1 ? 'win' : best === -1 ? 'loss' : null;
  yield { move, line: [move], score: best * WON, proven, depth, nodes: seen.length };
}
