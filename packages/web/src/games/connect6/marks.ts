import { type Connect6State, connect6 } from '@daeguk/games';
import { stepsOf } from '../line.js';
import type { LastMove } from '../look.js';
import { decidingLines } from './lines.js';
import { moverOf, pointAt } from './points.js';

/** What is shown of how the position came about. */
export interface Marks {
  /** The stones of the last turn, and of the one before it. */
  readonly last: readonly number[];
  readonly before: readonly number[];
  /** The lines that ended the game. */
  readonly lines: readonly (readonly number[])[];
}

export function marksOf(state: Connect6State, last: LastMove | null): Marks {
  const earlier = last?.before as Connect6State | undefined;
  return {
    last: last === null ? [] : state.last,
    // Of a position that was only written down, any stone may be of the last turn.
    before: earlier !== undefined && earlier.last.length <= 2 ? earlier.last : [],
    lines: decidingLines(state),
  };
}

/** A stone of a line that is shown, by the number of its turn. */
export interface Hint {
  readonly point: number;
  readonly colour: 'black' | 'white';
  readonly order: number;
}

export function hintsOf(state: Connect6State, line: readonly string[]): Hint[] {
  return stepsOf(connect6, state, line).flatMap(({ before, move }, index) =>
    move.map((point) => ({
      point: pointAt(point),
      colour: moverOf(before),
      order: index + 1,
    })),
  );
}
