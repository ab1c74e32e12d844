import { basename, extname } from 'node:path';
import type { Visible } from './limits.js';
import { TYPESCRIPT, typeScriptTools } from './typescript.js';

/** Where the source lies and the product goes, inside the box of a build. */
export const SOURCE = '/source';
export const PRODUCT = '/bot';

/** One way to make a program of its sources. Flags are there for the contestant to see. */
export interface Recipe {
  readonly name: string;
  readonly language: string;
  readonly extensions: readonly string[];
  /** Whether several files that lie together make one program. */
  readonly joins: boolean;
  /** What the compiler needs to see beyond what every box has. */
  tools(): readonly Visible[];
  /** The compiler, or for languages that need none, a check of the source. */
  build(files: readonly string[]): readonly string[];
  /** Whether the source itself is what runs. */
  readonly keepsSource: boolean;
  /** The first of the files is where the program begins. */
  run(file: string, memory: number): readonly string[];
}

const NODE = '/usr/bin/node';
const PYTHON_CHECK = ['-X', 'pycache_prefix=/scratch', '-m', 'py_compile'];

/** What holds for a program of one file that needs no tools of ours. */
const alone: Pick<Recipe, 'joins' | 'tools'> = { joins: false, tools: () => [] };

/** The first that fits a file's extension is the usual choice. */
export const recipes: readonly Recipe[] = [
  native('c17', 'c', ['.c'], ['/usr/bin/gcc', '-std=gnu17', '-O2']),
  native('c17-o3', 'c', ['.c'], ['/usr/bin/gcc', '-std=gnu17', '-O3']),
  native('c11', 'c', ['.c'], ['/usr/bin/gcc', '-std=gnu11', '-O2']),
  native('c++17', 'c++', ['.cpp', '.cc', '.cxx'], ['/usr/bin/g++', '-std=gnu++17', '-O2']),
  native('c++17-o3', 'c++', ['.cpp', '.cc', '.cxx'], ['/usr/bin/g++', '-std=gnu++17', '-O3']),
  native('c++20', 'c++', ['.cpp', '.cc', '.cxx'], ['/usr/bin/g++', '-std=gnu++20', '-O2']),
  native('c++11', 'c++', ['.cpp', '.cc', '.cxx'], ['/usr/bin/g++', '-std=gnu++11', '-O2']),
  {
    ...alone,
    name: 'python3',
    language: 'python',
    extensions: ['.py'],
    // Isolated, or a bot named like a module of Python's own would run in that module's place.
    build: (files) => ['/usr/bin/python3', '-I', ...PYTHON_CHECK, ...files],
    keepsSource: true,
    // Unbuffered: a forgotten flush is the commonest way to lose on time.
    run: (file) => ['/usr/bin/python3', '-u', '-B', `${PRODUCT}/${file}`],
  },
  {
    ...alone,
    name: 'node',
    language: 'javascript',
    extensions: ['.js', '.mjs', '.cjs'],
    build: (files) => [NODE, '--check', ...files],
    keepsSource: true,
    run: runNode,
  },
  {
    ...alone,
    name: 'typescript',
    language: 'typescript',
    extensions: ['.ts'],
    tools: typeScriptTools,
    build: (files) => [NODE, ...TYPESCRIPT, '--outDir', PRODUCT, ...files],
    keepsSource: false,
    run: (file, memory) => runNode(`${basename(file, extname(file))}.js`, memory),
  },
  {
    ...alone,
    name: 'java',
    language: 'java',
    extensions: ['.java'],
    build: (files) => ['/usr/bin/javac', '-encoding', 'UTF-8', '-d', PRODUCT, ...files],
    keepsSource: false,
    run: (file, memory) => [
      '/usr/bin/java',
      `-Xmx${megabytes(memory * 0.7)}m`,
      ...['-Xss64m', '-XX:+UseSerialGC', '-XX:-UsePerfData', '-cp', PRODUCT],
      basename(file, '.java'),
    ],
  },
];

export function recipesFor(file: string): readonly Recipe[] {
  const extension = extname(file).toLowerCase();
  return recipes.filter(({ extensions }) => extensions.includes(extension));
}

function native(
  name: string,
  language: string,
  extensions: readonly string[],
  compiler: readonly string[],
): Recipe {
  return {
    name,
    language,
    extensions,
    joins: true,
    tools: () => [],
    build: (files) => [...compiler, '-pthread', '-o', `${PRODUCT}/program`, ...files, '-lm'],
    keepsSource: false,
    run: () => [`${PRODUCT}/program`],
  };
}

function runNode(file: string, memory: number): readonly string[] {
  return [NODE, `--max-old-space-size=${megabytes(memory * 0.75)}`, `${PRODUCT}/${file}`];
}

function megabytes(bytes: number): number {
  return Math.max(16, Math.floor(bytes / 2 ** 20));
}
