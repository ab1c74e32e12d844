import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, excerpt, fail, ok, type Result } from '@daeguk/games';
import { z } from 'zod';
import { Arbiter } from './arbiter.js';

import { drawConditions } from './conditions.js';
import { readContest } from './contest-file.js';
import { beginsExtract } from './extract.js';
import { hostsOf } from './hosts.js';
import type { Order } from './orders.js';
import type { Entry } from './plan.js';
import type { Evidence } from './players/player.js';
import { sealLine, sealOf } from './record.js';
import {
  happeningLine,
  headerLine,
  noteLine,
  type RecordLine,
  readHappening,
  sentLine,
} from './record-lines.js';
import type { Both } from './seats.js';
import { describeVerdict, type Verdict } from './verdict.js';

/** A game of a record that was checked from its first byte to its seal. */
export interface VerifiedGame {
  readonly attempt: number;
  readonly verdict: Verdict;
  readonly game: AnyGame;
  readonly names: Both<string>;
  readonly evidence: Both<Evidence>;
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
    if (beginsExtract(headerOf(part.body))) return fail('record-extract');
    if (part.seal === null) return fail('record-unsealed', { game });
    if (part.seal !== sealLine(sealOf(part.body))) return fail('record-seal', { game });
    const verified = verifyGame(part.body.toString('utf8'), firstLine);
    if (!verified.ok) return verified;
    games.push(verified.value);
    firstLine += part.lines;
  }
  return games.length === 0 ? fail('record-empty') : ok(games);
}

/** The games of a record, each as its own lines; whether they are as they were, `verifyRecord` tells. */
export function recordParts(record: Buffer): string[] {
  return [...gamesIn(record)].map(({ body }) => body.toString('utf8'));
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

function headerOf(body: Buffer): RecordLine | null {
  const end = body.indexOf(10);
  return parseLine(body.toString('utf8', 0, end < 0 ? body.length : end));
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
  const read = readHeader(header);
  if (read === null) return fail('record-line', { line: firstLine });
  const { contest, seats, conditions, attempt } = read;
  const arbiter = new Arbiter(contest, conditions, hostsOf({ contest, seats }, conditions));
  const expected = derived(arbiter.begin());
  let verdict: Verdict | null = null;
  for (const [index, { at, ...line }] of lines.entries()) {
    const place = firstLine + index + 1;
    const happening = readHappening(line as RecordLine);
    if (happening !== null) {
      const written = happeningLine(happening);
      if (!isDeepStrictEqual(line, written)) return differs(place, line, written);
      expected.push(...derived(arbiter.handle(happening)));
    } else if (DERIVED.has(line.event as string)) {
      const due = expected.shift();
      if (due?.event === 'verdict') {
        const { event, ...known } = due;
        verdict = known as unknown as Verdict;
      }
      const whole = due && withDetail(due, conditions.game);
      if (!isDeepStrictEqual(line, whole)) return differs(place, line, whole);
    } else if (!isAside(line as RecordLine)) {
      return fail('record-line', { line: place });
    }
  }
  const evidence = evidenceIn(lines);
  if (verdict === null || expected.length > 0 || evidence === null) {
    return fail('record-line', { line: firstLine + lines.length });
  }
  const names = { first: seats.first.name, second: seats.second.name };
  return ok({ attempt, verdict, game: conditions.game, names, evidence });
}

const headerSchema = z.object({
  occasion: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  contest: z.unknown(),
  seed: z.number().int().nonnegative(),
  attempt: z.number().int().positive(),
  seats: z.object({ first: entrySchema(), second: entrySchema() }),
  host: z.object({ tier: z.enum(['A', 'B', 'C']) }),
  began: z.iso.datetime(),
});

function entrySchema() {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('program'), name: z.string(), protocol: z.string() }),
    z.object({ kind: z.enum(['house', 'random', 'person']), name: z.string() }),
  ]);
}

/** What the game was played by, if the first line is just as the referee would write it. */
function readHeader(line: RecordLine | undefined) {
  const parsed = headerSchema.safeParse(line);
  const contest = parsed.success ? readContest(parsed.data.contest) : null;
  if (!parsed.success || !contest?.ok) return null;
  const { seed, attempt, host, began, occasion } = parsed.data;
  const seats = parsed.data.seats as Both<Entry>;
  const conditions = drawConditions(contest.value, seed);
  const known = { contest: contest.value, seed, seats, tier: host.tier };
  const plan = occasion === undefined ? known : { ...known, occasion };
  const { at, ...told } = line as RecordLine;
  const written: unknown = JSON.parse(JSON.stringify(headerLine(plan, conditions, attempt, began)));
  return isDeepStrictEqual(told, written) ? { ...plan, conditions, attempt } : null;
}

/** Lines on which nothing rests: words for an author, and what was found out afterwards. */
const aside = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('debug'),
    seat: z.enum(['first', 'second']),
    text: z.string(),
  }),
  z.strictObject({
    event: z.literal('evidence'),
    seat: z.enum(['first', 'second']),
    code: z.number().nullable(),
    signal: z.string().nullable(),
    peak: z.number(),
    said: z.string(),
    stderr: z.string(),
    fault: z.string().nullable(),
  }),
]);

/** What is told of each player afterwards: once, in the order of the seats. */
function evidenceIn(lines: readonly RecordLine[]): Both<Evidence> | null {
  const told = lines.filter(({ event }) => event === 'evidence');
  const [first, second] = told.map(({ event, at, seat, ...evidence }) => evidence);
  if (told.length !== 2 || told[0]?.seat !== 'first' || told[1]?.seat !== 'second') return null;
  return { first, second } as unknown as Both<Evidence>;
}

function isAside(line: RecordLine): boolean {
  return aside.safeParse(line).success;
}

function withDetail(due: RecordLine, game: AnyGame): RecordLine {
  if (due.event !== 'verdict') return due;
  const { event, ...verdict } = due;
  return { ...due, detail: describeVerdict(game, verdict as unknown as Verdict) };
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

function differs(line: number, found: unknown, expected: unknown): Result<never> {
  const shown = (value: unknown) => excerpt(JSON.stringify(value) ?? 'nothing');
  return fail('record-differs', { line, found: shown(found), expected: shown(expected) });
}
