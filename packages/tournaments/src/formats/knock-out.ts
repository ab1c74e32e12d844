import { bracketSize, seedOrder } from '../bracket.js';
import type { Format } from '../format.js';
import { type EntrantId, type Match, matchId, type Pairing } from '../match.js';
import type { Results } from '../results.js';
import type { MatchScore, Series } from '../series.js';
import type { BracketMatch, Stage, Standing, Standings } from '../standings.js';
import { addOutcomes, newTally } from '../tally.js';

interface Setting {
  /** The best first: who is higher gets the byes, and goes on when a match stays level. */
  readonly seeds: readonly EntrantId[];
  readonly thirdPlace: boolean;
  /** With as many extra pairs as a level match gets. */
  readonly series: Series;
  readonly stage: string;
}

/** Who loses is out. */
export class KnockOut implements Format {
  readonly #setting: Setting;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  next(results: Results): readonly Pairing[] {
    const { series } = this.#setting;
    return this.#matches(this.#draw(results)).flatMap(({ match }) =>
      match === null ? [] : series.next(match, results.match(match.id)),
    );
  }

  standings(results: Results): Standings {
    const draw = this.#draw(results);
    const { series } = this.#setting;
    let left = 0;
    for (const { id, isBye, winner } of this.#matches(draw)) {
      if (isBye || winner !== null) continue;
      const played = results.match(id);
      left += played === undefined ? series.length : series.left(played);
    }
    return { table: this.#table(draw), stages: [draw], left };
  }

  /** The whole bracket, as far as the results decide it. */
  #draw(results: Results): Bracket {
    const { seeds, stage } = this.#setting;
    const starts = new Map<EntrantId, number>();
    const size = bracketSize(seeds.length);
    let places: (EntrantId | null)[] = seedOrder(size).map((seed) => seeds[seed - 1] ?? null);
    const rounds: BracketMatch[][] = [];
    while (places.length > 1) {
      const round = rounds.length + 1;
      const matches: BracketMatch[] = [];
      for (let index = 0; index < places.length; index += 2) {
        const pair = [places[index] ?? null, places[index + 1] ?? null] as const;
        const id = matchId(stage, `${round}/${index / 2 + 1}`);
        // Only in the first round a place can be empty for good.
        const isBye = round === 1 && pair.includes(null);
        matches.push(isBye ? bye(id, pair) : this.#play(id, round, pair, starts, results));
      }
      rounds.push(matches);
      places = matches.map(({ winner }) => winner);
    }
    const thirdPlace = this.#thirdPlace(rounds, starts, results);
    return { kind: 'bracket', name: stage, rounds, thirdPlace };
  }

  #play(
    id: string,
    round: number,
    [one, two]: readonly [EntrantId | null, EntrantId | null],
    starts: Map<EntrantId, number>,
    results: Results,
  ): BracketMatch {
    const unknown = { id, first: one, second: two, isBye: false, winner: null, decidedBy: null };
    if (one === null || two === null) return { ...unknown, score: null, match: null };
    const [first, second] = this.#seated(one, two, starts);
    starts.set(first, (starts.get(first) ?? 0) + 1);
    const match: Match = { id, stage: this.#setting.stage, round, first, second };
    const played = results.match(id);
    const score = played === undefined ? null : this.#setting.series.score(played);
    const known = { id, first, second, isBye: false, match, score };
    if (score === null) return { ...known, winner: null, decidedBy: null };
    return {
      ...known,
      winner: this.#winner(match, score.state),
      decidedBy: this.#decidedBy(score),
    };
  }

  /** Whoever began fewer matches begins; the better seed if that is equal. */
  #seated(
    one: EntrantId,
    two: EntrantId,
    starts: ReadonlyMap<EntrantId, number>,
  ): readonly [EntrantId, EntrantId] {
    const more = (starts.get(one) ?? 0) - (starts.get(two) ?? 0);
    const isOneFirst = more !== 0 ? more < 0 : this.#seedOf(one) < this.#seedOf(two);
    return isOneFirst ? [one, two] : [two, one];
  }

  #winner({ first, second }: Match, state: string): EntrantId | null {
    if (state === 'open') return null;
    if (state === 'first') return first;
    if (state === 'second') return second;
    return this.#seedOf(first) < this.#seedOf(second) ? first : second;
  }

  #decidedBy({ state, won, drawn, lost, neither }: MatchScore): BracketMatch['decidedBy'] {
    if (state === 'open') return null;
    if (state === 'level') return 'seeding';
    const { length } = this.#setting.series;
    return won + drawn + lost + neither > length ? 'extra-games' : 'series';
  }

  #seedOf(entrant: EntrantId): number {
    return this.#setting.seeds.indexOf(entrant);
  }

  #thirdPlace(
    rounds: readonly (readonly BracketMatch[])[],
    starts: Map<EntrantId, number>,
    results: Results,
  ): BracketMatch | null {
    const semiFinals = rounds.at(-2) ?? [];
    if (!this.#setting.thirdPlace || semiFinals.some(({ isBye }) => isBye)) return null;
    if (semiFinals.length === 0) return null;
    const [one = null, two = null] = semiFinals.map(loserOf);
    return this.#play(
      matchId(this.#setting.stage, 'third'),
      rounds.length,
      [one, two],
      starts,
      results,
    );
  }

  #matches({ rounds, thirdPlace }: Bracket): BracketMatch[] {
    return [...rounds.flat(), ...(thirdPlace === null ? [] : [thirdPlace])];
  }

  /** The further somebody came, the better; those who fell in the same round share their rank. */
  #table({ rounds, thirdPlace }: Bracket): Standing[] {
    const { seeds } = this.#setting;
    const tallies = new Map(seeds.map((seed) => [seed, new Achievement()]));
    for (const [index, matches] of rounds.entries()) {
      for (const match of matches) {
        for (const entrant of [match.first, match.second]) {
          if (entrant !== null) tallies.get(entrant)!.reached = index;
        }
        if (match.winner !== null) tallies.get(match.winner)!.reached = index + 1;
        count(tallies, match);
      }
    }
    if (thirdPlace !== null) {
      if (thirdPlace.winner !== null) tallies.get(thirdPlace.winner)!.reached += 0.5;
      count(tallies, thirdPlace);
    }
    const order = seeds
      .map((entrant) => ({ entrant, ...(tallies.get(entrant) as Achievement) }))
      .sort((a, b) => b.reached - a.reached);
    return order.map(({ entrant, reached, games, matches }) => ({
      rank: order.findIndex((other) => other.reached === reached) + 1,
      entrant,
      points: matches.won,
      games: { ...games },
      matches: { ...matches },
      ties: [],
    }));
  }
}

type Bracket = Extract<Stage, { kind: 'bracket' }>;

class Achievement {
  /** The round somebody came to. */
  reached = 0;
  readonly games = newTally();
  readonly matches = newTally();
}

function count(
  tallies: ReadonlyMap<EntrantId, Achievement>,
  { first, second, winner, score }: BracketMatch,
): void {
  if (first === null || second === null || score === null) return;
  const [one, two] = [tallies.get(first)!, tallies.get(second)!];
  addOutcomes(one.games, two.games, score);
  if (winner === null) return;
  tallies.get(winner)!.matches.won += 1;
  tallies.get(winner === first ? second : first)!.matches.lost += 1;
}

function bye(
  id: string,
  [first, second]: readonly [EntrantId | null, EntrantId | null],
): BracketMatch {
  const winner = first ?? second;
  return { id, first, second, isBye: true, winner, decidedBy: null, score: null, match: null };
}

function loserOf({ first, second, winner }: BracketMatch): EntrantId | null {
  if (winner === null) return null;
  return winner === first ? second : first;
}
