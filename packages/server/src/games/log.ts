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
  return ok(logLines(game.value, seat, evidence, language));
}

/** In the order of plies; within one, what was said comes before what the referee made of it. */
function logLines(
  game: RecordedGame,
  seat: SeatName,
  evidence: Evidence | null,
  language: Language,
): LogLine[] {
  const lines = [...during(game, seat, language), ...leftBehind(game, seat, evidence, language)];
  return lines.sort((a, b) => a.ply - b.ply);
}

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
  const exits = game.departures
    .filter((departure) => departure.seat === seat)
    .flatMap(({ how, plies }) => exitLines(how, plies, language));
  return [...said, ...exits, ...rulings];
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

/**
 * How it left, where that was not told before, and the end of what it wrote to stderr. When it wrote that, nobody
 * knows; but not after it had left.
 */
function leftBehind(
  { verdict, departures, talk, protocols }: RecordedGame,
  seat: SeatName,
  evidence: Evidence | null,
  language: Language,
): LogLine[] {
  if (evidence === null) return [];
  const { stderr, code, signal, peak, fault } = evidence;
  const { plies } = verdict;
  const left = departures.find((departure) => departure.seat === seat && departure.how.isForGood);
  const hasSpoken = talk.some((one) => one.seat === seat && one.from === 'player');
  const wasThere = left !== undefined || hasSpoken || code !== null || signal !== null;
  if (protocols[seat] !== null && !wasThere && fault === null) {
    return [other(plies, say(language, 'log.unstarted'), null)];
  }
  const isTold = left !== undefined && !left.how.isConnectionLost;
  const words = stderr === '' ? [] : textLines(stderr);
  const megabytes = (peak / 2 ** 20).toFixed(1);
  const facts = [
    peak === 0 ? null : say(language, 'log.memory', { megabytes }),
    fault === null ? null : say(language, 'log.box', { fault: printable(fault) }),
  ];
  return [
    ...words.map(
      (text) => ({ ply: left?.plies ?? plies, from: 'stderr', text, charged: null }) as const,
    ),
    ...(isTold ? [] : exitLines(evidence, plies, language)),
    ...facts.filter((fact) => fact !== null).map((fact) => other(plies, fact, null)),
  ];
}

function exitLines(
  { code, signal }: Pick<Evidence, 'code' | 'signal'>,
  ply: number,
  language: Language,
): LogLine[] {
  return [
    ...(code === null ? [] : [other(ply, say(language, 'log.code', { code }), null)]),
    ...(signal === null ? [] : [other(ply, say(language, 'log.signal', { signal }), null)]),
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
