import { type AnyGame, games } from '@daeguk/games';
import { describeVerdict } from '@daeguk/referee';
import type { Io } from '../io.js';
import type { MatchPlan, MatchWatcher, PlayedGame } from './match.js';
import type { Totals } from './totals.js';

/** A line a game, and a last one with the totals: English and stable, for programs. */
export function jsonReport(io: Io, { contest }: MatchPlan): MatchWatcher {
  const game = games.get(contest.game) as AnyGame;
  return {
    began: () => {},
    noted: () => {},
    played: (played) => io.out(JSON.stringify(gameLine(game, played))),
  };
}

function gameLine(game: AnyGame, { number, seats, verdict, voids }: PlayedGame) {
  const { winner, ending, plies } = verdict;
  return {
    game: number,
    first: seats.first.name,
    second: seats.second.name,
    winner,
    ending,
    detail: describeVerdict(game, verdict),
    plies,
    void: voids,
  };
}

export function jsonTotals(io: Io, { games: count, tallies, voids }: Totals, seed: number): void {
  io.out(JSON.stringify({ games: count, ...tallies, void: voids, seed }));
}
