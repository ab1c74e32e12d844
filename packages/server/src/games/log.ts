import type { LogLine } from '@daeguk/api';
import { fail, type Language, ok, printable, type Result } from '@daeguk/games';
import { packetText } from '@daeguk/protocols';
import {
  type Evidence,
  type RecordedGame,
  readRecordedGame,
  recordedEvidence,
  type SeatName,
  type Talk,
  talksInPackets,
} from '@daeguk/referee';
import type { Viewer } from '../accounts/viewer.js';
import type { Db } from '../store/store.js';
import { say } from './messages.js';
import { openGame } from './open.js';
import { readRecord } from './record.js';

/** What a program said and was told, for its author; organisers may read both. */
export async function gameLog(
  db: Db,
  id: number,
  viewer: Viewer,
  wanted: SeatName | undefined,
  language: Language,
): Promise<Result<LogLine[]>> {
  const opened = await openGame(db, id, viewer);
  if (!opened.ok) return opened;
  const { own } = opened.value;
  const seat = wanted ?? own[0] ?? 'first';
  if (!viewer.isOrganiser && !own.includes(seat)) return fail('forbidden');
  const record = (await readRecord(db, id))?.toString('utf8');
  if (record === undefined) return fail('no-record', { game: id });
  const game = readRecordedGame(record);
  if (!game.ok) return game;
  const evidence = recordedEvidence(record, seat);
  return ok([...during(game.value, seat, language), ...afterwards(game.value, evidence, language)]);
}

/** In the order of plies; within one, what was said comes before what the referee made of it. */
function during(game: RecordedGame, seat: SeatName, language: Language): LogLine[] {
  const said = game.talk
    .filter((talk) => talk.seat === seat)
    .flatMap((talk) => talkLines(talk, talksInPackets(game, seat)));
  const rulings = game.moves.flatMap(({ seat: whose, move, instead, charged }, ply) =>
    whose === seat && instead !== null
      ? [other(ply, say(language, 'log.instead', { instead, move }), charged)]
      : [],
  );
  const { expired } = game;
  if (expired?.seat === seat) {
    rulings.push(other(game.moves.length, say(language, 'log.expired'), expired.charged));
  }
  return [...said, ...rulings].sort((a, b) => a.ply - b.ply);
}

/** What took its time is told with the last of its lines. */
function talkLines({ from, frame, plies, charged }: Talk, isBinary: boolean): LogLine[] {
  // Of all that a program says, only debug messages are no answers.
  const isDebug = from === 'player' && charged === null;
  const lines = isBinary ? [packetText(frame)] : textLines(Buffer.from(frame).toString('utf8'));
  return lines.map((line, index) => ({
    ply: plies,
    from: isDebug ? 'debug' : from,
    text: isDebug && index === 0 ? line.replace(/^DEBUG /, '') : line,
    charged: index === lines.length - 1 ? charged : null,
  }));
}

/** How it left, and the end of what it wrote to stderr: when it wrote that, nobody knows. */
function afterwards(
  { verdict: { plies } }: RecordedGame,
  evidence: Evidence | null,
  language: Language,
): LogLine[] {
  if (evidence === null) return [];
  const { stderr, code, signal, peak, fault } = evidence;
  const words = stderr === '' ? [] : textLines(stderr);
  const megabytes = (peak / 2 ** 20).toFixed(1);
  const facts = [
    code === null ? null : say(language, 'log.code', { code }),
    signal === null ? null : say(language, 'log.signal', { signal }),
    peak === 0 ? null : say(language, 'log.memory', { megabytes }),
    fault === null ? null : say(language, 'log.box', { fault: printable(fault) }),
  ];
  return [
    ...words.map((text) => ({ ply: plies, from: 'stderr', text, charged: null }) as const),
    ...facts.filter((fact) => fact !== null).map((fact) => other(plies, fact, null)),
  ];
}

function other(ply: number, text: string, charged: number | null): LogLine {
  return { ply, from: 'other', text, charged };
}

function textLines(text: string): string[] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(printable);
}
