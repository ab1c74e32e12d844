import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { games } from './index.js';
import { type Catalogue, languages, shared } from './messages.js';

const catalogues: readonly [name: string, words: Catalogue][] = [
  ['shared', shared],
  ...[...games.values()].map((game): [string, Catalogue] => [game.name, game.messages]),
];

describe.each(catalogues)('the catalogue %s', (_, words) => {
  const keys = Object.keys(words.en);

  test('has the same keys in every language', () => {
    for (const language of languages) {
      expect(Object.keys(words[language]).sort()).toEqual(keys.toSorted());
    }
  });

  test('has the same placeholders in every language', () => {
    const texts = (key: string) => languages.map((language) => words[language][key] ?? '');
    const differing = keys.filter((key) => new Set(texts(key).map(placeholders)).size > 1);
    expect(differing).toEqual([]);
  });

  test('has no empty text', () => {
    for (const language of languages) {
      expect(keys.filter((key) => words[language][key]?.trim() === '')).toEqual([]);
    }
  });
});

describe.each([...games])('the words of %s', (name, game) => {
  test.each(languages)(
    'name the game, its moves, sides, options and what it counts in %s',
    (language) => {
      const sides = game.sides.map((side) => `side.${side}`);
      const options = Object.keys(game.options as object).map((option) => `option.${option}`);
      const words = Object.keys(game.messages[language]);
      const named = words.filter((key) => /^(name|moves|margin|(side|option)\..*)$/.test(key));
      const counted = game.margin === undefined ? [] : ['margin'];
      expect(named.sort()).toEqual(['name', 'moves', ...sides, ...options, ...counted].sort());
    },
  );

  test('have a sentence for every fault of the game, and for no other', () => {
    const sources = sourcesOf(`${name}/`);
    const known = [...faultsIn(game.messages), ...faultsIn(shared)];
    expect(faultsMade(sources).filter((code) => !known.includes(code))).toEqual([]);
    expect(faultsIn(game.messages).filter((code) => !isNamed(code, sources))).toEqual([]);
  });
});

test('the shared words have a sentence for every fault outside of the games, and for no other', () => {
  const folders = [...games.keys()].map((name) => `${name}/`);
  const outside = sourcesOf('').filter(
    ({ path }) => !folders.some((folder) => path.startsWith(folder)),
  );
  const known = faultsIn(shared);
  expect(faultsMade(outside).filter((code) => !known.includes(code))).toEqual([]);
  expect(known.filter((code) => !isNamed(code, sourcesOf('')))).toEqual([]);
});

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
}

function faultsIn(words: Catalogue): string[] {
  const keys = Object.keys(words.en).filter((key) => key.startsWith('fault.'));
  return keys.map((key) => key.slice('fault.'.length));
}

interface Source {
  readonly path: string;
  readonly text: string;
}

/** What is built, below a folder; the catalogues themselves apart. */
function sourcesOf(folder: string): Source[] {
  const root = fileURLToPath(new URL('./', import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.startsWith(folder) && path.endsWith('.ts'))
    .filter((path) => !/^testing\/|\.test\.ts$|\.reference\.ts$|(^|\/)messages\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
}

/** The codes of all `fault('code')` and `fail('code')`. */
function faultsMade(sources: readonly Source[]): string[] {
  return sources.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:fault|fail)\(\s*'([^']+)'/g)].map((match) => match[1]!),
  );
}

/** Whether the code stands somewhere in quotes: some faults are made from a code handed on. */
function isNamed(code: string, sources: readonly Source[]): boolean {
  return sources.some(({ text }) => text.includes(`'${code}'`));
}
