import { inTurn } from '../in-turn.js';
import type { EntrantId, Match, Pairing } from '../match.js';
import type { PlayedMatch, Results } from '../results.js';
import type { Scoring } from '../rules.js';
import { ScoreTable } from '../scoring.js';
import type { Series } from '../series.js';
import type { Standing, Standings } from '../standings.js';

interface Setting {
  readonly entrants: readonly EntrantId[];
  readonly series: Series;
  readonly scoring: Scoring;
}

/** Matches that are all known from the start, and the table they make. */
export class ScheduledMatches {
  readonly #setting: Setting;
  readonly #matches: readonly Match[];
  readonly #played: (results: Results) => readonly PlayedMatch[];
  readonly #begun = new WeakMap<Results, readonly (PlayedMatch | undefined)[]>();

  /** `played`: those of the matches that have begun. */
  constructor(
    setting: Setting,
    matches: readonly Match[],
    played: (results: Results) => readonly PlayedMatch[],
  ) {
    this.#setting = setting;
    this.#matches = matches;
    this.#played = played;
  }

  next(results: Results): readonly Pairing[] {
    const { series } = this.#setting;
    const begun = this.#begunIn(results);
    const games = this.#matches.map((match, place) => series.next(match, begun[place]));
    // A game of every match before the second of any: early tables are fair whatever a match takes.
    return inTurn(games);
  }

  /** What is known of each match. Of twenty thousand, those that have begun are looked up by their ids once. */
  #begunIn(results: Results): readonly (PlayedMatch | undefined)[] {
    const known = this.#begun.get(results) ?? [];
    const begun = this.#matches.map(({ id }, place) => known[place] ?? results.match(id));
    this.#begun.set(results, begun);
    return begun;
  }

  table(results: Results): Standing[] {
    const { scoring, series, entrants } = this.#setting;
    const played = this.#played(results);
    return new ScoreTable(scoring, series, entrants, results, played).standings();
  }

  standings(results: Results): Standings {
    return { table: this.table(results), stages: [], left: this.left(results) };
  }

  /** Games still to come, at most. */
  left(results: Results): number {
    const { series } = this.#setting;
    let left = this.#matches.length * series.length;
    for (const played of this.#played(results)) left -= series.length - series.left(played);
    return left;
  }
}

/** The matches of one stage of a tournament. */
export function inStage(setting: Setting & { readonly stage: string }, matches: readonly Match[]) {
  return new ScheduledMatches(setting, matches, (results) => results.inStage(setting.stage));
}
