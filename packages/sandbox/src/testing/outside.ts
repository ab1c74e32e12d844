import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const GAMES = fileURLToPath(new URL('../../../games', import.meta.url));
const INSIDE = fileURLToPath(new URL('../../inside', import.meta.url));

let folder: string | null = null;
afterAll(() => folder !== null && rmSync(folder, { recursive: true }));

export interface Elsewhere {
  /** Files the process finds open, by descriptor. */
  readonly open?: Readonly<Record<number, number>>;
  readonly uid?: number;
}

/**
 * Runs a piece of JavaScript in a process of its own, with this package at hand as `sandbox`, and
 * gives what it answers with `tell`. For what cannot be tried in a process that runs tests: to be
 * somebody else, or to have been started with files left open.
 */
export async function elsewhere(
  script: string,
  { open = {}, uid }: Elsewhere = {},
): Promise<unknown> {
  folder ??= compiled();
  const main = join(folder, 'main.mjs');
  const tell = 'const tell = (answer) => console.log(JSON.stringify(answer));';
  writeFileSync(main, `import * as sandbox from './src/index.js';\n${tell}\n${script}`);
  const highest = Math.max(2, ...Object.keys(open).map(Number));
  const above = Array.from({ length: highest - 2 }, (_, index) => open[index + 3] ?? 'ignore');
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe', ...above],
    cwd: folder,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const [answer, complaint] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
  if (answer === '') throw new Error(complaint);
  return JSON.parse(answer);
}

/** This package as plain JavaScript, made from the sources: a built one may be older than they. */
function compiled(): string {
  const made = mkdtempSync(join(tmpdir(), 'daeguk-test-'));
  chmodSync(made, 0o755);
  mkdirSync(join(made, 'src'));
  cpSync(INSIDE, join(made, 'inside'), { recursive: true });
  writeFileSync(join(made, 'package.json'), '{ "type": "module" }');
  const games = join(made, 'node_modules/@daeguk/games');
  for (const part of ['package.json', 'dist']) {
    cpSync(join(GAMES, part), join(games, part), { recursive: true });
  }
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const names = readdirSync(SOURCES).filter((name) => /(?<!\.test)\.ts$/.test(name));
  for (const name of names) {
    const source = readFileSync(join(SOURCES, name), 'utf8');
    const { outputText } = ts.transpileModule(source, { compilerOptions: options });
    writeFileSync(join(made, 'src', name.replace(/ts$/, 'js')), outputText);
  }
  return made;
}
