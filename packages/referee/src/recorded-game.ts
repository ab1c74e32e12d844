import { type AnyGame, fail, ok, type Result, readMove } from '@daeguk/games';
import { protocols } from '@daeguk/protocols';
import { type Conditions, drawConditions } from './conditions.js';
import type { Contest } from './contest.js';
import { readContest } from './contest-file.js';
import { readFrame, type WrittenFrame } from './frames.js';
import type { Departure } from './happenings.js';
import { hostsOf } from './hosts.js';
import { MemoryMarks } from './memory-marks.js';
import type { Note } from './orders.js';
import type { Entry, GamePlan } from './plan.js';
import type { Evidence } from './players/player.js';
import { lastGameIn } from './record-lines.js';
import { type Both, both, type SeatName, seatNames } from './seats.js';
import { resultFor, type Verdict } from './verdict.js';

/** A game as its record tells it, for whoever wants to see it again. */
export interface RecordedGame {
  readonly contest: Contest;
  readonly game: AnyGame;
  readonly seed: number;
  readonly names: Both<string>;
  /** How each talked; null where no program sat. */
  readonly protocols: Both<string | null>;
  readonly began: string;
  readonly conditions: Conditions;
  readonly moves: readonly RecordedMove[];
  /** The state at the start, and after each of the moves. */
  readonly states: readonly unknown[];
  /** A thought that no move came of, because the time ran out. */
  readonly expired: { readonly seat: SeatName; readonly charged: number } | null;
  readonly verdict: Verdict;
  /** What was said between the referee and the programs, goodbyes included. */
  readonly talk: readonly Talk[];
  /** Programs that left before the game was over. */
  readonly departures: readonly RecordedDeparture[];
}

export interface Talk {
  readonly seat: SeatName;
  readonly from: 'referee' | 'player';
  readonly frame: Uint8Array;
  /** How many plies had been played. */
  readonly plies: number;
  /** What an answer took, in milliseconds of charged time; null of what answers nothing, as debug messages. */
  readonly charged: number | null;
}

export interface RecordedDeparture {
  readonly seat: SeatName;
  readonly how: Departure;
  /** How many plies had been played. */
  readonly plies: number;
}

export type RecordedMove = Omit<Extract<Note, { event: 'moved' }>, 'event'>;

/**
 * The last game of a record: those before it were void. It is taken at its word; whether it deserves
 * that, `verifyRecord` tells.
 */
export function readRecordedGame(record: string): Result<RecordedGame> {
  try {
    const events = lastGameIn(record).map((line) => JSON.parse(line) as { event: string });
    return told(events as [Header, ...Line[]]);
  } catch {
    return fail('record-line', { line: 1 });
  }
}

/** A move as those who watched were told of it. */
export type WatchedMove = RecordedMove & { readonly memory: number | null };

const TOLD = /^{"event":"(moved|said|chose|expired)"/;

/** The moves of the last game of a record, without a look at the rules. */
export function recordedMoves(record: string): WatchedMove[] {
  const memory = new MemoryMarks();
  const lines = lastGameIn(record).filter((line) => TOLD.test(line));
  return lines.flatMap((text) => {
    const line = JSON.parse(text) as Line & RecordedMove;
    memory.see(line);
    return line.event === 'moved' ? [{ ...moveOf(line), memory: memory.of(line.seat) }] : [];
  });
}

/** What was found out about a player after the last game; null in an extract that leaves it out. */
export function recordedEvidence(record: string, seat: SeatName): Evidence | null {
  const lines = lastGameIn(record).filter((line) => line.startsWith('{"event":"evidence"'));
  const found = lines.map((line) => JSON.parse(line) as Evidence & { seat: SeatName });
  return found.find((evidence) => evidence.seat === seat) ?? null;
}

function moveOf({ seat, ply, move, charged, left, instead }: RecordedMove): RecordedMove {
  return { seat, ply, move, charged, left, instead };
}

interface Header {
  readonly contest: unknown;
  readonly seed: number;
  readonly seats: Both<Entry>;
  readonly began: string;
}

interface Line {
  readonly event: string;
}

function told([header, ...lines]: [Header, ...Line[]]): Result<RecordedGame> {
  const contest = readContest(header.contest);
  if (!contest.ok) return contest;
  const conditions = drawConditions(contest.value, header.seed);
  const { game } = conditions;
  const states: unknown[] = [conditions.start];
  const moves: RecordedMove[] = [];
  const talk: Talk[] = [];
  const departures: RecordedDeparture[] = [];
  let verdict: Verdict | null = null;
  let expired: RecordedGame['expired'] = null;
  for (const line of lines) {
    if (line.event === 'moved') {
      const move = moveOf(line as Line & RecordedMove);
      const read = readMove(game, states.at(-1), move.move);
      if (!read.ok) return read;
      moves.push(move);
      states.push(game.play(states.at(-1), read.value));
      expired = null;
    } else if (line.event === 'expired') {
      const { seat, usage } = line as Line & { seat: SeatName; usage: { charged: number } };
      expired = { seat, charged: usage.charged };
    } else if (line.event === 'gone') {
      const { seat, how } = line as Line & Pick<RecordedDeparture, 'seat' | 'how'>;
      departures.push({ seat, how, plies: moves.length });
    } else if (line.event === 'verdict') {
      verdict = verdictOf(line as Line & Verdict);
    }
    talk.push(...talkIn(line, moves.length));
  }
  if (verdict === null) return fail('record-unsealed', { game: 1 });
  const { seed, seats, began } = header;
  const names = both((seat) => seats[seat].name);
  const isOver = game.outcome(states.at(-1)) !== null;
  const last = (isOver && moves.at(-1)) || null;
  talk.push(...farewells({ contest: contest.value, seats }, conditions, verdict, last));
  return ok({
    contest: contest.value,
    expired,
    game,
    seed,
    names,
    protocols: both((seat) => protocolOf(seats[seat])),
    began,
    conditions,
    moves,
    states,
    verdict,
    talk,
    departures,
  });
}

/** Whether what was said at a seat is packets of numbers, not text. */
export function talksInPackets(game: RecordedGame, seat: SeatName): boolean {
  return protocols.get(game.protocols[seat] ?? '')?.transport === 'tcp';
}

function protocolOf(entry: Entry): string | null {
  return entry.kind === 'program' ? entry.protocol : null;
}

function talkIn(line: Line, plies: number): Talk[] {
  const { event, seat, usage } = line as Line & { seat: SeatName; usage?: { charged: number } };
  if (event === 'debug') {
    const frame = Buffer.from(`DEBUG ${(line as Line & { text: string }).text}`);
    return [{ seat, from: 'player', frame, plies, charged: null }];
  }
  if (event !== 'sent' && event !== 'said') return [];
  const frame = readFrame(line as unknown as WrittenFrame);
  const from = event === 'sent' ? 'referee' : 'player';
  return [{ seat, from, frame, plies, charged: usage?.charged ?? null }];
}

/** Records do not tell goodbyes: they follow from the verdict. */
function farewells(
  plan: Pick<GamePlan, 'contest' | 'seats'>,
  conditions: Conditions,
  verdict: Verdict,
  last: RecordedMove | null,
): Talk[] {
  const hosts = hostsOf(plan, conditions);
  return seatNames.flatMap((seat) => {
    const move = last === null || last.seat === seat ? null : last.move;
    const messages = hosts[seat]?.farewell(resultFor(verdict, seat), move) ?? [];
    return messages.map((frame) => {
      return { seat, from: 'referee', frame, plies: verdict.plies, charged: null } as const;
    });
  });
}

function verdictOf({ winner, ending, cause, culprit, values, plies, margin }: Verdict): Verdict {
  return { winner, ending, cause, culprit, values, plies, margin };
}
