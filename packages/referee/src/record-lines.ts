import { gaps } from '@daeguk/sandbox';
import type { Conditions } from './conditions.js';
import { readFrame, type WrittenFrame, writeFrame } from './frames.js';
import type { Happening } from './happenings.js';
import type { Note } from './orders.js';
import type { Entry, GamePlan } from './plan.js';
import { both, type SeatName } from './seats.js';
import { charged, rounded, type TurnUsage } from './usage.js';

/** A line of a record: what kind it is, and its fields. The writer adds when it happened. */
export interface RecordLine {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** The lines of the last game of a record: those before it were void. */
export function lastGameIn(record: string): string[] {
  const lines = record.trimEnd().split('\n');
  const start = lines.findLastIndex((line) => line.startsWith('{"event":"game"'));
  return start < 0 ? [] : lines.slice(start);
}

/** What the game was played by. Where a program lies on this machine is nobody's business. */
export function headerLine(
  plan: Pick<GamePlan, 'contest' | 'seed' | 'seats' | 'tier' | 'occasion'>,
  { game, start, moveTime, gameTime, startTime, increment }: Conditions,
  attempt: number,
  began: string,
): RecordLine {
  const { contest, seed, seats, tier, occasion } = plan;
  return {
    event: 'game',
    format: 1,
    ...(occasion === undefined ? {} : { occasion }),
    contest,
    seed,
    attempt,
    seats: both((seat) => entryLine(seats[seat])),
    conditions: { start: game.formatPosition(start), moveTime, gameTime, startTime, increment },
    host: { tier, gaps: gaps[tier] },
    began,
  };
}

function entryLine(entry: Entry) {
  const { kind, name } = entry;
  return entry.kind === 'program' ? { kind, name, protocol: entry.protocol } : { kind, name };
}

/** What was sent together stands together; words that are no lines were arguments, with blanks between. */
export function sentLine(seat: SeatName, messages: readonly Uint8Array[]): RecordLine {
  const [only] = messages.length === 1 ? messages : [];
  return { event: 'sent', seat, ...writeFrame(only ?? joined(messages)) };
}

function joined(messages: readonly Uint8Array[]): Uint8Array {
  const areLines = messages.every((message) => message.at(-1) === LINE_END);
  return Buffer.concat(
    messages.flatMap((message, index) => (areLines || index === 0 ? [message] : [BLANK, message])),
  );
}

const LINE_END = 10;
const BLANK = Buffer.from(' ');

export function noteLine(note: Note): RecordLine {
  return { ...note };
}

export function happeningLine(happening: Happening): RecordLine {
  switch (happening.event) {
    case 'said': {
      const { event, seat, frame, usage } = happening;
      return { event, seat, ...writeFrame(frame), usage: usageLine(usage) };
    }
    case 'expired': {
      const { event, seat, rest, usage } = happening;
      return { event, seat, ...writeFrame(rest), usage: usageLine(usage) };
    }
    case 'chose':
      return { ...happening, usage: usageLine(happening.usage) };
    default:
      return { ...happening };
  }
}

/** The happening a line tells of, or null if it tells of none. */
export function readHappening({ at, ...line }: RecordLine): Happening | null {
  switch (line.event) {
    case 'said':
    case 'expired': {
      const { event, seat, usage } = line;
      const frame = readFrame(line as unknown as WrittenFrame);
      const told = { event, seat, usage: readUsage(usage) };
      return { ...told, ...(event === 'said' ? { frame } : { rest: frame }) } as Happening;
    }
    case 'chose':
      return { ...line, usage: readUsage(line.usage) } as unknown as Happening;
    case 'gone':
    case 'breached':
    case 'spoilt':
    case 'stopped':
      return line as unknown as Happening;
    default:
      return null;
  }
}

function readUsage(usage: unknown): TurnUsage {
  const { wall, cpu, waited, stalled, memory } = usage as TurnUsage;
  return { wall, cpu, waited, stalled, memory };
}

/** With the time charged beside what it is made of, for whoever reads the record by eye. */
function usageLine(usage: TurnUsage) {
  const { wall, cpu, waited, stalled, memory } = usage;
  return { wall, cpu, waited, stalled, charged: rounded(charged(usage)), memory };
}
