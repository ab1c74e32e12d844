import type { Format } from '../format.js';
import type { EntrantId, Match, Pairing } from '../match.js';
import type { PlayedMatch, Results } from '../results.js';
import type { Scoring } from '../rules.js';
import type { Series } from '../series.js';
import type { Standings } from '../standings.js';
import { ScheduledMatches } from './scheduled.js';

export interface Submission {
  readonly id: EntrantId;
  readonly author: string;
}

interface Setting {
  /** In the order in which they came. */
  readonly submissions: readonly Submission[];
  readonly series: Series;
  readonly scoring: Scoring;
}

/** Everybody's latest submission meets everybody else's latest; what it replaced counts no more. */
export class Ladder implements Format {
  readonly #matches: ScheduledMatches;

  constructor({ submissions, series, scoring }: Setting) {
    const latest = new Map(submissions.map(({ id, author }) => [author, id]));
    const entrants = submissions
      .filter(({ id, author }) => latest.get(author) === id)
      .map(({ id }) => id);
    const matches = matchesOf(entrants);
    const setting = { entrants, series, scoring };
    this.#matches = new ScheduledMatches(setting, matches, playedOf(matches));
  }

  next(results: Results): readonly Pairing[] {
    return this.#matches.next(results);
  }

  standings(results: Results): Standings {
    return this.#matches.standings(results);
  }
}

/** Finds those of some matches that have begun. Results only grow: what was looked at once is not looked at again. */
function playedOf(matches: readonly Match[]): (results: Results) => readonly PlayedMatch[] {
  const current = new Set(matches.map(({ id }) => id));
  const known = new WeakMap<Results, { seen: number; readonly played: PlayedMatch[] }>();
  return (results) => {
    const found = known.get(results) ?? { seen: 0, played: [] };
    known.set(results, found);
    const begun = results.inStage('');
    for (; found.seen < begun.length; found.seen++) {
      const match = begun[found.seen]!;
      if (current.has(match.match.id)) found.played.push(match);
    }
    return found.played;
  };
}

/** The newest submission first: its author waits. A match is played from both seats, so who begins is all one. */
function matchesOf(entrants: readonly EntrantId[]): Match[] {
  const matches: Match[] = [];
  for (let newer = entrants.length - 1; newer > 0; newer--) {
    for (let older = newer - 1; older >= 0; older--) {
      const [first, second] = [entrants[older]!, entrants[newer]!];
      const id = `${dashless(first)}-${dashless(second)}`;
      matches.push({ id, stage: '', round: 1, first, second });
    }
  }
  return matches;
}

/** Two ids joined by a dash tell which two they were only if neither holds one. */
function dashless(id: EntrantId): string {
  return id.replaceAll('%', '%25').replaceAll('-', '%2D');
}
