import { Random } from '@daeguk/games';
import type { Format } from '../format.js';
import { type EntrantId, type Match, matchId, type Pairing } from '../match.js';
import type { Results } from '../results.js';
import { circleRounds } from '../rounds.js';
import type { Scoring } from '../rules.js';
import { type Edge, seatEvenly } from '../seats.js';
import type { Series } from '../series.js';
import { shuffled } from '../shuffle.js';
import type { Standings } from '../standings.js';
import { inStage, type ScheduledMatches } from './scheduled.js';

export interface League {
  readonly entrants: readonly EntrantId[];
  /** How often every pair meets. */
  readonly rounds: number;
  readonly series: Series;
  readonly scoring: Scoring;
  readonly seed: number;
  /** The group it is the league of; "" if there are none. */
  readonly stage: string;
}

/** Everybody meets everybody, so many times, from both seats as evenly as it goes. */
export class RoundRobin implements Format {
  readonly #matches: ScheduledMatches;

  constructor(league: League) {
    this.#matches = inStage(league, matchesOf(league));
  }

  next(results: Results): readonly Pairing[] {
    return this.#matches.next(results);
  }

  standings(results: Results): Standings {
    return this.#matches.standings(results);
  }
}

/**
 * Round by round, so that at any time all have played about as often; who plays in which round, and
 * in what order, is drawn by lot.
 */
function matchesOf({ entrants, rounds, seed, stage }: League): Match[] {
  const random = new Random(seed);
  const lots = shuffled([...entrants.keys()], random);
  const circle = seatedRounds(entrants.length);
  const matches: Match[] = [];
  for (let cycle = 0; cycle < rounds; cycle++) {
    for (const [index, pairs] of shuffled(circle, random).entries()) {
      const round = cycle * circle.length + index + 1;
      for (const [one, two] of shuffled(pairs, random)) {
        // Every other time round they sit the other way.
        const [first, second] = cycle % 2 === 0 ? [one, two] : [two, one];
        matches.push(matchOf(cycle + 1, round, lots[first]!, lots[second]!));
      }
    }
  }
  return matches;

  function matchOf(cycle: number, round: number, first: number, second: number): Match {
    const id = matchId(stage, `${cycle}/${first + 1}-${second + 1}`);
    return { id, stage, round, first: entrants[first]!, second: entrants[second]! };
  }
}

function seatedRounds(count: number): Edge[][] {
  const rounds = circleRounds(count);
  const seated = seatEvenly(count, rounds.flat());
  return rounds.map((pairs) => seated.splice(0, pairs.length));
}
