import type { FinishedGame } from './finished-game.js';
import type { TournamentReport } from './report/report.js';

// What --json prints: English and stable, for programs.

export function jsonGame(game: FinishedGame, nameOf: (id: string) => string, detail: string) {
  const { pairing, winner, bothLost, ending, plies, voids } = game;
  return {
    game: pairing.id,
    match: pairing.match.id,
    step: pairing.step,
    first: nameOf(pairing.first),
    second: nameOf(pairing.second),
    winner,
    bothLost,
    ending,
    detail,
    plies,
    void: voids,
  };
}

/** The last line: where everybody stands. */
export function jsonStandings(report: TournamentReport, folder: string) {
  const { name, isOver, games, seed, entrants, scoring } = report;
  return {
    tournament: name,
    isOver,
    games: games.done,
    left: games.left,
    void: games.void,
    seed,
    folder,
    standings: entrants.map(({ name: entrant, standing, rating }) => ({
      rank: standing.rank,
      name: entrant,
      points: standing.points,
      ties: Object.fromEntries(scoring.ties.map((step, index) => [step, standing.ties[index]])),
      games: standing.games,
      matches: standing.matches,
      rating: { elo: rating.elo, low: rating.low, high: rating.high },
    })),
  };
}
