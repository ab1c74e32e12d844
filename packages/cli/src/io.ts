import type { Language } from '@daeguk/games';
import { wrapLines } from './columns.js';

/** The world a command sees: what it reads, where it writes, to whom it speaks. */
export interface Io {
  /** Results, a line at a time. */
  out(line: string): void;
  /** Results of a program's own making, byte for byte. */
  write(bytes: Uint8Array): void;
  /** Progress and complaints. */
  err(text: string): void;
  readonly input: AsyncIterable<Uint8Array>;
  /** Whether a person types the input, or watches stderr: only they are shown hints and progress. */
  readonly isInTerminal: boolean;
  readonly isErrTerminal: boolean;
  /** The height of the terminal that shows stdout, 0 if it is none, and its width. */
  readonly outRows: number;
  readonly outColumns: number;
  readonly language: Language;
}

/** A result in prose: as wide as the terminal where one shows it, whole for whatever else reads it. */
export function tell(io: Io, line: string): void {
  io.out(io.outRows > 0 ? wrapLines(line, io.outColumns) : line);
}

export const DONE = 0;
export const FAILED = 1;
export const BAD_USAGE = 2;
