import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages, phrase } from '@daeguk/games';
import { describe, expect, it, test } from 'vitest';
import { contestIds } from '../contest-ids.js';
import { languageOf, regenerate } from './page.js';
import { captions } from './pictures/captions.js';
import { pictures } from './pictures/pictures.js';
import { svg } from './pictures/svg.js';
import { brokenLinks } from './testing/links.js';
import { transcripts } from './transcripts/transcripts.js';

// The pictures, and the pages between their markers, are generated: `npm run golden` writes them anew.

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const guides = join(root, 'docs/guides');

const markdown = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort();
const read = (path: string) => readFileSync(join(guides, path), 'utf8');
const named = Object.entries(pictures).flatMap(([contest, each]) =>
  Object.entries(each).map(([name, picture]) => ({ contest, name, picture })),
);
const pages = markdown(guides);

describe('pictures', () => {
  it.each(named)('$contest-$name is as its file', async ({ contest, name, picture }) => {
    const title = phrase(captions, 'en', `${contest}.${name}`) ?? '';
    const file = join(guides, 'images', `${contest}-${name}.svg`);
    await expect(svg(picture, title)).toMatchFileSnapshot(file);
  });

  test('there are no others', () => {
    const files = named.map(({ contest, name }) => `${contest}-${name}.svg`);
    const others = readdirSync(join(guides, 'images')).filter((name) => !files.includes(name));
    expect(others).toEqual([]);
  });

  test('each has a caption in every language', () => {
    const keys = named.map(({ contest, name }) => `${contest}.${name}`).sort();
    for (const language of languages) expect(Object.keys(captions[language]).sort()).toEqual(keys);
  });
});

describe('pages', () => {
  it.each(pages)('%s has nothing but markers we know, and what belongs there', async (path) => {
    const { text, problems } = regenerate(path, read(path));
    expect(problems).toEqual([]);
    await expect(text).toMatchFileSnapshot(join(guides, path));
  });

  test('every picture and every transcript is used in every language', () => {
    const made = [...named, ...namesOf(transcripts)].map(
      ({ contest, name }) => `${contest} ${name}`,
    );
    for (const language of languages) {
      const used = pages
        .filter((path) => languageOf(path) === language)
        .flatMap((path) => markersOf(path).map((name) => `${path.split('/')[0]} ${name}`));
      expect(made.filter((name) => !used.includes(name))).toEqual([]);
    }
  });

  const inEveryLanguage = ['rules', 'protocol', 'first-bot']
    .flatMap((page) => contestIds().map((contest) => join(contest, page)))
    .concat('time');

  it.each(inEveryLanguage)('%s has the same markers and programs in every language', (page) => {
    const paths = [`${page}.md`, `${page}.ko.md`, `${page}.zh.md`];
    expect(pages).toEqual(expect.arrayContaining(paths));
    const [english, ...others] = paths.map((path) => [...markersOf(path), ...programsOf(path)]);
    for (const other of others) expect(other).toEqual(english);
  });
});

describe('links', () => {
  const files = [join(root, 'README.md'), ...markdown(join(root, 'docs')).map(inDocs)];

  it.each(files.map((file) => relative(root, file)))('of %s lead somewhere', (file) => {
    expect(brokenLinks(join(root, file))).toEqual([]);
  });
});

function inDocs(name: string): string {
  return join(root, 'docs', name);
}

function namesOf(made: Readonly<Record<string, object>>) {
  return Object.entries(made).flatMap(([contest, each]) =>
    Object.keys(each).map((name) => ({ contest, name })),
  );
}

function markersOf(path: string): string[] {
  return regenerate(path, read(path)).markers.map(({ kind, name }) => name || kind);
}

function programsOf(path: string): string[] {
  return [...read(path).matchAll(/^```python\n.*?^```$/gms)].map(([program]) => program);
}
