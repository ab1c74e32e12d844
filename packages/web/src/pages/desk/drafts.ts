import { remember, remembered } from '../../app/memory.js';
import type { Files } from '../../submissions/source.js';

/** The files of a program that is being written, and which of them is open. */
export interface Draft {
  readonly files: Files;
  readonly open: string;
  /** Whether something was written since they were put there: only that cannot be had again. */
  readonly isTouched: boolean;
}

/** Drafts stay in this browser, one for each account, contest and language: others may sign in here as well. */
export interface Shelf {
  readonly account: number;
  readonly contest: string;
  readonly language: string;
}

/** What lies on the desk, and what lay there before something else took its place. */
type Which = 'draft' | 'replaced';

export function keepDraft(shelf: Shelf, which: Which, draft: Draft | null): void {
  remember(nameOf(shelf, which), draft);
}

export function keptDraft(shelf: Shelf, which: Which): Draft | null {
  return readDraft(remembered(nameOf(shelf, which)));
}

/** What was kept may be of another day, or another hand. */
export function readDraft(kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null || !('files' in kept)) return null;
  const { files } = kept;
  if (typeof files !== 'object' || files === null) return null;
  const texts = Object.entries(files).filter(([, text]) => typeof text === 'string');
  const [first] = texts;
  if (first === undefined) return null;
  const wanted = 'open' in kept ? String(kept.open) : '';
  const open = texts.some(([name]) => name === wanted) ? wanted : first[0];
  const isTouched = !('isTouched' in kept) || kept.isTouched === true;
  return { files: Object.fromEntries(texts), open, isTouched };
}

/** Whether two programs are the same text, in whatever order their files lie. */
export function isSame(one: Files, other: Files): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

function nameOf({ account, contest, language }: Shelf, which: Which): string {
  return `${which}.${account}.${contest}.${language}`;
}
