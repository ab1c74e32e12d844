import { readFileSync } from 'node:fs';
import { describe, excerpt } from '@daeguk/games';
import { describeVerdict, messages, type VerifiedGame, verifyRecord } from '@daeguk/referee';
import { BAD_USAGE, DONE, FAILED, type Io } from '../io.js';
import { evidenceLines, shortName } from '../match/text-report.js';
import { complain, text } from '../messages.js';

export interface ReplayFlags {
  readonly json?: boolean;
}

/** Plays a record through the rules again and tells whether everything in it is as it was. */
export function replay(io: Io, file: string, { json = false }: ReplayFlags): number {
  let record: Buffer;
  try {
    record = readFileSync(file);
  } catch (error) {
    const problem = (error as Error).message;
    complain(io, text(io, 'error.record-file', { file: excerpt(file), problem }));
    return BAD_USAGE;
  }
  const verified = verifyRecord(record);
  if (!verified.ok) {
    const problem = describe(messages, verified.fault, json ? 'en' : io.language);
    if (json) io.out(JSON.stringify({ verified: false, error: { ...verified.fault, problem } }));
    else complain(io, problem);
    return FAILED;
  }
  for (const game of verified.value) {
    if (json) io.out(jsonLine(game));
    else for (const line of [textLine(io, game), ...evidenceLines(io, game)]) io.out(line);
  }
  return DONE;
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
