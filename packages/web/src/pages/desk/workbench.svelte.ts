import { kits } from 'virtual:kits';
import type { ContestPage } from '@daeguk/api';
import { remember, remembered } from '../../app/memory.js';
import { alikeOf } from '../../contests/alike.js';
import type { Finding } from '../../submissions/diagnostics.js';
import type { Files } from '../../submissions/source.js';
import { type Draft, isSame, keepDraft, keptDraft } from './drafts.js';
import { languageOf, languagesOf } from './files.js';
import { firstName, kitFor } from './kits.js';

/** What lies on the desk: the files of one program in one language, and what a compiler said of them. */
export interface Workbench {
  readonly language: string;
  readonly files: Files;
  /** The file that is open. */
  readonly open: string;
  readonly findings: readonly Finding[];
  /** Where the cursor was last sent to. */
  readonly pointed: Finding | null;
  /** Grows whenever other texts lie there than those that were typed: an editor begins anew. */
  readonly revision: number;
  /** Whether something that was written here gave way to something else. */
  readonly hasReplaced: boolean;
  readonly kit: ReturnType<typeof kitOf>;
  choose(language: string): void;
  turnTo(file: string): void;
  write(file: string, text: string): void;
  rename(name: string): void;
  add(name: string): void;
  remove(): void;
  /** Tells what was said of the files as they lie there. */
  mark(findings: readonly Finding[]): void;
  /** Sends the cursor to a place in one of the files. */
  point(finding: Finding): void;
  /** Puts other files there; the language is theirs. */
  put(files: Files, findings?: readonly Finding[]): void;
  /** Puts back what gave way, and keeps what lies there instead if that was written. */
  bringBack(): void;
  /** Keeps what gave way no longer. */
  letGo(): void;
  startFromKit(): Promise<void>;
}

function kitOf(contest: ContestPage, language: string) {
  return kitFor(kits, alikeOf(contest), language);
}

/** The desk of an account at a contest, as it was left. To be called while a component is set up. */
export function workbench(contest: ContestPage, account: number): Workbench {
  const languages = languagesOf(contest.compilers);
  const last = remembered(`language.${contest.id}`);
  const usual = languages.find((one) => one === 'python') ?? languages[0] ?? '';

  let language = $state(languages.find((one) => one === last) ?? usual);
  let files = $state.raw<Files>({});
  let open = $state('');
  let findings = $state.raw<readonly Finding[]>([]);
  let pointed = $state.raw<Finding | null>(null);
  let revision = $state(0);
  let replaced = $state.raw<Draft | null>(null);
  let isTouched = false;

  const kit = $derived(kitOf(contest, language));
  const shelf = $derived({ account, contest: contest.id, language });

  function lay(draft: Draft, said: readonly Finding[] = []): void {
    ({ files, open, isTouched } = draft);
    findings = said;
    pointed = null;
    revision++;
  }

  function point(finding: Finding): void {
    open = finding.file;
    // The same place as before is a new wish.
    pointed = { ...finding };
  }

  function keep(): void {
    keepDraft(shelf, 'draft', { files, open, isTouched });
  }

  function touch(): void {
    isTouched = true;
    keep();
  }

  function setAside(draft: Draft | null): void {
    replaced = draft;
    keepDraft(shelf, 'replaced', draft);
  }

  /** What was written there is set aside; what was only opened there can be opened again. */
  function replace(draft: Draft, said: readonly Finding[] = []): void {
    if (isTouched && !isSame(files, draft.files)) setAside({ files, open, isTouched });
    lay(draft, said);
    keep();
  }

  /** What one begins with; null if something else was opened while it came. */
  async function fetchKit(): Promise<Draft | null> {
    const wanted = kit;
    const atFirst = revision;
    const name = wanted?.main ?? firstName(language);
    const sources = (await wanted?.load()) ?? { [name]: '' };
    const isWanted = wanted === kit && revision === atFirst;
    return isWanted ? { files: sources, open: name, isTouched: false } : null;
  }

  async function layKit(): Promise<void> {
    const fresh = await fetchKit();
    if (fresh !== null) lay(fresh);
  }

  function begin(next: string): void {
    language = next;
    remember(`language.${contest.id}`, next);
    replaced = keptDraft(shelf, 'replaced');
    const draft = keptDraft(shelf, 'draft');
    lay(draft ?? { files: {}, open: '', isTouched: false });
    if (draft === null) void layKit();
  }

  begin(language);

  return {
    get language() {
      return language;
    },
    get files() {
      return files;
    },
    get open() {
      return open;
    },
    get findings() {
      return findings;
    },
    get pointed() {
      return pointed;
    },
    get revision() {
      return revision;
    },
    get hasReplaced() {
      return replaced !== null;
    },
    get kit() {
      return kit;
    },
    choose: begin,
    turnTo(file) {
      open = file;
      pointed = null;
    },
    mark(said) {
      findings = said;
    },
    point,
    write(file, text) {
      files = { ...files, [file]: text };
      touch();
    },
    rename(name) {
      if (name === '' || name in files) return;
      const entries = Object.entries(files);
      files = Object.fromEntries(
        entries.map(([old, text]) => (old === open ? [name, text] : [old, text])),
      );
      open = name;
      touch();
    },
    add(name) {
      if (name in files) return;
      files = { ...files, [name]: '' };
      open = name;
      touch();
    },
    remove() {
      const { [open]: _, ...rest } = files;
      replace({ files: rest, open: Object.keys(rest)[0] ?? '', isTouched: false });
    },
    put(other, said = []) {
      const names = Object.keys(other);
      const next = languageOf(names, contest.compilers) ?? language;
      if (next !== language) begin(next);
      replace({ files: other, open: names[0] ?? '', isTouched: false }, said);
      const own = said.filter(({ file }) => names.includes(file));
      const first = own.find(({ severity }) => severity === 'error') ?? own[0];
      if (first !== undefined) point(first);
    },
    bringBack() {
      if (replaced === null) return;
      const back = replaced;
      setAside(null);
      replace(back);
    },
    letGo() {
      setAside(null);
      // What lies there may be all that is left of it.
      touch();
    },
    async startFromKit() {
      const fresh = await fetchKit();
      if (fresh === null) return;
      replace(fresh);
      // A kit that nobody has touched is taken anew next time.
      keepDraft(shelf, 'draft', null);
    },
  };
}
