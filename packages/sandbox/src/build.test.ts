import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BUILD_LIMITS, type BuildLimits, type BuildReport, build } from './build.js';
import { recipes } from './recipes.js';
import { Staging } from './staging.js';
import { bestSandbox, inEachTier, run } from './testing/boxes.js';
import { temporaryFolder } from './testing/folders.js';
import type { Sandbox } from './tier.js';

const GREETINGS = [
  {
    recipe: 'c17',
    file: 'bot.c',
    source: '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }',
  },
  {
    recipe: 'c++17',
    file: 'bot.cpp',
    source: '#include <iostream>\nint main() { std::cout << "hello" << std::endl; }',
  },
  { recipe: 'python3', file: 'bot.py', source: 'print("hello")' },
  { recipe: 'node', file: 'bot.js', source: 'console.log("hello");' },
  {
    recipe: 'typescript',
    file: 'bot.ts',
    source:
      'import * as os from "node:os";\nconst end: string = os.EOL;\nprocess.stdout.write("hello" + end);',
  },
  {
    recipe: 'java',
    file: 'Bot.java',
    source:
      'class Bot { public static void main(String[] words) { System.out.println("hello"); } }',
  },
];

const MISTAKES = [
  { recipe: 'c17', file: 'bot.c', source: 'int main(void) { return x; }' },
  { recipe: 'c++17', file: 'bot.cpp', source: 'int main() { return x; }' },
  { recipe: 'python3', file: 'bot.py', source: 'def bot(:\n' },
  { recipe: 'node', file: 'bot.js', source: 'let = = 1;' },
  { recipe: 'typescript', file: 'bot.ts', source: 'const x: number = "y";\nconsole.log(x);' },
  { recipe: 'java', file: 'Bot.java', source: 'class Bot { int x = "y"; }' },
];

/** In tier B Java maps a lot more than it uses. */
const MEMORY = 512 << 20;

const staging = new Staging();
afterAll(() => staging.remove());

interface Source {
  readonly recipe: string;
  readonly file: string;
  readonly source: string;
}

function buildIt(
  sandbox: Sandbox,
  { recipe: name, file, source }: Source,
  limits: Partial<BuildLimits> = {},
): Promise<BuildReport> {
  const path = join(temporaryFolder(), file);
  // Private, as an upload is.
  writeFileSync(path, source, { mode: 0o600 });
  const sources = { folder: dirname(path), files: [file], headers: [] };
  return build(sandbox, staging, sources, recipeNamed(name), { ...BUILD_LIMITS, ...limits });
}

function recipeNamed(name: string) {
  const recipe = recipes.find((candidate) => candidate.name === name);
  if (recipe === undefined) throw new Error(`there is no recipe "${name}"`);
  return recipe;
}

/** A test for a language; where its compiler is missing it is skipped and says so. */
function testWith(name: string, title: string, act: () => Promise<void>): void {
  const [compiler = ''] = recipeNamed(name).build(['bot']);
  if (existsSync(compiler)) test(`${name}: ${title}`, act);
  else test.skip(`${name}: ${title} (there is no ${compiler})`, act);
}

inEachTier((sandbox) => {
  describe('a source file becomes a program that runs alone', () => {
    for (const greeting of GREETINGS) {
      testWith(greeting.recipe, 'hello', async () => {
        const { program, ...report } = await buildIt(sandbox, greeting);
        expect(report).toMatchObject({ fault: null, diagnostics: '' });
        expect(report.command).toContain(greeting.file);
        const { command, visible } = program!;
        const limits = { memory: MEMORY, processes: 1 };
        const end = await run(sandbox, command(MEMORY), { visible, limits });
        expect(end).toMatchObject({ code: 0, output: 'hello\n', errors: '' });
      });
    }
  });
});

describe('a source file with a mistake', () => {
  for (const mistake of MISTAKES) {
    testWith(mistake.recipe, 'the compiler says in which file', async () => {
      const report = await buildIt(bestSandbox(), mistake);
      expect(report).toMatchObject({ program: null, fault: 'build-failed' });
      expect(report.diagnostics).toContain(mistake.file);
    });
  }

  testWith('c17', 'warnings are kept when it succeeds', async () => {
    const source = 'int main(void) { return "x" == 0 ? 1.5e9 : 99999999999; }';
    const report = await buildIt(bestSandbox(), { recipe: 'c17', file: 'bot.c', source });
    expect(report.fault).toBeNull();
    expect(report.diagnostics).toContain('warning');
  });

  testWith('c17', 'of a long complaint the beginning is kept', async () => {
    const source = 'int main(void) { return x; }\n'.repeat(100);
    const diagnostics = 500;
    const wrong = { recipe: 'c17', file: 'bot.c', source };
    const report = await buildIt(bestSandbox(), wrong, { diagnostics });
    expect(Buffer.byteLength(report.diagnostics)).toBe(diagnostics);
    expect(report.diagnostics).toMatch(/^bot\.c: In function/);
  });
});

test('a machine without the compiler does not blame the source', async () => {
  const folder = temporaryFolder();
  const recipe = { ...recipes[0]!, build: () => ['/usr/bin/no-such-compiler', 'bot.c'] };
  const sources = { folder, files: ['bot.c'], headers: [] };
  expect(await build(bestSandbox(), staging, sources, recipe)).toMatchObject({
    program: null,
    fault: 'no-compiler',
    command: 'no-such-compiler bot.c',
    diagnostics: 'This machine has no /usr/bin/no-such-compiler.',
  });
});

testWith('c++17', 'the time of a build is always the same', async () => {
  const source = `
    constexpr bool same(const char *a, const char *b) {
      return *a == *b && (*a == 0 || same(a + 1, b + 1));
    }
    static_assert(same(__DATE__ " " __TIME__, "Jan  1 2000 00:00:00"), "");
    int main() {}`;
  const report = await buildIt(bestSandbox(), { recipe: 'c++17', file: 'bot.cpp', source });
  expect(report).toMatchObject({ fault: null, diagnostics: '' });
});

describe('a build under limits', () => {
  const endless = { recipe: 'c17', file: 'bot.c', source: '#include "/dev/zero"\n' };

  testWith('c17', 'one that takes too long is ended', async () => {
    const report = await buildIt(bestSandbox(), endless, { milliseconds: 300 });
    expect(report).toMatchObject({ program: null, fault: 'build-time' });
    expect(report.milliseconds).toBeGreaterThanOrEqual(300);
  });

  testWith('c17', 'one that takes too much memory is ended', async () => {
    const report = await buildIt(bestSandbox(), endless, { memory: 32 << 20 });
    expect(report).toMatchObject({ program: null, fault: 'build-memory' });
  });

  testWith('c++17', 'templates without end are ended', async () => {
    const source = `
      template <int depth, unsigned long path> struct Tree {
        Tree<depth - 1, 2 * path> left;
        Tree<depth - 1, 2 * path + 1> right;
      };
      template <unsigned long path> struct Tree<0, path> {};
      int main() { return sizeof(Tree<60, 1>) == 0; }`;
    const endless = { recipe: 'c++17', file: 'bot.cpp', source };
    const report = await buildIt(bestSandbox(), endless, { milliseconds: 1000 });
    expect(report).toMatchObject({ program: null, fault: 'build-time', diagnostics: '' });
    expect(report.milliseconds).toBeLessThan(6000);
  });

  testWith('c17', 'a source of chance without end is ended by time or memory', async () => {
    const random = { recipe: 'c17', file: 'bot.c', source: '#include "/dev/random"\n' };
    const late = await buildIt(bestSandbox(), random, { milliseconds: 300 });
    expect(late).toMatchObject({ program: null, fault: 'build-time' });
    const large = await buildIt(bestSandbox(), random, { memory: 32 << 20 });
    expect(large).toMatchObject({ program: null, fault: 'build-memory' });
  });

  testWith('c17', 'of complaints without end the beginning is kept', async () => {
    const include = '#include __FILE__\n';
    const flood = { recipe: 'c17', file: 'bot.c', source: `#warning flood\n${include}${include}` };
    const report = await buildIt(bestSandbox(), flood, { milliseconds: 2000 });
    expect(report).toMatchObject({ program: null, fault: 'build-time' });
    expect(Buffer.byteLength(report.diagnostics)).toBe(BUILD_LIMITS.diagnostics);
    expect(report.diagnostics).toContain('flood');
  });

  testWith('java', 'one that makes too much is refused, even in small files', async () => {
    const classes = [...Array(20).keys()].map((index) => `class Part${index} {}`).join('\n');
    const large = { recipe: 'java', file: 'Bot.java', source: `class Bot {}\n${classes}` };
    const report = await buildIt(bestSandbox(), large, { product: 2_000 });
    expect(report).toMatchObject({ program: null, fault: 'build-size' });
  });

  testWith('python3', 'a source that is itself too large is refused', async () => {
    const large = { recipe: 'python3', file: 'bot.py', source: `# ${'x'.repeat(20_000)}\n` };
    const report = await buildIt(bestSandbox(), large, { product: 10_000 });
    expect(report).toMatchObject({ program: null, fault: 'build-size' });
  });

  testWith('c17', 'a compiler stopped by its helpers for size says so', async () => {
    const source = 'char big[8 << 20] = {1};\nint main(void) { return big[1]; }';
    const large = { recipe: 'c17', file: 'bot.c', source };
    const report = await buildIt(bestSandbox(), large, { product: 1 << 20 });
    expect(report).toMatchObject({ program: null, fault: 'build-size' });
  });

  testWith('python3', 'a source named like a module of Python is checked, not run', async () => {
    const target = join(temporaryFolder(), 'escaped');
    const source = `import os\nos.symlink(${JSON.stringify(target)}, "/bot/traceback.py")\n`;
    const report = await buildIt(bestSandbox(), {
      recipe: 'python3',
      file: 'traceback.py',
      source,
    });
    expect(report.fault).toBeNull();
    expect(existsSync(target)).toBe(false);
  });

  testWith('c17', "the compiler cannot read the machine's files", async () => {
    const source = '#include "/etc/passwd"\nint main(void) { return 0; }';
    const report = await buildIt(bestSandbox(), { recipe: 'c17', file: 'bot.c', source });
    expect(report).toMatchObject({ program: null, fault: 'build-failed' });
    expect(report.diagnostics).toContain('/etc/passwd: No such file or directory');
    expect(report.diagnostics).not.toContain('root:');
  });
});
