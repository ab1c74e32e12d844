import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, excerpt, fail, ok, type Result } from '@daeguk/games';
import { Arbiter } from './arbiter.js';

import { drawConditions } from './conditions.js';
import { readContest } from './contest-file.js';
import { hostsOf } from './hosts.js';
import type { Order } from './orders.js';
import type { Entry } from './plan.js';
import { sealLine } from './record.js';
import { noteLine, type RecordLine, readHappening, sentLine } from './record-lines.js';
import type { Both } from './seats.js';
import { describeVerdict, type Verdict } from './verdict.js';

/** A game of a record that was checked from its first byte to its seal. */
export interface VerifiedGame {
  readonly attempt: number;
  readonly verdict: Verdict;
  readonly game: AnyGame;
  readonly names: Both<string>;
}

/** What the arbiter writes by itself, and so must write again. */
const DERIVED = new Set(['sent', 'named', 'moved', 'verdict']);

/**
 * Plays a record through the referee's own arbiter again: the same happenings must lead to the same
 * messages, moves and verdict, and every byte must be as it was sealed.
 */
export function verifyRecord(record: Buffer): Result<readonly VerifiedGame[]> {
  const games: VerifiedGame[] = [];
  let firstLine = 1;
  for (const part of gamesIn(record)) {
    const game = games.length + 1;
    if (part.seal === null) return fail('record-unsealed', { game });
    const sha256 = createHash('sha256').update(part.body).digest('hex');
    if (part.seal !== sealLine(sha256)) return fail('record-seal', { game });
    const verified = verifyGame(part.body.toString('utf8'), firstLine);
    if (!verified.ok) return verified;
    games.push(verified.value);
    firstLine += part.lines;
  }
  return games.length === 0 ? fail('record-empty') : ok(games);
}

interface RecordPart {
  readonly body: Buffer;
  readonly seal: string | null;
  readonly lines: number;
}

const SEAL = Buffer.from('{"event":"seal"');

/** The games of a record, each with the seal that closes it. */
function* gamesIn(record: Buffer): Generator<RecordPart> {
  let start = 0;
  let lines = 0;
  let at = 0;
  while (at < record.length) {
    const found = record.indexOf(10, at);
    const end = found < 0 ? record.length : found + 1;
    lines += 1;
    if (record.subarray(at, at + SEAL.length).equals(SEAL)) {
      yield { body: record.subarray(start, at), seal: record.toString('utf8', at, end), lines };
      start = end;
      lines = 0;
    }
    at = end;
  }
  if (start < record.length) yield { body: record.subarray(start), seal: null, lines };
}

function verifyGame(body: string, firstLine: number): Result<VerifiedGame> {
  const lines: RecordLine[] = [];
  for (const [index, text] of body.trimEnd().split('\n').entries()) {
    const line = parseLine(text);
    if (line === null) return fail('record-line', { line: firstLine + index });
    lines.push(line);
  }
  try {
    return replay(lines, firstLine);
  } catch {
    // Whatever a hand-made record may hold, it is not what the referee writes.
    return fail('record-line', { line: firstLine });
  }
}

function replay(
  [header, ...lines]: readonly RecordLine[],
  firstLine: number,
): Result<VerifiedGame> {
  const contest = readContest(header?.contest);
  if (header?.event !== 'game' || !contest.ok) return fail('record-line', { line: firstLine });
  const seats = header.seats as Both<Entry>;
  const conditions = drawConditions(contest.value, header.seed as number);
  const start = conditions.game.formatPosition(conditions.start);
  const written = (header.conditions as { start: string }).start;
  if (written !== start) return differs(firstLine, written, start);
  const arbiter = new Arbiter(
    contest.value,
    conditions,
    hostsOf({ contest: contest.value, seats }, conditions),
  );
  const expected = derived(arbiter.begin());
  let verdict: Verdict | null = null;
  for (const [index, { at, ...line }] of lines.entries()) {
    const place = firstLine + index + 1;
    const happening = readHappening(line as RecordLine);
    if (happening !== null) expected.push(...derived(arbiter.handle(happening)));
    if (!DERIVED.has(line.event as string)) continue;
    const due = expected.shift();
    if (line.event === 'verdict') {
      if (due === undefined) return differs(place, JSON.stringify(line), 'no verdict yet');
      const { event, ...known } = due;
      verdict = known as unknown as Verdict;
      const { detail, ...told } = line;
      const sentence = describeVerdict(conditions.game, verdict);
      if (detail !== sentence) return differs(place, String(detail), sentence);
      if (!isDeepStrictEqual(told, due))
        return differs(place, JSON.stringify(told), JSON.stringify(due));
    } else if (!isDeepStrictEqual(line, due)) {
      return differs(place, JSON.stringify(line), JSON.stringify(due ?? 'nothing'));
    }
  }
  if (verdict === null) return fail('record-line', { line: firstLine + lines.length });
  const { game } = conditions;
  const names = { first: seats.first.name, second: seats.second.name };
  return ok({ attempt: header.attempt as number, verdict, game, names });
}

/** The lines that orders leave in a record. */
function derived(orders: readonly Order[]): RecordLine[] {
  return orders.flatMap(linesOf);
}

function linesOf(order: Order): RecordLine[] {
  switch (order.order) {
    case 'ask':
      return order.messages.length > 0 ? [sentLine(order.seat, order.messages)] : [];
    case 'choose':
      return [];
    case 'note':
      return order.note.event === 'debug' ? [] : [noteLine(order.note)];
    case 'close':
      return [{ event: 'verdict', ...order.verdict }];
  }
}

function parseLine(text: string): RecordLine | null {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === 'object' && line !== null && 'event' in line
      ? (line as RecordLine)
      : null;
  } catch {
    return null;
  }
}

function differs(line: number, found: string, expected: string): Result<never> {
  return fail('record-differs', { line, found: excerpt(found), expected: excerpt(expected) });
}
