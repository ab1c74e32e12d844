import type { BracketMatch, Stage } from '@daeguk/tournaments';
import type { Io } from '../../io.js';
import { say } from '../messages.js';
import { points } from './figures.js';
import { speaker } from './messages.js';
import type { TournamentReport } from './report.js';
import { roundName } from './round-name.js';
import { nameOf } from './text.js';

type Reader = Pick<Io, 'language'>;

/** A bracket round by round, as a list. */
export function bracketLines(
  reader: Reader,
  report: TournamentReport,
  { rounds, thirdPlace }: Extract<Stage, { kind: 'bracket' }>,
): string[] {
  const lines = [say(reader, 'title.bracket')];
  const words = speaker(reader.language);
  for (const [index, matches] of rounds.entries()) {
    lines.push(`  ${roundName(words, rounds, index)}`);
    lines.push(...matches.map((match) => `    ${matchLine(reader, report, match)}`));
  }
  if (thirdPlace !== null) {
    lines.push(`  ${words('round.third')}`, `    ${matchLine(reader, report, thirdPlace)}`);
  }
  return lines;
}

function matchLine(
  reader: Reader,
  report: TournamentReport,
  { first, second, winner, isBye, decidedBy, score }: BracketMatch,
): string {
  const name = (id: string | null) =>
    id === null ? say(reader, 'bracket.unknown') : nameOf(report, id);
  if (isBye) return say(reader, 'bracket.bye', { name: name(winner) });
  if (winner === null || score === null || decidedBy === null) {
    return say(reader, 'bracket.open', { first: name(first), second: name(second) });
  }
  const isFirst = winner === first;
  const values = {
    winner: name(winner),
    loser: name(isFirst ? second : first),
    won: points((isFirst ? score.won : score.lost) + score.drawn / 2),
    lost: points((isFirst ? score.lost : score.won) + score.drawn / 2),
  };
  return say(reader, `bracket.by-${decidedBy}`, values);
}
