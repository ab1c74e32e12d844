import type { RecordedGame, SeatName } from '@daeguk/referee';
import type { CheckName, RemarkName } from './messages.js';

/** What came of one check. */
export interface Finding {
  readonly name: CheckName;
  /** `unclear`: the platform could not do its part. */
  readonly result: 'passed' | 'failed' | 'unclear';
  /**
   * What a failure costs: the game, only the move, since the referee then plays the first legal one, or all the
   * moves that are left.
   */
  readonly costs: 'game' | 'move' | 'rest' | null;
  /** What costs nothing, but is worth knowing. */
  readonly remarks: readonly Remark[];
  /** The game it was, where it was one. */
  readonly played: { readonly game: RecordedGame; readonly seat: SeatName } | null;
  /** What the bot wrote for whoever watches it. */
  readonly stderr: string;
}

export interface Remark {
  readonly name: RemarkName;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A check that was not a game, or came to none. */
export function plainFinding(
  name: CheckName,
  result: Finding['result'],
  remarks: readonly Remark[] = [],
): Finding {
  return { name, result, costs: null, remarks, played: null, stderr: '' };
}
