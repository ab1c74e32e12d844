import { lstatSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type BuildReport,
  build,
  findSources,
  type Program,
  Staging,
  sandboxOf,
  type Tier,
} from '@daeguk/sandbox';
import { eq } from 'drizzle-orm';
import { type SubmittedPlayer, submissions } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { Built } from '../submissions/built.js';
import { readFiles } from '../submissions/sources.js';

/** What is kept of built programs, in bytes: those used longest ago go first. */
const MOST_BYTES = 2 ** 30;

/** When every source was changed last, in seconds. */
const CHANGED = 946_684_800;

/** A program that stays where it is until it is released. */
export interface HeldProgram {
  readonly built: Built;
  /** Null if it could not be built. */
  readonly program: Program | null;
  release(): void;
}

interface Kept {
  readonly made: Promise<Made>;
  users: number;
  /** Where it lies, once it is there. */
  folder: string | null;
  bytes: number;
}

interface Made {
  readonly built: Built;
  readonly program: Program | null;
}

type ProgramPlayer = Extract<SubmittedPlayer, { kind: 'program' }>;

/** The programs of submissions, built when they are first asked for. */
export class Programs {
  readonly #store: Store;
  readonly #tier: Tier;
  readonly #mostBytes: number;
  readonly #staging = new Staging();
  /** In the order of their last use. */
  readonly #kept = new Map<number, Kept>();
  #root: string | null = null;
  #building = 0;

  constructor(store: Store, tier: Tier, mostBytes = MOST_BYTES) {
    this.#store = store;
    this.#tier = tier;
    this.#mostBytes = mostBytes;
  }

  /** Who asks while it is being built waits for the same build. */
  async hold(submission: number): Promise<HeldProgram> {
    const kept = this.#kept.get(submission) ?? this.#begin(submission);
    this.#kept.delete(submission);
    this.#kept.set(submission, kept);
    kept.users += 1;
    const release = () => {
      kept.users -= 1;
      this.#clear();
    };
    try {
      const { built, program } = await kept.made;
      // What failed is tried anew when it is asked for again: it may have been this machine.
      if (program === null) this.#forget(submission, kept);
      return { built, program, release };
    } catch (error) {
      this.#forget(submission, kept);
      release();
      throw error;
    }
  }

  remove(): void {
    this.#kept.clear();
    this.#root = null;
    this.#staging.remove();
  }

  #forget(submission: number, kept: Kept): void {
    if (this.#kept.get(submission) === kept) this.#kept.delete(submission);
  }

  #begin(submission: number): Kept {
    const made = this.#make(submission).then(({ program, built }) => {
      kept.folder = program?.visible[0]?.from ?? null;
      kept.bytes = kept.folder === null ? 0 : sizeOf(kept.folder);
      return { program, built };
    });
    const kept: Kept = { made, users: 0, folder: null, bytes: 0 };
    return kept;
  }

  async #make(submission: number): Promise<Made> {
    this.#building += 1;
    try {
      const player = await this.#playerOf(submission);
      const sources = await this.#write(submission);
      return await this.#build(sources, player);
    } finally {
      this.#building -= 1;
    }
  }

  async #playerOf(submission: number): Promise<ProgramPlayer> {
    const [row] = await this.#store.db
      .select({ player: submissions.player })
      .from(submissions)
      .where(eq(submissions.id, submission));
    if (row?.player.kind !== 'program') throw new TypeError(`${submission} is no program`);
    return row.player;
  }

  /** In a folder that nobody but us can reach; in the box of its build everything in it may be read. */
  async #write(submission: number): Promise<string> {
    const files = await readFiles(this.#store.db, submission);
    const folder = this.#staging.newFolder();
    this.#root = dirname(folder);
    for (const { name, bytes } of files) {
      if (basename(name) !== name) throw new TypeError('a name of a file that leads elsewhere');
      const path = join(folder, name);
      writeFileSync(path, bytes, { mode: 0o644 });
      // C can ask when its source was changed: no build is to hang on that.
      utimesSync(path, CHANGED, CHANGED);
    }
    return folder;
  }

  async #build(folder: string, { compiler }: ProgramPlayer): Promise<Made> {
    const sources = findSources(folder);
    const recipe = sources?.recipes.find(({ name }) => name === compiler);
    if (!sources || recipe === undefined) return UNREADABLE;
    const report = await build(sandboxOf(this.#tier), this.#staging, sources, recipe);
    return { built: builtOf(report), program: report.program };
  }

  /** Forgets what was used longest ago, and clears away what belongs to nothing that is kept. */
  #clear(): void {
    let bytes = 0;
    for (const [submission, kept] of [...this.#kept].reverse()) {
      bytes += kept.bytes;
      if (bytes > this.#mostBytes && kept.users === 0) this.#forget(submission, kept);
    }
    // A build has folders of its own that nobody else knows of.
    if (this.#building > 0 || this.#root === null) return;
    const folders = new Set([...this.#kept.values()].map(({ folder }) => folder));
    for (const name of readdirSync(this.#root)) {
      const path = join(this.#root, name);
      if (!folders.has(path)) rmSync(path, { recursive: true, force: true });
    }
  }
}

const UNREADABLE: Made = {
  built: { fault: 'sources', diagnostics: '', command: '', milliseconds: 0 },
  program: null,
};

function builtOf({ fault, diagnostics, command, milliseconds }: BuildReport): Built {
  return { fault, diagnostics, command, milliseconds: Math.round(milliseconds) };
}

function sizeOf(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.reduce((sum, name) => sum + lstatSync(join(folder, name)).size, 0);
}
