import { Random } from '@daeguk/games';
import type { Format } from '../format.js';
import { type EntrantId, type Match, matchId, type Pairing } from '../match.js';
import type { Results } from '../results.js';
import { type Edge, seatEvenly } from '../seats.js';
import { shuffled } from '../shuffle.js';
import type { Standings } from '../standings.js';
import type { League } from './round-robin.js';
import { inStage, type ScheduledMatches } from './scheduled.js';

/** A few meet everybody; the others do not meet each other. */
export class Gauntlet implements Format {
  readonly #matches: ScheduledMatches;

  constructor(league: League, champions: readonly EntrantId[]) {
    this.#matches = inStage(league, matchesOf(league, champions));
  }

  next(results: Results): readonly Pairing[] {
    return this.#matches.next(results);
  }

  standings(results: Results): Standings {
    return this.#matches.standings(results);
  }
}

function matchesOf(
  { entrants, rounds, seed, stage }: League,
  champions: readonly EntrantId[],
): Match[] {
  const random = new Random(seed);
  const isChampion = entrants.map((entrant) => champions.includes(entrant));
  const meetings: Edge[] = [];
  for (const one of entrants.keys()) {
    for (let two = one + 1; two < entrants.length; two++) {
      if (isChampion[one] || isChampion[two]) meetings.push([one, two]);
    }
  }
  const seated = seatEvenly(entrants.length, meetings);
  const matches: Match[] = [];
  for (let cycle = 1; cycle <= rounds; cycle++) {
    for (const [one, two] of shuffled(seated, random)) {
      const [first, second] = cycle % 2 === 1 ? [one, two] : [two, one];
      const id = matchId(stage, `${cycle}/${first + 1}-${second + 1}`);
      matches.push({ id, stage, round: cycle, first: entrants[first]!, second: entrants[second]! });
    }
  }
  return matches;
}
