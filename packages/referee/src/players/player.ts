import type { Situation } from '@daeguk/protocols';
import type { Happening } from '../happenings.js';

/** Whoever sits at a seat, with all it takes to reach them. What they do is told as happenings. */
export interface Player {
  /** Makes ready, before anything is on a clock. */
  open(): Promise<void>;
  ask(question: Question): void;
  /** The question is closed: its answer came, or nobody waits for it any more. */
  rest(): void;
  /** Says goodbye and leaves nothing behind. */
  close(farewell: readonly Uint8Array[]): Promise<Evidence>;
}

export interface Question {
  readonly messages: readonly Uint8Array[];
  /** How long the answer may take, in charged time; null if none is awaited. */
  readonly milliseconds: number | null;
  /** For players without a wire. */
  situation(): Situation;
}

export type Tell = (happening: Happening) => void;

/** What is left to say of a player after a game: for its author, who wants to know why. */
export interface Evidence {
  readonly code: number | null;
  readonly signal: string | null;
  /** The most memory it had, in bytes. */
  readonly peak: number;
  /** The last it said, and the last it wrote for whoever watches it. */
  readonly said: string;
  readonly stderr: string;
  /** What went wrong with its box, even if only at the end. */
  readonly fault: string | null;
}

export const NO_EVIDENCE: Evidence = {
  code: null,
  signal: null,
  peak: 0,
  said: '',
  stderr: '',
  fault: null,
};
