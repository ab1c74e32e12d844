import { lastGameIn, type RecordLine } from './record-lines.js';
import type { SeatName } from './seats.js';
import type { Verdict } from './verdict.js';

/** What everybody may know of a game beside its verdict. */
const SHARED: ReadonlySet<string> = new Set(['moved', 'stopped']);

/**
 * The last game of a record, with the lines of one seat and of the other only its moves; of both only the moves where
 * no seat is named. It says in its first line what it is: nobody shall take it for a record that was tampered with.
 */
export function extractOf(record: string, seat: SeatName | null): string {
  const [header = '{}', ...lines] = lastGameIn(record);
  const { event, at, ...rest } = JSON.parse(header) as RecordLine;
  const marked = JSON.stringify({ event, at, extract: seat ?? 'moves', ...rest });
  const kept = lines.flatMap((line) => shownTo(seat, line, JSON.parse(line) as RecordLine));
  return [marked, ...kept].map((line) => `${line}\n`).join('');
}

function shownTo(seat: SeatName | null, text: string, line: RecordLine): string[] {
  if (line.event === 'verdict') {
    const verdict = line as RecordLine & Verdict;
    return [JSON.stringify({ ...verdict, ...verdictFor([seat], verdict) })];
  }
  return SHARED.has(line.event) || (seat !== null && line.seat === seat) ? [text] : [];
}

/** What a player had begun to say when its time was up is no part of how the game ended: it is its author's. */
export function verdictFor(seats: readonly (SeatName | null)[], verdict: Verdict): Verdict {
  const { ending, culprit, values } = verdict;
  if (ending !== 'time' || culprit === null || seats.includes(culprit)) return verdict;
  const { said, ...rest } = values;
  return { ...verdict, values: rest };
}

/** Whether this is the first line of an extract. */
export function beginsExtract(header: RecordLine | null): boolean {
  return header !== null && header.event === 'game' && 'extract' in header;
}
