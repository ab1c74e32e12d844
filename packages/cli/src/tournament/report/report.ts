import type { Both, Contest, SeatUsage } from '@daeguk/referee';
import {
  type EntrantId,
  isBetweenEntrants,
  PairCounts,
  type Rating,
  type Ratings,
  rate,
  type Scoring,
  type Stage,
  type Standing,
  type Standings,
  type Step,
} from '@daeguk/tournaments';
import type { FinishedGame } from '../finished-game.js';

/** A tournament as it stands: all that any report shows, and just what the JSON report holds. */
export interface TournamentReport {
  readonly name: string;
  readonly contest: Pick<Contest, 'id' | 'title' | 'game'>;
  readonly format: string;
  readonly scoring: Scoring;
  readonly seed: number;
  readonly isOver: boolean;
  readonly games: { readonly done: number; readonly left: number; readonly void: number };
  /** When the last game was over. */
  readonly at: string | null;
  /** In the order of the table. */
  readonly entrants: readonly ReportEntrant[];
  readonly stages: readonly Stage[];
  readonly firstMove: Ratings['firstMove'];
  /** How likely a draw is between equals. */
  readonly draws: number;
  readonly played: readonly ReportGame[];
}

export interface ReportEntrant {
  readonly id: EntrantId;
  readonly name: string;
  readonly kind: 'program' | 'house' | 'random' | 'unbuilt';
  readonly standing: Standing;
  readonly rating: Rating;
  /** How likely it is stronger than each of the entrants, in the order of the table. */
  readonly superiority: readonly number[];
  /** Against each of the entrants, in the order of the table: from the first seat and from the second. */
  readonly against: readonly Both<Score>[];
  /** How its games ended, by ending. */
  readonly endings: Readonly<Record<string, Score>>;
  /** Games with a fault of its own: a crash, an illegal move, its time; lost by it or played on for it. */
  readonly faults: number;
  readonly usage: SeatUsage;
}

export interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface ReportGame {
  readonly id: string;
  readonly stage: string;
  readonly round: number;
  readonly match: string;
  readonly game: number;
  readonly step: Step;
  readonly first: EntrantId;
  readonly second: EntrantId;
  readonly winner: 'first' | 'second' | null;
  /** Neither earned anything by it. */
  readonly bothLost: boolean;
  readonly ending: string;
  /** Why, in a sentence. */
  readonly detail: string;
  readonly plies: number;
  readonly void: number;
  readonly seed: number;
  readonly usage: Both<SeatUsage>;
  readonly at: string;
  /** Paths from the folder of the report; null where nothing was played. */
  readonly record: string | null;
  readonly replay: string | null;
}

interface Known {
  readonly name: string;
  readonly contest: Contest;
  readonly format: string;
  readonly scoring: Scoring;
  readonly seed: number;
  readonly entrants: readonly Pick<ReportEntrant, 'id' | 'name' | 'kind'>[];
  readonly standings: Standings;
  readonly games: readonly FinishedGame[];
  detail(game: FinishedGame): string;
  /** The paths of a game's record and replay. */
  files(game: FinishedGame): Pick<ReportGame, 'record' | 'replay'>;
}

export function makeReport(known: Known): TournamentReport {
  const { name, contest, format, scoring, seed, standings } = known;
  const { table, stages, left } = standings;
  const order = table.map(({ entrant }) => entrant);
  const games = currentGames(known.games, numbered(order));
  const ratings = rate(order, new PairCounts(games));
  const ratingOf = new Map(ratings.ratings.map((rating) => [rating.entrant, rating]));
  const tallies = tallyGames(order, games);
  return {
    name,
    contest: { id: contest.id, title: contest.title, game: contest.game },
    format,
    scoring,
    seed,
    isOver: left === 0,
    games: { done: games.length, left, void: games.reduce((sum, game) => sum + game.voids, 0) },
    at: games.reduce<string | null>(
      (last, { at }) => (last === null || at > last ? at : last),
      null,
    ),
    entrants: table.map((standing, index) => ({
      id: standing.entrant,
      ...nameOf(known, standing.entrant),
      standing,
      rating: ratingOf.get(standing.entrant) as Rating,
      superiority: order.map((other) => ratings.superiority(standing.entrant, other)),
      ...(tallies[index] as EntrantTally),
    })),
    stages,
    firstMove: ratings.firstMove,
    draws: ratings.draws,
    played: games.map((game) => reportGame(known, game)),
  };
}

/** On a ladder, what was played against a submission that was replaced since is history. */
function currentGames(
  games: readonly FinishedGame[],
  order: ReadonlyMap<EntrantId, number>,
): readonly FinishedGame[] {
  return games.filter(
    ({ pairing: { match } }) => order.has(match.first) && order.has(match.second),
  );
}

function nameOf({ entrants }: Known, entrant: EntrantId) {
  const { name, kind } = entrants.find(({ id }) => id === entrant)!;
  return { name, kind };
}

function reportGame(known: Known, game: FinishedGame): ReportGame {
  const { pairing, winner, bothLost, ending, plies, voids, seed, usage, at } = game;
  const { id, match, step, first, second } = pairing;
  return {
    id,
    stage: match.stage,
    round: match.round,
    match: match.id,
    game: pairing.game,
    step,
    first,
    second,
    winner,
    bothLost,
    ending,
    detail: known.detail(game),
    plies,
    void: voids,
    seed,
    usage,
    at,
    ...known.files(game),
  };
}

type EntrantTally = Pick<ReportEntrant, 'against' | 'endings' | 'faults' | 'usage'>;

function tallyGames(order: readonly EntrantId[], games: readonly FinishedGame[]): EntrantTally[] {
  const known = numbered(order);
  const tallies = order.map(() => ({
    against: order.map(() => ({ first: nothing(), second: nothing() })),
    endings: {} as Record<string, ReturnType<typeof nothing>>,
    faults: 0,
    usage: { moves: 0, total: 0, longest: 0, instead: 0, memory: 0 },
  }));
  for (const game of games) {
    const { pairing, winner, culprit, ending, bothLost, usage } = game;
    if (!isBetweenEntrants(pairing)) continue;
    for (const seat of ['first', 'second'] as const) {
      const other = seat === 'first' ? 'second' : 'first';
      const tally = tallies[known.get(pairing[seat])!]!;
      const score = bothLost ? { won: 0, drawn: 0, lost: 1 } : scoreOf(winner, seat);
      add(tally.against[known.get(pairing[other])!]![seat], score);
      tally.endings[ending] ??= nothing();
      add(tally.endings[ending], score);
      if (bothLost || culprit === seat || usage[seat].instead > 0) tally.faults += 1;
      tally.usage.moves += usage[seat].moves;
      tally.usage.total += usage[seat].total;
      tally.usage.instead += usage[seat].instead;
      tally.usage.longest = Math.max(tally.usage.longest, usage[seat].longest);
      tally.usage.memory = Math.max(tally.usage.memory, usage[seat].memory);
    }
  }
  return tallies;
}

function numbered(order: readonly EntrantId[]): Map<EntrantId, number> {
  return new Map(order.map((entrant, index) => [entrant, index]));
}

function nothing() {
  return { won: 0, drawn: 0, lost: 0 };
}

function add(sum: ReturnType<typeof nothing>, { won, drawn, lost }: Score): void {
  sum.won += won;
  sum.drawn += drawn;
  sum.lost += lost;
}

function scoreOf(winner: 'first' | 'second' | null, seat: 'first' | 'second'): Score {
  if (winner === null) return { won: 0, drawn: 1, lost: 0 };
  return winner === seat ? { won: 1, drawn: 0, lost: 0 } : { won: 0, drawn: 0, lost: 1 };
}

/** Then its table has the points of the groups, and the games of both. */
export function isOfGroupsAndBracket({ stages }: TournamentReport): boolean {
  return new Set(stages.map(({ kind }) => kind)).size > 1;
}
