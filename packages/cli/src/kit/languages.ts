/** A language that kits are written in, and how its programs are made and run by hand. */
export interface KitLanguage {
  readonly id: string;
  /** As people write it, the same in every language of theirs. */
  readonly name: string;
  /** Other words for it on the command line. */
  readonly aliases: readonly string[];
  /** The commands that build a program of these files; none where there is nothing to build. */
  build(files: readonly string[]): readonly string[];
  run(file: string): string;
}

const stem = (file: string) => file.replace(/\.\w+$/, '');

export const kitLanguages: readonly KitLanguage[] = [
  {
    id: 'c',
    name: 'C',
    aliases: [],
    build: (files) => [`gcc -std=gnu17 -O2 -o bot ${sources(files)} -lm`],
    run: () => './bot',
  },
  {
    id: 'cpp',
    name: 'C++',
    aliases: ['c++', 'cxx', 'cc'],
    build: (files) => [`g++ -std=gnu++17 -O2 -o bot ${sources(files)}`],
    run: () => './bot',
  },
  {
    id: 'python',
    name: 'Python',
    aliases: ['py', 'python3'],
    build: () => [],
    run: (file) => `python3 ${file}`,
  },
  {
    id: 'javascript',
    name: 'JavaScript',
    aliases: ['js', 'node'],
    build: () => [],
    run: (file) => `node ${file}`,
  },
  {
    id: 'typescript',
    name: 'TypeScript',
    aliases: ['ts'],
    build: (files) => [
      'npm install --no-save typescript @types/node',
      `npx tsc --ignoreConfig --target es2022 --module nodenext --types node ${sources(files)}`,
    ],
    run: (file) => `node ${stem(file)}.js`,
  },
  {
    id: 'java',
    name: 'Java',
    aliases: [],
    build: (files) => [`javac ${sources(files)}`],
    run: (file) => `java ${stem(file)}`,
  },
];

/** What a compiler is given: headers it finds by itself. */
function sources(files: readonly string[]): string {
  return files.filter((file) => !file.endsWith('.h')).join(' ');
}

/** The language of a name, in any case; undefined if there is none. */
export function findLanguage(name: string): KitLanguage | undefined {
  const wanted = name.toLowerCase();
  return kitLanguages.find(({ id, aliases }) => id === wanted || aliases.includes(wanted));
}
