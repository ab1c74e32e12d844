import type { LogLine } from '@daeguk/api';

export const voices = ['referee', 'player', 'debug', 'stderr'] as const;
export type Voice = (typeof voices)[number];

/** What was said for one move: from the position before it to the move itself. */
export interface LogGroup {
  /** The ply the words led to; null for what came after the last move. */
  readonly ply: number | null;
  /** What was written to stderr: to the end of the game or of the program, nobody knows for which move. */
  readonly isStderr: boolean;
  readonly lines: readonly LogLine[];
}

/** Lines by the move they led to. Those nobody wants to see are left out; what the referee notes is always there. */
export function groupLog(
  lines: readonly LogLine[],
  wanted: readonly Voice[],
  plies: number,
): LogGroup[] {
  const groups = new Map<string, LogGroup>();
  for (const line of lines) {
    if (line.from !== 'other' && !wanted.includes(line.from)) continue;
    const ply = line.ply < plies ? line.ply + 1 : null;
    const isStderr = line.from === 'stderr';
    const key = `${ply} ${isStderr}`;
    groups.set(key, { ply, isStderr, lines: [...(groups.get(key)?.lines ?? []), line] });
  }
  return [...groups.values()];
}

/** The group to look at when so many plies are shown: of that move, else of the last one before it. */
export function groupAt(groups: readonly LogGroup[], ply: number, plies: number): number {
  const isReached = (group: LogGroup) =>
    group.ply === null ? ply >= plies : group.ply <= Math.max(1, ply);
  return Math.max(
    0,
    groups.findLastIndex((group) => !group.isStderr && isReached(group)),
  );
}
