import { copyFileSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Box, type BoxEnd } from './box.js';
import type { BoxLimits } from './limits.js';
import type { Program } from './program.js';
import { PRODUCT, type Recipe, SOURCE } from './recipes.js';
import type { Sources } from './sources.js';
import { openToAll, type Staging } from './staging.js';
import type { Sandbox } from './tier.js';

/** What a build may take. Sizes are in bytes. */
export interface BuildLimits {
  readonly milliseconds: number;
  readonly memory: number;
  /** All it produces. */
  readonly product: number;
  /** What is kept of the compiler's words. */
  readonly diagnostics: number;
}

export const BUILD_LIMITS: BuildLimits = {
  milliseconds: 60_000,
  memory: 2 * 2 ** 30,
  product: 64 * 2 ** 20,
  diagnostics: 64 * 2 ** 10,
};

/** What compilers take for the time: a source that compiles at one moment must do so at every other. */
const CLOCK = 'SOURCE_DATE_EPOCH=946684800';

/** A compiler is a driver of others: when one of those is stopped for size, only words tell. */
const TOO_LARGE = /File size limit exceeded|terminated with signal 25/;

export interface BuildReport {
  /** The program, or null if it could not be built. */
  readonly program: Program | null;
  readonly fault:
    | 'build-failed'
    | 'build-time'
    | 'build-memory'
    | 'build-size'
    /** These two say nothing of the source. */
    | 'no-compiler'
    | 'sandbox'
    | null;
  /** What was run, as the contestant would type it. */
  readonly command: string;
  /** What the compiler said, warnings too. */
  readonly diagnostics: string;
  readonly milliseconds: number;
}

/** Makes a program of its sources. The compiler is boxed too: what it reads is untrusted. */
export async function build(
  sandbox: Sandbox,
  staging: Staging,
  { folder, files, headers }: Omit<Sources, 'recipes'>,
  recipe: Recipe,
  limits: BuildLimits = BUILD_LIMITS,
): Promise<BuildReport> {
  const [main = ''] = files;
  const start = performance.now();
  const command = recipe.build(files.map(asOperand));
  const [compiler = ''] = command;
  if (!existsSync(compiler)) return withoutCompiler(command);
  const product = staging.newFolder();
  // Before anything of the box has run: whatever it leaves in a folder is not to be written through.
  if (recipe.keepsSource) copyFileSync(join(folder, main), join(product, main));
  const box = await Box.open(sandbox, {
    command: ['/usr/bin/env', CLOCK, '/usr/bin/prlimit', `--fsize=${limits.product}`, ...command],
    visible: [
      ...[...files, ...headers].map((file) => ({
        from: staging.readable(join(folder, file)),
        at: `${SOURCE}/${file}`,
      })),
      ...recipe.tools().map(({ from, at }) => ({ from: staging.readable(from), at })),
      { from: product, at: PRODUCT, writable: !recipe.keepsSource },
    ],
    limits: boxLimits(limits),
    folder: SOURCE,
  });
  const words = collect(box, limits.diagnostics);
  let isLate = false;
  const patience = setTimeout(() => {
    isLate = true;
    void box.end();
  }, limits.milliseconds);
  box.release();
  const end = await box.ended;
  clearTimeout(patience);
  const isTooLarge = sizeOf(product) > limits.product || TOO_LARGE.test(words());
  const fault = isLate ? 'build-time' : verdict(end, isTooLarge);
  if (fault === null) openToAll(product);
  else rmSync(product, { recursive: true, force: true });
  return {
    program: fault === null ? programOf(recipe, main, product) : null,
    fault,
    command: asTyped(command),
    diagnostics: words(),
    milliseconds: performance.now() - start,
  };
}

function withoutCompiler(command: readonly string[]): BuildReport {
  const diagnostics = `This machine has no ${command[0]}.`;
  const typed = asTyped(command);
  return { program: null, fault: 'no-compiler', command: typed, diagnostics, milliseconds: 0 };
}

function asTyped(command: readonly string[]): string {
  return command.map((word) => basename(word)).join(' ');
}

/** A name that begins like an option, or like a file of options, must not be taken for one. */
function asOperand(file: string): string {
  return /^[-@]/.test(file) ? `./${file}` : file;
}

function boxLimits({ memory, product }: BuildLimits): BoxLimits {
  return { memory, processes: 64, tasks: 256, scratch: product * 4 };
}

function verdict(end: BoxEnd, isTooLarge: boolean): BuildReport['fault'] {
  if (end.fault !== null) return 'sandbox';
  if (end.ranOutOfMemory) return 'build-memory';
  if (end.signal === 'SIGXFSZ' || isTooLarge) return 'build-size';
  return end.code === 0 ? null : 'build-failed';
}

function programOf(recipe: Recipe, file: string, product: string): Program {
  return {
    command: (memory) => recipe.run(file, memory),
    visible: [{ from: product, at: PRODUCT }],
  };
}

function collect({ stdout, stderr }: Box, most: number): () => string {
  let kept = Buffer.alloc(0);
  const keep = (piece: Buffer) => {
    if (kept.length < most) kept = Buffer.concat([kept, piece.subarray(0, most - kept.length)]);
  };
  stdout.on('data', keep);
  stderr.on('data', keep);
  return () => kept.toString('utf8');
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.reduce((sum, name) => sum + lstatSync(join(folder, name)).size, 0);
}
