import { readFrame, type WrittenFrame, writeFrame } from './frames.js';
import type { Happening } from './happenings.js';
import type { Note } from './orders.js';
import type { SeatName } from './seats.js';
import { charged, rounded, type TurnUsage } from './usage.js';

/** A line of a record: what kind it is, and its fields. The writer adds when it happened. */
export interface RecordLine {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** What was sent together stands together. */
export function sentLine(seat: SeatName, messages: readonly Uint8Array[]): RecordLine {
  const [only] = messages.length === 1 ? messages : [];
  return { event: 'sent', seat, ...writeFrame(only ?? Buffer.concat(messages)) };
}

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
export function readHappening(line: RecordLine): Happening | null {
  const { at, ...told } = line;
  switch (line.event) {
    case 'said':
    case 'expired': {
      const frame = readFrame(line as unknown as WrittenFrame);
      return { ...told, frame, rest: frame } as unknown as Happening;
    }
    case 'chose':
    case 'gone':
    case 'breached':
    case 'spoilt':
    case 'stopped':
      return told as unknown as Happening;
    default:
      return null;
  }
}

/** With the time charged beside what it is made of, for whoever reads the record by eye. */
function usageLine(usage: TurnUsage) {
  const { wall, cpu, waited, stalled, memory } = usage;
  return { wall, cpu, waited, stalled, charged: rounded(charged(usage)), memory };
}
