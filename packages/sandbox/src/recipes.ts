import { basename, extname } from 'node:path';

/** Where the source lies and the product goes, inside the box of a build. */
export const SOURCE = '/source';
export const PRODUCT = '/bot';

/** One way to make a program of a source file. Flags are there for the contestant to see. */
export interface Recipe {
  readonly name: string;
  readonly language: string;
  readonly extensions: readonly string[];
  /** The compiler, or for languages that need none, a check of the source. */
  build(file: string): readonly string[];
  /** Whether the source itself is what runs. */
  readonly keepsSource: boolean;
  run(file: string, memory: number): readonly string[];
}

const PYTHON_CHECK = ['-X', 'pycache_prefix=/scratch', '-m', 'py_compile'];

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
    name: 'python3',
    language: 'python',
    extensions: ['.py'],
    // Isolated, or a bot named like a module of Python's own would run in that module's place.
    build: (file) => ['/usr/bin/python3', '-I', ...PYTHON_CHECK, file],
    keepsSource: true,
    // Unbuffered: a forgotten flush is the commonest way to lose on time.
    run: (file) => ['/usr/bin/python3', '-u', '-B', `${PRODUCT}/${file}`],
  },
  {
    name: 'node',
    language: 'javascript',
    extensions: ['.js', '.mjs', '.cjs'],
    build: (file) => ['/usr/bin/node', '--check', file],
    keepsSource: true,
    run: (file, memory) => [
      '/usr/bin/node',
      `--max-old-space-size=${megabytes(memory * 0.75)}`,
      `${PRODUCT}/${file}`,
    ],
  },
  {
    name: 'java',
    language: 'java',
    extensions: ['.java'],
    build: (file) => ['/usr/bin/javac', '-encoding', 'UTF-8', '-d', PRODUCT, file],
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
    build: (file) => [...compiler, '-pthread', '-o', `${PRODUCT}/program`, file, '-lm'],
    keepsSource: false,
    run: () => [`${PRODUCT}/program`],
  };
}

function megabytes(bytes: number): number {
  return Math.max(16, Math.floor(bytes / 2 ** 20));
}
