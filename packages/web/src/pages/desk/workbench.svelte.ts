import { kits } from 'virtual:kits';
import type { ContestPage } from '@daeguk/api';
import { remember, remembered } from '../../app/memory.js';
import { alikeOf } from '../../contests/alike.js';
import type { Finding } from '../../submissions/diagnostics.js';
import { type Draft, keepDraft, keptDraft } from './drafts.js';
import { languageOf, languagesOf } from './files.js';
import { firstName, kitFor } from './kits.js';

/** What lies on the desk: the files of one program in one language, and what a compiler said of them. */
export interface Workbench {
  readonly language: string;
  readonly files: Readonly<Record<string, string>>;
  /** The file that is open. */
  readonly open: string;
  readonly findings: readonly Finding[];
  /** Grows whenever other texts lie there than those that were typed: an editor begins anew. */
  readonly revision: number;
  /** What lay there before something else was opened. */
  readonly before: Draft | null;
  readonly kit: ReturnType<typeof kitOf>;
  choose(language: string): void;
  turnTo(file: string): void;
  write(file: string, text: string): void;
  rename(name: string): void;
  add(name: string): void;
  remove(): void;
  /** Puts other files there; the language is theirs. */
  put(files: Readonly<Record<string, string>>, findings?: readonly Finding[]): void;
  bringBack(): void;
  startFromKit(): Promise<void>;
}

function kitOf(contest: ContestPage, language: string) {
  return kitFor(kits, alikeOf(contest), language);
}

/** The desk of a contest, as it was left. To be called while a component is set up. */
export function workbench(contest: ContestPage): Workbench {
  const languages = languagesOf(contest.compilers);
  const last = remembered(`language.${contest.id}`);
  const usual = languages.find((one) => one === 'python') ?? languages[0] ?? '';

  let language = $state(languages.find((one) => one === last) ?? usual);
  let files = $state.raw<Readonly<Record<string, string>>>({});
  let open = $state('');
  let findings = $state.raw<readonly Finding[]>([]);
  let revision = $state(0);
  let before = $state.raw<Draft | null>(null);
  /** Whether what lies there was touched: only that is worth keeping. */
  let isTouched = false;

  const kit = $derived(kitOf(contest, language));

  function lay(draft: Draft, said: readonly Finding[] = []): void {
    ({ files, open } = draft);
    findings = said;
    revision++;
  }

  function keep(): void {
    isTouched = true;
    keepDraft(contest.id, language, { files, open });
  }

  async function layKit(): Promise<void> {
    const wanted = kit;
    const atFirst = revision;
    const name = wanted?.main ?? firstName(language);
    const sources = (await wanted?.load()) ?? { [name]: '' };
    // Something else may have been opened meanwhile.
    if (wanted === kit && revision === atFirst) lay({ files: sources, open: name });
  }

  function begin(next: string): void {
    language = next;
    before = null;
    remember(`language.${contest.id}`, next);
    const draft = keptDraft(contest.id, next);
    isTouched = draft !== null;
    lay(draft ?? { files: {}, open: '' });
    if (draft === null) void layKit();
  }

  /** What lies there is kept at hand, if it was worth anything. */
  function setAside(): void {
    before = isTouched ? { files, open } : null;
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
    get revision() {
      return revision;
    },
    get before() {
      return before;
    },
    get kit() {
      return kit;
    },
    choose: begin,
    turnTo(file) {
      open = file;
    },
    write(file, text) {
      files = { ...files, [file]: text };
      keep();
    },
    rename(name) {
      if (name === '' || name in files) return;
      const entries = Object.entries(files);
      files = Object.fromEntries(
        entries.map(([old, text]) => (old === open ? [name, text] : [old, text])),
      );
      open = name;
      keep();
    },
    add(name) {
      if (name in files) return;
      files = { ...files, [name]: '' };
      open = name;
      keep();
    },
    remove() {
      const { [open]: _, ...rest } = files;
      setAside();
      lay({ files: rest, open: Object.keys(rest)[0] ?? '' });
      keep();
    },
    put(other, said = []) {
      const names = Object.keys(other);
      const next = languageOf(names, contest.compilers) ?? language;
      if (next !== language) begin(next);
      setAside();
      const first = said.find(({ file }) => names.includes(file))?.file ?? names[0] ?? '';
      lay({ files: other, open: first }, said);
      keep();
    },
    bringBack() {
      if (before === null) return;
      lay(before);
      before = null;
      keep();
    },
    async startFromKit() {
      setAside();
      await layKit();
      isTouched = false;
      keepDraft(contest.id, language, null);
    },
  };
}
