import { type AnyGame, games, printable } from '@daeguk/games';
import { describeVerdict, sideName } from '@daeguk/referee';
import type { Io } from '../io.js';
import { text } from '../messages.js';
import type { MatchPlan, MatchWatcher, PlayedGame } from './match.js';
import type { Totals } from './totals.js';

const STDERR_LINES = 12;

/** What each game came to, for people. */
export function textReport(io: Io, { contest }: MatchPlan): MatchWatcher {
  const game = games.get(contest.game) as AnyGame;
  return {
    began: () => {},
    noted: () => {},
    played: (played) => {
      for (const line of resultLines(io, game, played)) io.out(line);
    },
  };
}

/** Who won, why, and what the player at fault has to say. */
export function resultLines(io: Io, game: AnyGame, played: PlayedGame): string[] {
  const { number, seats, verdict, voids } = played;
  const { winner, plies } = verdict;
  const values = {
    number,
    first: shortName(seats.first.name),
    second: shortName(seats.second.name),
    firstSide: sideName(game, 'first', io.language),
    secondSide: sideName(game, 'second', io.language),
    plies,
  };
  const again = voids === 0 ? '' : ` ${text(io, 'match.voids', { voids })}`;
  return [
    `${text(io, `match.won.${winner ?? 'nobody'}`, values)}${again}`,
    `  ${describeVerdict(game, verdict, io.language)}`,
    ...movedForLines(io, game, played),
    ...evidenceLines(io, played),
  ];
}

/** A contest may play on for a player that fails: then it is said for whom, and how often. */
function movedForLines(io: Io, game: AnyGame, { movedFor }: PlayedGame): string[] {
  return (['first', 'second'] as const)
    .filter((seat) => movedFor[seat] > 0)
    .map((seat) => {
      const values = { side: sideName(game, seat, io.language), moves: movedFor[seat] };
      return `  ${text(io, 'match.moved-for', values)}`;
    });
}

/** Why the player at fault failed, in its own words where it left any. */
export function evidenceLines(
  io: Io,
  { verdict, evidence }: Pick<PlayedGame, 'verdict' | 'evidence'>,
): string[] {
  const { culprit } = verdict;
  if (culprit === null || evidence === null) return [];
  const { peak, said, stderr } = evidence[culprit];
  const lines = [];
  if (said !== '') lines.push(text(io, 'match.said', { said }));
  if (peak > 0) lines.push(text(io, 'match.peak', { megabytes: (peak / 2 ** 20).toFixed(1) }));
  const words = lastWords(stderr);
  if (words.length > 0) lines.push(text(io, 'match.stderr'));
  return [...lines, ...words].map((line) => `  ${line}`);
}

/** The end of what a bot wrote for whoever watches it, safe to show. */
export function lastWords(stderr: string): string[] {
  const lines = stderr.trimEnd().split('\n').filter(Boolean).slice(-STDERR_LINES);
  return lines.map((line) => `  ${printable(line)}`);
}

export function textTotals(io: Io, { games: count, tallies, voids }: Totals): void {
  if (count > 1) {
    for (const { player, wins, draws, losses } of Object.values(tallies)) {
      io.out(text(io, 'match.tally', { player: shortName(player), wins, draws, losses }));
    }
  }
  if (voids > 0) io.out(text(io, 'match.total-voids', { voids }));
}

/** The end of a long name says more than its beginning: it is a path. */
export function shortName(name: string): string {
  const shown = printable(name);
  return shown.length > 32 ? `…${shown.slice(-31)}` : shown;
}
