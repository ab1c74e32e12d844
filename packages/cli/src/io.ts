import type { Language } from '@daeguk/games';

/** The world a command sees: what it reads, where it writes, to whom it speaks. */
export interface Io {
  /** Results, a line at a time. */
  out(line: string): void;
  /** Progress and complaints. */
  err(text: string): void;
  readonly input: AsyncIterable<Uint8Array>;
  /** Whether a person watches stdout, stderr: only they are shown boards and progress. */
  readonly isOutTerminal: boolean;
  readonly isErrTerminal: boolean;
  readonly language: Language;
}

export const DONE = 0;
export const FAILED = 1;
export const BAD_USAGE = 2;
