import type { Board, BoardStanding } from '@daeguk/api';
import type { BracketMatch, Rating, Stage, Standing } from '@daeguk/tournaments';
import type { Course } from './course.js';
import type { SeatTallies } from './seat-tallies.js';

export type Ratings = ReadonlyMap<string, Rating>;

type Entrant = BoardStanding['entrant'];

/** A board as everybody is sent it. */
export function boardView(
  course: Course,
  version: number,
  frozenAt: Date | null,
  ratings: Ratings,
): Board {
  const { tournament, contest, entrants } = course.facts;
  const shown = new Map(
    entrants.map(({ submission, number, author, nickname }) => [
      String(submission),
      { submission, number, author: { id: author, nickname } },
    ]),
  );
  const { table, stages, left } = course.standings;
  const { format, scoring } = tournament.rules;
  return {
    tournament: tournament.id,
    contest: contest.id,
    version,
    frozenAt: frozenAt?.toISOString() ?? null,
    ties: format.kind === 'knock-out' ? [] : scoring.ties,
    table: table.map((standing) => standingView(standing, course.seatTallies)),
    stages: stages.map(stageView),
    done: course.done,
    left,
  };

  function entrantView(id: string): Entrant {
    const entrant = shown.get(id);
    if (entrant === undefined) throw new TypeError(`${id} takes no part`);
    return entrant;
  }

  /** Who is not known yet is nobody. */
  function known(id: string | null): Entrant | null {
    return id === null ? null : entrantView(id);
  }

  function standingView(standing: Standing, tallies: SeatTallies): BoardStanding {
    const { rank, entrant, points, games, matches, ties } = standing;
    const rating = ratings.get(entrant);
    return {
      rank,
      entrant: entrantView(entrant),
      points,
      games: { ...games },
      matches: { ...matches },
      ...tallies.of(entrant),
      ties: [...ties],
      rating: rating === undefined ? null : { elo: rating.elo, low: rating.low, high: rating.high },
      left: course.leftOf(entrant),
    };
  }

  function stageView(stage: Stage): Board['stages'][number] {
    const { name } = stage;
    if (stage.kind === 'table') {
      const tallies = course.seatTallies.inStage(name);
      const table = stage.table.map((standing) => standingView(standing, tallies));
      return { kind: 'table', name, table };
    }
    return {
      kind: 'bracket',
      name,
      rounds: stage.rounds.map((matches) => matches.map(matchView)),
      thirdPlace: stage.thirdPlace && matchView(stage.thirdPlace),
    };
  }

  function matchView({ id, first, second, isBye, winner, decidedBy, score }: BracketMatch) {
    return {
      id,
      first: known(first),
      second: known(second),
      isBye,
      winner: known(winner),
      decidedBy,
      score: score && { won: score.won, drawn: score.drawn, lost: score.lost },
    };
  }
}
