import { type StdioOptions, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownCores } from '@daeguk/sandbox';
import { daegukPath } from '../daeguk.js';

/** A way to run the command that gets the sandbox of one tier. */
export interface Arena {
  readonly title: string;
  readonly tier: 'A' | 'B';
  /** What is put before the command, and what after. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** No game of the zoo takes nearly as long; one that does is stopped, as by Ctrl-C. */
const MOST_MILLISECONDS = 20_000;

const isRoot = process.getuid?.() === 0;
const NOBODY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

const candidates: readonly Arena[] = isRoot
  ? [
      { title: 'tier A', tier: 'A', before: [], after: [] },
      { title: 'tier B, as a plain user', tier: 'B', before: NOBODY, after: [] },
      // A clone in root's home cannot be read by anybody else.
      { title: 'tier B, as root', tier: 'B', before: [], after: ['--tier', 'B'] },
    ]
  : [{ title: 'tier B, as we are', tier: 'B', before: [], after: [] }];

/** The arenas of this machine, the first that works for each tier, and the tiers it has none for. */
export async function findArenas(
  folder: string,
): Promise<{ readonly arenas: readonly Arena[]; readonly missing: readonly string[] }> {
  const arenas: Arena[] = [];
  // One after the other: the first run may have to build.
  for (const arena of candidates) {
    const isFound = arenas.some(({ tier }) => tier === arena.tier);
    if (!isFound && (await works(arena, folder))) arenas.push(arena);
  }
  const missing = ['A', 'B'].filter((wanted) => !arenas.some(({ tier }) => tier === wanted));
  return { arenas, missing };
}

async function works(arena: Arena, folder: string): Promise<boolean> {
  const record = join(folder, `${arena.title.replaceAll(' ', '-')}.jsonl`);
  const words = ['--contest', 'reversi', '--first', 'random', '--second', 'random'];
  const { code } = await match(arena, [...words, '--seed', '1', '--record', record], folder);
  if (code !== 0) return false;
  const [header = ''] = readFileSync(record, 'utf8').split('\n');
  return JSON.parse(header).host.tier === arena.tier;
}

/** Runs `daeguk match` in an arena. */
export function match(arena: Arena, words: readonly string[], home: string): Promise<Run> {
  return inArena(arena, ['match', ...words], home);
}

/** Runs the command in an arena, on a core that no other run of ours has unless the pool shares it. */
export function inArena(
  arena: Arena,
  words: readonly string[],
  home: string,
  { timeout, pool } = { timeout: MOST_MILLISECONDS, pool: alone },
): Promise<Run> {
  return pool.run(async (core) => {
    const line = ['--cpu-list', String(core), ...arena.before, daegukPath];
    return await run('taskset', [...line, ...words, ...arena.after], home, timeout);
  });
}

export function environment(home: string): NodeJS.ProcessEnv {
  // A bot that finds the last of these in its environment has seen ours.
  return { ...process.env, HOME: home, DAEGUK_LANG: 'en', ZOO_SECRET: 'secret' };
}

function run(
  program: string,
  words: readonly string[],
  home: string,
  timeout: number,
): Promise<Run> {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  const child = spawn(program, words, { env: environment(home), stdio, timeout });
  let [out, err] = ['', ''];
  child.stdout?.on('data', (piece: Buffer) => {
    out += piece;
  });
  child.stderr?.on('data', (piece: Buffer) => {
    err += piece;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

const cores = ownCores().slice(0, 2);

/** Runs as many jobs at a time as it has cores; one that is named twice is shared. */
class CorePool {
  readonly #free: number[];
  readonly #waiting: ((core: number) => void)[] = [];

  constructor(cores: readonly number[]) {
    this.#free = [...cores];
  }

  async run<T>(job: (core: number) => Promise<T>): Promise<T> {
    const core =
      this.#free.pop() ?? (await new Promise<number>((resolve) => this.#waiting.push(resolve)));
    try {
      return await job(core);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free.push(core);
      else next(core);
    }
  }
}

/** Each on its own core: so no game waits for another, and the zoo is seen quickly. */
export const alone = new CorePool(cores);

/** Two on each: for what does not look at a clock that closely. */
export const crowded = new CorePool([...cores, ...cores]);
