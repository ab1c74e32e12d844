import { remember, remembered } from '../../app/memory.js';

/** The files of a program that is being written, and which of them is open. */
export interface Draft {
  readonly files: Readonly<Record<string, string>>;
  readonly open: string;
}

// Drafts stay in this browser, one for each contest and language.

export function keepDraft(contest: string, language: string, draft: Draft | null): void {
  remember(nameOf(contest, language), draft);
}

export function keptDraft(contest: string, language: string): Draft | null {
  return readDraft(remembered(nameOf(contest, language)));
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
  return { files: Object.fromEntries(texts), open };
}

function nameOf(contest: string, language: string): string {
  return `draft.${contest}.${language}`;
}
