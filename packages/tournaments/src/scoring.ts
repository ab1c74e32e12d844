import type { EntrantId } from './match.js';
import type { PlayedMatch, Results } from './results.js';
import type { Scoring, TieStep } from './rules.js';
import type { MatchScore, Series } from './series.js';
import type { Standing, Tally } from './standings.js';
import { addOutcomes, type GrowingTally, newTally, type Outcomes } from './tally.js';

/** What some matches earned everybody, and the order that follows from it. */
export class ScoreTable {
  readonly #scoring: Scoring;
  readonly #entrants: readonly EntrantId[];
  readonly #results: Results;
  readonly #series: Series;
  readonly #matches: readonly PlayedMatch[];
  /** By the numbers that the results give to entrants. */
  readonly #rows: Row[];

  constructor(
    scoring: Scoring,
    series: Series,
    entrants: readonly EntrantId[],
    results: Results,
    matches: readonly PlayedMatch[],
  ) {
    this.#scoring = scoring;
    this.#entrants = entrants;
    this.#results = results;
    this.#series = series;
    this.#rows = Array.from({ length: results.entrantCount }, () => newRow());
    this.#matches = matches;
    for (const played of matches) this.#add(played);
  }

  /** Everybody, best first; among those whom nothing tells apart, in the order of the entrants. */
  standings(bonus: (entrant: EntrantId) => number = () => 0): Standing[] {
    const places = this.#entrants.map((entrant) => {
      const number = this.#results.numberOf(entrant);
      const row = this.#rows[number] ?? newRow();
      const earned = this.#scoring.per === 'game' ? row.games : row.matches;
      return {
        entrant,
        number,
        row,
        points: rounded(this.#points(earned) + bonus(entrant)),
        ties: [] as number[],
        group: 0,
      };
    });
    places.sort((a, b) => b.points - a.points);
    group(places, (a, b) => a.points === b.points);
    for (const step of this.#scoring.ties) {
      const figures = this.#figures(step, places);
      for (const place of places) place.ties.push(figures(place));
      const last = (place: Place) => place.ties.at(-1) ?? 0;
      places.sort((a, b) => a.group - b.group || last(b) - last(a));
      group(places, (a, b) => a.group === b.group && last(a) === last(b));
    }
    return places.map(({ entrant, row, points, ties, group: rank }) => ({
      rank,
      entrant,
      points,
      games: row.games,
      matches: row.matches,
      ties,
    }));
  }

  #add(played: PlayedMatch): void {
    const one = this.#rows[played.first] as Row;
    const two = this.#rows[played.second] as Row;
    const score = this.#series.score(played);
    addOutcomes(one.games, two.games, score);
    addOutcomes(one.matches, two.matches, asOne(score));
    one.margin += score.margin;
    two.margin -= score.margin;
  }

  /** What the points are given for. */
  #counted(played: PlayedMatch): Outcomes {
    const score = this.#series.score(played);
    return this.#scoring.per === 'game' ? score : asOne(score);
  }

  #points({ won, drawn, lost }: Tally): number {
    const { win, draw, loss } = this.#scoring;
    return rounded(won * win + drawn * draw + lost * loss);
  }

  /** The figure that a step goes by, the higher the better. */
  #figures(step: TieStep, places: readonly Place[]): (place: Place) => number {
    switch (step) {
      case 'games-won':
        return ({ row }) => row.games.won;
      case 'game-difference':
        return ({ row }) => row.games.won - row.games.lost;
      case 'matches-won':
        return ({ row }) => row.matches.won;
      case 'score-difference':
        return ({ row }) => row.margin;
      case 'head-to-head':
        return this.#headToHead(places);
      case 'sonneborn-berger':
        return this.#overOpponents(places, true);
      case 'buchholz':
        return this.#overOpponents(places, false);
    }
  }

  /** The points earned against those with whom the place is shared so far. */
  #headToHead(places: readonly Place[]): (place: Place) => number {
    const groups = this.#byNumber(places, ({ group }) => group);
    const tallies = this.#rows.map(newTally);
    for (const played of this.#matches) {
      const { first, second } = played;
      if (groups[first] !== groups[second]) continue;
      addOutcomes(tallies[first]!, tallies[second]!, this.#counted(played));
    }
    return ({ number }) => this.#points(tallies[number] ?? newTally());
  }

  /** What the opponents' points amount to: all of them, or the share that was taken from them. */
  #overOpponents(places: readonly Place[], isShare: boolean): (place: Place) => number {
    const points = this.#byNumber(places, (place) => place.points);
    const sums = new Float64Array(this.#rows.length);
    for (const played of this.#matches) {
      const { first, second } = played;
      const { won, drawn, lost, neither } = this.#counted(played);
      if (won + drawn + lost + neither === 0) continue;
      sums[first]! += (isShare ? won + drawn / 2 : 1) * points[second]!;
      sums[second]! += (isShare ? lost + drawn / 2 : 1) * points[first]!;
    }
    return ({ number }) => rounded(sums[number] ?? 0);
  }

  #byNumber(places: readonly Place[], value: (place: Place) => number): Float64Array {
    const values = new Float64Array(this.#rows.length);
    for (const place of places) if (place.number >= 0) values[place.number] = value(place);
    return values;
  }
}

interface Row {
  readonly games: GrowingTally;
  readonly matches: GrowingTally;
  margin: number;
}

interface Place {
  readonly entrant: EntrantId;
  readonly number: number;
  readonly row: Row;
  readonly points: number;
  readonly ties: number[];
  /** The rank shared so far. */
  group: number;
}

function newRow(): Row {
  return { games: newTally(), matches: newTally(), margin: 0 };
}

/** Gives those next to each other the same rank where nothing tells them apart. */
function group(places: readonly Place[], isShared: (a: Place, b: Place) => boolean): void {
  const shared = places.map((place, index) => index > 0 && isShared(places[index - 1]!, place));
  let rank = 1;
  for (const [index, place] of places.entries()) {
    if (!shared[index]) rank = index + 1;
    place.group = rank;
  }
}

const NOTHING: Outcomes = { won: 0, drawn: 0, lost: 0, neither: 0 };
const WON: Outcomes = { ...NOTHING, won: 1 };
const DRAWN: Outcomes = { ...NOTHING, drawn: 1 };
const LOST: Outcomes = { ...NOTHING, lost: 1 };
const NEITHER: Outcomes = { ...NOTHING, neither: 1 };

/** The match as a whole. */
function asOne({ state, won, drawn, lost }: MatchScore): Outcomes {
  switch (state) {
    case 'open':
      return NOTHING;
    case 'first':
      return WON;
    case 'second':
      return LOST;
    case 'level':
      return won + drawn + lost > 0 ? DRAWN : NEITHER;
  }
}

/** Points may be tenths, and sums of tenths are a hair off: ten of them shall be equal to one. */
function rounded(sum: number): number {
  // Zero has a sign too; adding zero takes it away.
  return Math.round(sum * 1e6) / 1e6 + 0;
}
