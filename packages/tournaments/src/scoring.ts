import type { EntrantId, Match } from './match.js';
import type { PlayedMatch, Results } from './results.js';
import type { Scoring, TieStep } from './rules.js';
import type { MatchScore, Series } from './series.js';
import type { Standing, Tally } from './standings.js';

/** What the matches of one stage earned everybody, and the order that follows from it. */
export class ScoreTable {
  readonly #scoring: Scoring;
  readonly #entrants: readonly EntrantId[];
  readonly #results: Results;
  /** Only matches that count here, with where they stand. */
  readonly #matches: { readonly played: PlayedMatch; readonly score: MatchScore }[] = [];
  /** By the numbers that the results give to entrants. */
  readonly #rows: Row[];

  constructor(
    scoring: Scoring,
    series: Series,
    entrants: readonly EntrantId[],
    results: Results,
    counts: (match: Match) => boolean,
  ) {
    this.#scoring = scoring;
    this.#entrants = entrants;
    this.#results = results;
    this.#rows = Array.from({ length: results.entrantCount }, () => newRow());
    for (const played of results.matches()) {
      if (!counts(played.match)) continue;
      const score = series.score(played);
      this.#matches.push({ played, score });
      this.#add(played, score);
    }
  }

  /** Everybody, best first; among those whom nothing tells apart, in the order of the entrants. */
  standings(bonus: (entrant: EntrantId) => number = () => 0): Standing[] {
    const places = this.#entrants.map((entrant) => {
      const number = this.#results.numberOf(entrant);
      const row = this.#rows[number] ?? newRow();
      return {
        entrant,
        number,
        row,
        points: row.points + bonus(entrant),
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
      games: tally(row.games),
      matches: tally(row.matches),
      ties,
    }));
  }

  #add({ first, second }: PlayedMatch, score: MatchScore): void {
    const one = this.#rows[first] as Row;
    const two = this.#rows[second] as Row;
    one.games.won += score.won;
    one.games.lost += score.lost + score.neither;
    one.games.drawn += score.drawn;
    two.games.won += score.lost;
    two.games.lost += score.won + score.neither;
    two.games.drawn += score.drawn;
    one.margin += score.margin;
    two.margin -= score.margin;
    if (score.state === 'first') countMatch(one, two);
    else if (score.state === 'second') countMatch(two, one);
    else if (score.state === 'level') countLevel(one, two, isBothLost(score));
    one.points += this.#points(score, false);
    two.points += this.#points(score, true);
  }

  /** What a match is worth so far to one of the two. */
  #points(score: MatchScore, isSecond: boolean): number {
    const { per, win, draw, loss } = this.#scoring;
    if (per === 'match') {
      if (score.state === 'open') return 0;
      if (score.state === 'level') return isBothLost(score) ? loss : draw;
      return (score.state === 'first') === !isSecond ? win : loss;
    }
    const won = isSecond ? score.lost : score.won;
    const lost = isSecond ? score.won : score.lost;
    return won * win + score.drawn * draw + (lost + score.neither) * loss;
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
        return this.#overOpponents(places, (share, points) => share * points);
      case 'buchholz':
        return this.#overOpponents(places, (_, points) => points);
    }
  }

  /** The points earned against those with whom the place is shared so far. */
  #headToHead(places: readonly Place[]): (place: Place) => number {
    const groups = this.#byNumber(places, ({ group }) => group);
    const sums = new Float64Array(this.#rows.length);
    for (const { played, score } of this.#matches) {
      const { first, second } = played;
      if (groups[first] !== groups[second]) continue;
      sums[first]! += this.#points(score, false);
      sums[second]! += this.#points(score, true);
    }
    return ({ number }) => sums[number] ?? 0;
  }

  /** What the opponents' points amount to, each weighed by the share taken from them. */
  #overOpponents(
    places: readonly Place[],
    weigh: (share: number, points: number) => number,
  ): (place: Place) => number {
    const points = this.#byNumber(places, (place) => place.points);
    const sums = new Float64Array(this.#rows.length);
    for (const { played, score } of this.#matches) {
      const { first, second } = played;
      const [won, drawn, lost] = this.#shares(score);
      const games = won + drawn + lost;
      if (games === 0) continue;
      sums[first]! += weigh(won + drawn / 2, points[second] ?? 0);
      sums[second]! += weigh(lost + drawn / 2, points[first] ?? 0);
    }
    return ({ number }) => sums[number] ?? 0;
  }

  /** Won, drawn, lost: of what the points are given for. */
  #shares(score: MatchScore): readonly [number, number, number] {
    if (this.#scoring.per === 'game') return [score.won, score.drawn, score.lost];
    if (score.state === 'first') return [1, 0, 0];
    if (score.state === 'second') return [0, 0, 1];
    return score.state === 'open' || isBothLost(score) ? [0, 0, 0] : [0, 1, 0];
  }

  #byNumber(places: readonly Place[], value: (place: Place) => number): Float64Array {
    const values = new Float64Array(this.#rows.length);
    for (const place of places) if (place.number >= 0) values[place.number] = value(place);
    return values;
  }
}

interface Row {
  points: number;
  margin: number;
  readonly games: { won: number; drawn: number; lost: number };
  readonly matches: { won: number; drawn: number; lost: number };
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
  const nothing = () => ({ won: 0, drawn: 0, lost: 0 });
  return { points: 0, margin: 0, games: nothing(), matches: nothing() };
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

function countMatch(winner: Row, loser: Row): void {
  winner.matches.won += 1;
  loser.matches.lost += 1;
}

function countLevel(one: Row, two: Row, isLost: boolean): void {
  const what = isLost ? 'lost' : 'drawn';
  one.matches[what] += 1;
  two.matches[what] += 1;
}

function isBothLost({ won, drawn, lost, neither }: MatchScore): boolean {
  return neither > 0 && won + drawn + lost === 0;
}

function tally({ won, drawn, lost }: Tally): Tally {
  return { won, drawn, lost };
}
