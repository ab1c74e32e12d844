import { readFileSync } from 'node:fs';
import { describe, excerpt } from '@daeguk/games';
import { describeVerdict, messages, type VerifiedGame, verifyRecord } from '@daeguk/referee';
import { readWholeNumber } from '../choice.js';
import { BAD_USAGE, DONE, FAILED, type Io, tell } from '../io.js';
import { evidenceLines, shortName } from '../match/text-report.js';
import { complain, text } from '../messages.js';
import { type AgainFlags, again, asksForMore } from '../replay/again.js';

export interface ReplayFlags extends AgainFlags {
  readonly json?: boolean;
}

/**
 * Plays a record through the rules again and tells whether everything in it is as it was; then, if somebody
 * wants to, with another player at one of the seats.
 */
export async function replay(io: Io, file: string, flags: ReplayFlags): Promise<number> {
  const { json = false } = flags;
  let record: Buffer;
  try {
    record = readFileSync(file);
  } catch (error) {
    const problem = (error as Error).message;
    complain(io, text(io, 'error.record-file', { file: excerpt(file), problem }));
    return BAD_USAGE;
  }
  const verified = verifyRecord(record);
  const isExtract = !verified.ok && verified.fault.code === 'record-extract';
  // What nobody can verify can still be played again.
  if (isExtract && asksForMore(flags)) return await again(io, record, flags);
  if (!verified.ok) {
    const problem = describe(messages, verified.fault, json ? 'en' : io.language);
    if (json) io.out(JSON.stringify({ verified: false, error: { ...verified.fault, problem } }));
    else complain(io, problem);
    return FAILED;
  }
  if (asksForMore(flags)) return await again(io, record, flags);
  const games = chosenGames(io, verified.value, flags.game);
  if (games === null) return BAD_USAGE;
  for (const game of games) {
    if (json) io.out(jsonLine(game));
    else for (const line of [textLine(io, game), ...evidenceLines(io, game)]) tell(io, line);
  }
  return DONE;
}

/** All games, or the one that was asked for; void ones do not count. Null after a complaint. */
function chosenGames(
  io: Io,
  games: readonly VerifiedGame[],
  given: string | undefined,
): readonly VerifiedGame[] | null {
  if (given === undefined) return games;
  const judged = games.filter(({ verdict }) => verdict.ending !== 'void');
  const number = readWholeNumber(io, '--game', given, 1, judged.length);
  return number === null ? null : judged.slice(number - 1, number);
}

function jsonLine({ names, verdict, game }: VerifiedGame): string {
  const { winner, ending, plies } = verdict;
  const detail = describeVerdict(game, verdict);
  return JSON.stringify({ verified: true, ...names, winner, ending, detail, plies });
}

function textLine(io: Io, { names, verdict, game }: VerifiedGame): string {
  const players = { first: shortName(names.first), second: shortName(names.second) };
  const detail = describeVerdict(game, verdict, io.language);
  return text(io, 'replay.verified', { ...players, plies: verdict.plies, detail });
}
