import type { Visible } from './limits.js';

/** A program that is ready to be run in a box. */
export interface Program {
  /** For a box with this much memory: some languages must be told how much they may take. */
  command(memory: number): readonly string[];
  readonly visible: readonly Visible[];
}
