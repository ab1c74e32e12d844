import { fail, ok, type Result } from '@daeguk/games';
import type { Format } from './format.js';
import { Gauntlet } from './formats/gauntlet.js';
import { Groups } from './formats/groups.js';
import { KnockOut } from './formats/knock-out.js';
import { Ladder } from './formats/ladder.js';
import { RoundRobin } from './formats/round-robin.js';
import { Swiss } from './formats/swiss.js';
import type { EntrantId } from './match.js';
import { type FormatRules, type Scoring, type SeriesRules, seriesWithin } from './rules.js';
import { Series } from './series.js';

/** Everything a format hangs on, as data. */
export interface Tournament {
  /** The best first, where anything is known of their strength. */
  readonly entrants: readonly {
    readonly id: EntrantId;
    readonly name: string;
    /** Whose it is: on a ladder, the later of two entrants of one author replaces the earlier. */
    readonly author: string;
  }[];
  readonly format: FormatRules;
  readonly series: SeriesRules;
  readonly scoring: Scoring;
  /** How many opening positions there are. */
  readonly openings: number;
  readonly seed: number;
}

/** More would not fit into memory, let alone into a life. */
const MOST_GAMES = 2_000_000;

/** The format that a tournament asks for, if it makes sense for those who take part. */
export function makeFormat(tournament: Tournament): Result<Format> {
  const { entrants, format, scoring, openings, seed } = tournament;
  if (entrants.length < 2) return fail('too-few-entrants', { count: entrants.length });
  const ids = entrants.map(({ id }) => id);
  const rules = seriesWithin(format.series, tournament.series);
  const series = new Series(rules, openings);
  const league = { entrants: ids, series, scoring, seed, stage: '' };
  switch (format.kind) {
    case 'round-robin': {
      const pairs = (ids.length * (ids.length - 1)) / 2;
      const games = pairs * format.rounds * series.length;
      if (games > MOST_GAMES) return fail('too-many-games', { games, most: MOST_GAMES });
      return ok(new RoundRobin({ ...league, rounds: format.rounds }));
    }
    case 'gauntlet': {
      const champions = format.champions.map((name) => ({
        name,
        id: entrants.find((entrant) => entrant.name === name)?.id,
      }));
      const unknown = champions.find(({ id }) => id === undefined);
      if (unknown !== undefined) return fail('unknown-champion', { name: unknown.name });
      const known = champions.flatMap(({ id }) => id ?? []);
      return ok(new Gauntlet({ ...league, rounds: format.rounds }, known));
    }
    case 'knock-out':
      return ok(new KnockOut({ seeds: ids, ...bracketOf(tournament, format), stage: '' }));
    case 'groups': {
      const { advance, rounds } = format;
      const { groups = usualGroups(ids.length, advance) } = format;
      const smallest = Math.floor(ids.length / groups);
      if (smallest < 2) return fail('too-many-groups', { groups, count: ids.length });
      if (advance > smallest) return fail('too-many-advance', { advance, smallest });
      if (groups * advance < 2) return fail('too-few-advance');
      const knockOut = bracketOf(tournament, format.knockOut);
      return ok(
        new Groups({ seeds: ids, groups, advance, rounds, series, scoring, seed, knockOut }),
      );
    }
    case 'swiss':
      return ok(
        new Swiss({
          seeds: ids,
          rounds: format.rounds ?? usualRounds(ids.length),
          series,
          scoring,
        }),
      );
    case 'ladder':
      if (rules.stopsWhenDecided || rules.length % 2 === 1) return fail('ladder-uneven');
      return ok(new Ladder({ submissions: entrants, series, scoring }));
  }
}

function bracketOf(
  { series, openings }: Tournament,
  own: Pick<Extract<FormatRules, { kind: 'knock-out' }>, 'series' | 'extraPairs' | 'thirdPlace'>,
) {
  const { thirdPlace, extraPairs } = own;
  return { thirdPlace, series: new Series(seriesWithin(own.series, series), openings, extraPairs) };
}

/** Of about four each, but none of fewer than go on. */
function usualGroups(entrants: number, advance: number): number {
  return Math.max(1, Math.min(Math.round(entrants / 4), Math.floor(entrants / advance)));
}

/** Enough to tell one winner, and one more; but never so many that somebody may have to meet again. */
function usualRounds(entrants: number): number {
  // While everybody has at least half of the others left, all can be paired (Dirac).
  const safe = Math.ceil(entrants / 2);
  return Math.min(safe, Math.ceil(Math.log2(entrants)) + 1);
}
